"""Registering: every game becomes known to PettingZoo, Gymnasium and, if it is installed, OpenSpiel."""

from importlib.util import find_spec

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"adyton.envs needs the package {missing.name}: install adyton with the extra [envs].", name=missing.name
    ) from None

from adyton.games import GAMES


def register_all() -> None:
    """Register all games, once."""
    for slug in GAMES:
        name = f"adyton/{slug}-v0"
        if name in gymnasium.registry:
            continue
        # Without Gymnasium's wrappers, which hide `legal`, `view` and `describe`.
        gymnasium.register(
            name,
            "adyton.envs.single:SingleEnv",
            order_enforce=False,
            disable_env_checker=True,
            vector_entry_point="adyton.envs.gym_vector:GymVectorEnv",
            kwargs={"game": slug},
        )
        pettingzoo.register("aec", name, "adyton.envs.turns:TurnsEnv", kwargs={"game": slug})
        pettingzoo.register("parallel", name, "adyton.envs.together:TogetherEnv", kwargs={"game": slug})
    if find_spec("pyspiel") is not None:
        from adyton.envs.spiel import register_games  # noqa: PLC0415  (OpenSpiel is not everywhere)

        register_games()
