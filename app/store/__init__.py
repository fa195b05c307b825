"""Everything that is kept: the database, its models and queries. The only room that knows SQL."""
