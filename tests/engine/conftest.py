"""Properties of the engine are checked alike everywhere: the same examples in each run, no time limits."""

from hypothesis import settings

settings.register_profile("engine", deadline=None, derandomize=True, database=None)
settings.load_profile("engine")
