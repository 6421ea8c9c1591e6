"""The pages of the documentation: each can be found from the first one."""

from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_the_index_leads_to_every_page() -> None:
    index = (DOCS / "README.md").read_text("utf-8")
    pages = [page for kind in ("md", "html") for page in DOCS.rglob(f"*.{kind}") if page.name != "README.md"]
    missing = [name for page in pages if f"({(name := page.relative_to(DOCS).as_posix())})" not in index]
    assert pages
    assert missing == []
