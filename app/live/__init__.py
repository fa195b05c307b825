"""Websockets: who is connected, snapshots and patches, fan-out between processes."""
