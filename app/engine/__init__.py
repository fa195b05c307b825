"""The rules: pure, synchronous, without clock or I/O. Imports nothing of `app` but itself."""
