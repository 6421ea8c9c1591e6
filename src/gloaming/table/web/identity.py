"""Who somebody is: signed cookies for guests, tokens for programs, passwords for accounts."""

from __future__ import annotations

import asyncio
import os
import secrets
import stat
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer, TimestampSigner

from gloaming.kernel import files
from gloaming.kernel.errors import GloamingError

SECRET_NAME = "secret"
SHORTEST_SECRET, LONGEST_SECRET = 32, 4096  # bytes

# A password that fits no hash takes as long to check as one that fits: 64 MiB and three passes.
HASHER = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=4, hash_len=32, salt_len=16)


class BadSecret(GloamingError):
    """A secret that cannot be made, read or kept from others."""


class Identity:
    """Signs who somebody is, and believes only its own signature."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < SHORTEST_SECRET:
            raise BadSecret(f"The server's secret must have at least {SHORTEST_SECRET} bytes.")
        self._cookies = Signer(secret, salt=b"gloaming guest cookie", key_derivation="hmac", digest_method=sha256)
        self._tokens = TimestampSigner(secret, salt=b"gloaming api token", key_derivation="hmac", digest_method=sha256)
        # Each hash takes 64 MiB, so that only so many are worked on at once.
        self._hashing = ThreadPoolExecutor(max_workers=2, thread_name_prefix="passwords")

    @classmethod
    def in_folder(cls, folder: Path) -> Identity:
        """Returns the identity of the server whose data lie in a folder; the first call makes its secret."""
        return cls(read_secret(folder))

    def sign_cookie(self, person: str) -> str:
        """Returns the value of the cookie by which a browser is known again."""
        return self._cookies.sign(person).decode()

    def read_cookie(self, text: str) -> str | None:
        """Returns the person that a cookie was made for, None if it was not made here."""
        try:
            return self._cookies.unsign(text).decode()
        except (BadSignature, UnicodeError):
            return None

    def sign_token(self, person: str) -> str:
        """Returns a token, with the time of its making, by which a program acts for somebody."""
        return self._tokens.sign(person).decode()

    def read_token(self, text: str, seconds: int | None = None) -> str | None:
        """Returns the person that a token was made for, None if it was not made here or is older than allowed."""
        try:
            return self._tokens.unsign(text, max_age=seconds).decode()
        except (BadSignature, UnicodeError):
            return None

    async def hash_password(self, password: str) -> str:
        """Returns what is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, HASHER.hash, password)

    async def check_password(self, password: str, hash: str | None) -> bool:
        """Tells whether a password fits a hash. With None, for a login that nobody has, it takes as long to say no."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, _fits, password, hash)


def _fits(password: str, hash: str | None) -> bool:
    try:
        return HASHER.verify(_nobodys_hash() if hash is None else hash, password) and hash is not None
    except (VerificationError, InvalidHashError):
        return False


def _nobodys_hash() -> str:
    salt, result = (b64encode(bytes(size)).decode().rstrip("=") for size in (HASHER.salt_len, HASHER.hash_len))
    return f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}${salt}${result}"


def read_secret(folder: Path) -> bytes:
    """Returns the secret in a folder; makes folder and secret if they are not there. Nobody else can read it."""
    path = folder / SECRET_NAME
    try:
        if not path.exists():
            files.make_folder(folder, 0o700)
            _make_secret(path)
        files.check_kind(path)
        with path.open("rb") as file:
            _keep_from_others(file.fileno(), path)
            return files.content(file, LONGEST_SECRET).strip()
    except OSError as error:
        raise BadSecret(f"The server's secret {path} cannot be read or created: {error.strerror or error}.") from error


def _make_secret(path: Path) -> None:
    # Written under another name first: of processes that start at the same time one makes the secret, whole, and the
    # others read that one.
    draft = path.with_name(f"{SECRET_NAME}-{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_hex(SHORTEST_SECRET).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            path.hardlink_to(draft)
    finally:
        draft.unlink(missing_ok=True)


def _keep_from_others(file: int, path: Path) -> None:
    if _others_may(file):
        with suppress(OSError):
            os.fchmod(file, 0o600)
    if _others_may(file):
        raise BadSecret(
            f"Others can read the server's secret {path}, and its permissions cannot be changed; move it, or "
            "change its owner."
        )


def _others_may(file: int) -> bool:
    return bool(os.fstat(file).st_mode & (stat.S_IRWXG | stat.S_IRWXO))
