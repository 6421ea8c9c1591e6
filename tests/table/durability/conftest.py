"""The databases of the store's tests, for whole servers."""

from table.store.conftest import postgres_url, server

__all__ = ["postgres_url", "server"]
