from __future__ import annotations

import logging
import os
import stat
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.table.web.identity import HASHER, BadSecret, Identity, read_secret

identity = Identity(b"s" * 32)
people = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@given(people)
def test_a_signature_is_believed(person: str) -> None:
    assert identity.read_cookie(identity.sign_cookie(person)) == person
    assert identity.read_token(identity.sign_token(person)) == person


@given(people)
def test_a_cookie_is_no_token_and_a_token_no_cookie(person: str) -> None:
    assert identity.read_token(identity.sign_cookie(person)) is None
    assert identity.read_cookie(identity.sign_token(person)) is None


@given(st.text() | st.from_regex(r"\A[a-z]+\.[A-Za-z0-9_-]{43}\Z"))
def test_nothing_else_is_believed(text: str) -> None:
    assert identity.read_cookie(text) is None
    assert identity.read_token(text) is None


def test_another_server_is_not_believed() -> None:
    other = Identity(b"t" * 32)

    assert identity.read_cookie(other.sign_cookie("amy")) is None
    assert identity.read_token(other.sign_token("amy")) is None


def test_a_cookie_holds_the_person_and_nothing_else() -> None:
    assert identity.sign_cookie("amy").rpartition(".")[0] == "amy"


def test_a_token_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    token = identity.sign_token("amy")
    now = time.time()

    monkeypatch.setattr(time, "time", lambda: now + 100)

    assert identity.read_token(token) == "amy"
    assert identity.read_token(token, seconds=200) == "amy"
    assert identity.read_token(token, seconds=50) is None


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(BadSecret, match="at least 32 bytes"):
        Identity(b"short")


def test_the_first_start_makes_a_secret_that_only_its_owner_reads(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"

    first = Identity.in_folder(folder)

    assert mode(folder / "secret") == 0o600
    assert [file.name for file in folder.iterdir()] == ["secret"]
    assert Identity.in_folder(folder).read_cookie(first.sign_cookie("amy")) == "amy"
    assert Identity.in_folder(tmp_path / "other").read_cookie(first.sign_cookie("amy")) is None


def test_processes_that_start_together_share_a_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as starting:
        secrets = list(starting.map(read_secret, [tmp_path / "data"] * 40))

    assert len(set(secrets)) == 1
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["secret"]


def test_a_secret_is_never_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made = Identity.in_folder(tmp_path)

    secret = (tmp_path / "secret").read_text().strip()
    assert secret not in caplog.text
    assert secret not in repr(made)


def test_a_secret_that_others_could_read_is_closed(tmp_path: Path) -> None:
    Identity.in_folder(tmp_path)
    (tmp_path / "secret").chmod(0o644)

    Identity.in_folder(tmp_path)

    assert mode(tmp_path / "secret") == 0o600


def test_a_secret_that_others_read_anyway_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Identity.in_folder(tmp_path)
    (tmp_path / "secret").chmod(0o644)

    def refuse(file: int, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")  # the file belongs to somebody else

    monkeypatch.setattr(os, "fchmod", refuse)

    with pytest.raises(
        BadSecret, match=r"^Others can read the server's secret .*/secret, and its permissions cannot be changed"
    ):
        Identity.in_folder(tmp_path)


def test_a_secret_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(BadSecret, match=r"secret .*/file/data/secret cannot be read or created: Not a directory\.$"):
        Identity.in_folder(tmp_path / "file" / "data")


def a_pipe(secret: Path) -> None:
    os.mkfifo(secret)


def a_device(secret: Path) -> None:
    secret.symlink_to("/dev/zero")


def a_film(secret: Path) -> None:
    with secret.open("wb") as film:
        film.truncate(2**40)


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (a_pipe, "it is a pipe, not a file"),
        (a_device, "it is a device, not a file"),
        (a_film, "it has more than 4,096 bytes"),
    ],
)
def test_what_cannot_be_a_secret_is_refused_without_reading_it_to_its_end(
    tmp_path: Path, make: Callable[[Path], None], said: str
) -> None:
    make(tmp_path / "secret")

    with pytest.raises(BadSecret, match=rf"/secret cannot be read or created: {said}\.$"):
        Identity.in_folder(tmp_path)


def test_an_empty_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()

    with pytest.raises(BadSecret):
        Identity.in_folder(tmp_path)


async def test_a_password_fits_its_hash_and_no_other() -> None:
    hash = await identity.hash_password("correct horse 🐎")

    assert "correct" not in hash
    assert await identity.check_password("correct horse 🐎", hash)
    assert not await identity.check_password("Correct horse 🐎", hash)
    assert not await identity.check_password("correct horse 🐎", "no hash at all")
    assert hash != await identity.hash_password("correct horse 🐎")


async def test_an_unknown_login_takes_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    known = await identity.hash_password("correct horse")
    checked: list[str] = []
    verify = type(HASHER).verify

    def watched(self: object, hash: str, password: str) -> bool:
        checked.append(hash)
        return verify(HASHER, hash, password)

    monkeypatch.setattr(type(HASHER), "verify", watched)

    assert not await identity.check_password("wrong", known)
    assert not await identity.check_password("wrong", None)

    cost, other_cost = (hash.split("$")[:4] for hash in checked)
    assert cost == other_cost
    assert not HASHER.check_needs_rehash(checked[1])
