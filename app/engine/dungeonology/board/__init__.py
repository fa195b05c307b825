"""The board as geometry: where Zones lie, what meets what, where a Zone may be placed."""
