"""Rigor: board games for remote friends, in the browser."""
