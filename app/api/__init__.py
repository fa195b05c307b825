"""REST routers, public schemas, authentication."""
