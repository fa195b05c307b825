"""What happens at a table: seats, the one path a command takes, clocks, bots, chat."""
