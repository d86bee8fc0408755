import os
import runpy
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="session")
def run_example(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], SimpleNamespace]:
    """Run an example with JAX, and return its names. What JAX compiles for one learner also serves the next one."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    import jax  # noqa: PLC0415  (slow to import, and only needed here)

    jax.config.update("jax_compilation_cache_dir", str(tmp_path_factory.mktemp("jax")))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    return lambda name: SimpleNamespace(**runpy.run_path(str(EXAMPLES / name)))
