"""Print how much faster all predictions of a throw are listed than by the brute force of the tests."""

from time import process_time

from tests.games.oraklos.brute import brute_force
from tests.games.oraklos.layouts import thrown

from adyton.games.oraklos.rules.sight import true_predictions

TABLES = 8
TIMES = 10

layouts = [thrown(seed, 20) for seed in range(TABLES)]
began = process_time()
for _ in range(TIMES):
    listed = [true_predictions(layout) for layout in layouts]
middle = process_time()
forced = [brute_force(layout) for layout in layouts]
ended = process_time()
assert [len(found) for found in listed] == [len(found) for found in forced]
fast, slow = (middle - began) / TABLES / TIMES, (ended - middle) / TABLES
print(
    f"All predictions of 20 dice of Oraklos: {1000 * fast:.2f} ms; "
    f"by brute force {1000 * slow:.0f} ms, {slow / fast:.0f} times as long."
)
