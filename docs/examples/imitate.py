"""Learn from games of bots, written by `adyton dataset`: `python docs/examples/imitate.py games.parquet 10`.

It needs Adyton with its extras `envs` and `dataset`, JAX, Flax and Optax, and a file with observations. The network of
`ppo.py` learns to do what the winners did, and then plays against bots.
"""

import json
import sys
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax
from ppo import LADDER, Learner, reach, shares
from pyarrow import compute, parquet

from adyton.envs.vector import Vector

BATCH = 256


def rows_of(file):
    """What the winners saw, might do and did, as arrays; and what the file says about its games."""
    table = parquet.read_table(file, columns=["observation", "legal", "action", "place"])
    facts = json.loads(table.schema.metadata[b"adyton"])
    table = table.filter(compute.field("place") == 1)
    seen = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    mask = np.zeros((len(table), facts["action_count"] + 1), dtype=np.int8)  # the last action means waiting
    for row, numbers in zip(mask, table["legal"].to_pylist(), strict=True):
        row[numbers] = 1
    return {"seen": seen, "mask": mask, "action": table["action"].to_numpy()}, facts


@partial(jax.jit, static_argnums=0)
def improved(learner, params, state, rows):
    """One step towards what the winners did, and how far away they are now."""

    def distance(params):
        logits, _ = learner.network.apply(params, rows["seen"], rows["mask"])
        return optax.softmax_cross_entropy_with_integer_labels(logits, rows["action"]).mean()

    far, gradient = jax.value_and_grad(distance)(params)
    changes, state = learner.optimizer.update(gradient, state)
    return optax.apply_updates(params, changes), state, far


def trained(rows, facts, seed, epochs):
    """The learner after it went over all rows so many times, with the mean distance in each."""
    vector = Vector(facts["game"], 1, players=len(facts["bots"]))
    vector.reset(seed=seed)
    learner, random, distances = Learner(vector, seed), np.random.default_rng(seed), []
    for _ in range(epochs):
        parts = random.permutation(len(rows["action"]))[: len(rows["action"]) // BATCH * BATCH].reshape(-1, BATCH)
        found = []
        for part in parts:
            some = {name: jnp.asarray(row[part]) for name, row in rows.items()}
            learner.params, learner.state, far = improved(learner, learner.params, learner.state, some)
            found.append(float(far))
        distances.append(float(np.mean(found)))
    return learner, distances


if __name__ == "__main__":
    rows, facts = rows_of(sys.argv[1])
    learner, distances = trained(rows, facts, 1, int(sys.argv[2]))
    sys.stdout.write(f"{len(rows['action'])} decisions, distance {distances[0]:.2f} → {distances[-1]:.2f}\n")
    for name in LADDER:
        found = shares(learner, facts["game"], 1000, opponents=name)
        sys.stdout.write(f"{found.mean():.0%} ± {reach(found):.0%} against {name}\n")
