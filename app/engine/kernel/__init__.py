"""What every game shares: the contract, programs and frames, asks, events, chance, visibility, patches."""
