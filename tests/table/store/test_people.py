from __future__ import annotations

import asyncio

import pytest

from gloaming.table.store.store import PersonRow, Store, Taken, Unknown
from table.store.conftest import Opener


async def test_a_guest_is_found_again(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy the Ærial 🂡"))

    assert await store.person("amy") == PersonRow("amy", "Amy the Ærial 🂡")
    assert await store.person("bo") is None


async def test_what_somebody_is_called_is_known(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Quiet Heron"))

    assert [await store.is_borne(name) for name in ("Quiet Heron", "quiet heron", "Heron")] == [True, True, False]


async def test_nobody_gets_the_id_of_another(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy"))

    with pytest.raises(Taken):
        await store.add_person(PersonRow("amy", "Another"))

    assert await store.person("amy") == PersonRow("amy", "Amy")


async def test_a_guest_takes_another_name(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy"))

    await store.rename("amy", "Amelia")

    assert await store.person("amy") == PersonRow("amy", "Amelia")


async def test_who_is_not_here_is_neither_renamed_nor_given_an_account(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.rename("amy", "Amelia")
    with pytest.raises(Unknown):
        await store.add_account("amy", "amy", "hash")


async def test_an_account_is_found_by_its_login_in_any_case(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy"))

    await store.add_account("amy", "Amy.A", "hash")

    assert await store.account("aMY.a") == PersonRow("amy", "Amy", "Amy.A", "hash")
    assert await store.account("amy") is None


async def test_logins_that_differ_by_case_are_the_same(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy"))
    await store.add_person(PersonRow("bo", "Bo"))
    await store.add_account("amy", "amy", "hash")

    with pytest.raises(Taken):
        await store.add_account("bo", "AMY", "other")
    with pytest.raises(Taken):
        await store.add_person(PersonRow("cy", "Cy", "Amy", "other"))

    assert await store.person("bo") == PersonRow("bo", "Bo")
    assert await store.person("cy") is None


async def test_an_account_is_given_once(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy"))
    await store.add_account("amy", "amy", "hash")

    with pytest.raises(Taken):
        await store.add_account("amy", "amelia", "other")

    assert await store.account("amelia") is None


async def test_the_name_of_an_account_is_its_own(store: Store) -> None:
    for id in ("amy", "bo", "cy"):
        await store.add_person(PersonRow(id, id.title()))
    await store.add_account("amy", "amy.a", "hash")

    # Those at the end begin with a Cyrillic letter, and with a Greek one; the last is all Greek.
    for name in ("Amy", "AMY", "a m y", "Amy.A", "\u0410my", "\u0391my", "\u0391\u039c\u03a5"):
        with pytest.raises(Taken):
            await store.rename("bo", name)
        with pytest.raises(Taken):
            await store.add_person(PersonRow("dee", name))
    with pytest.raises(Taken):
        await store.add_account("bo", "Amy", "other")

    assert await store.person("bo") == PersonRow("bo", "Bo")
    await store.rename("bo", "Amy 2")
    await store.rename("cy", "Amy 2")  # guests may be called the same
    await store.rename("amy", "Amy")  # as before


async def test_an_account_that_is_renamed_leaves_its_old_name_to_others(store: Store) -> None:
    for id in ("amy", "bo"):
        await store.add_person(PersonRow(id, id.title()))
    await store.add_account("amy", "countess", "hash")

    await store.rename("amy", "Amelia")
    await store.rename("bo", "Amy")

    for name in ("amelia", "Countess"):
        with pytest.raises(Taken):
            await store.rename("bo", name)


async def test_a_guest_whose_name_becomes_that_of_an_account_is_marked(store: Store) -> None:
    for id, name in (("amy", "Heron"), ("bo", "heron"), ("cy", "Otter"), ("dee", "Countess")):
        await store.add_person(PersonRow(id, name))
    marked = await store.add_account("amy", "countess", "hash")
    assert {row.id: row.name for row in marked} == {"bo": "heron (guest)", "dee": "Countess (guest)"}
    assert await store.rename("amy", "Otter") == [PersonRow("cy", "Otter (guest)")]

    people = [await store.person(id) for id in ("amy", "bo", "cy", "dee")]
    assert [row.name for row in people if row] == ["Otter", "heron (guest)", "Otter (guest)", "Countess (guest)"]


@pytest.mark.parametrize("name", ["Her0nimus", "Heron1mus", "heronlmus", "H E R 0 N I M U S"])
async def test_nobody_is_called_what_looks_like_the_name_of_an_account(store: Store, name: str) -> None:
    await store.add_person(PersonRow("amy", "Amy"))
    await store.add_person(PersonRow("bo", "Bo"))
    await store.add_account("amy", "amy", "hash")
    await store.rename("amy", "Heronimus")

    with pytest.raises(Taken):
        await store.rename("bo", name)


async def test_a_marked_guest_who_gets_an_account_is_none_any_more(store: Store) -> None:
    for id in ("amy", "bo"):
        await store.add_person(PersonRow(id, "Heron"))
    await store.add_account("amy", "amy", "hash")

    await store.add_account("bo", "bo", "hash")

    assert await store.person("bo") == PersonRow("bo", "bo", "bo", "hash")


async def test_whose_name_is_an_accounts_already_is_called_by_their_login(store: Store) -> None:
    await store.add_person(PersonRow("amy", "H\u03bfron"))  # a Greek letter
    await store.add_person(PersonRow("bo", "Bo"))
    await store.add_account("bo", "bo", "hash")
    await store.rename("bo", "H\u043eron")  # a Cyrillic one
    assert await store.person("amy") == PersonRow("amy", "H\u03bfron")

    await store.add_account("amy", "amelia", "hash")

    assert await store.person("amy") == PersonRow("amy", "amelia", "amelia", "hash")


async def test_of_many_who_want_a_name_for_an_account_one_gets_it(opened: Opener) -> None:
    stores = [await opened(), await opened()]
    for number in range(8):
        await stores[0].add_person(PersonRow(f"p{number}", f"Guest {number}"))
        await stores[0].add_account(f"p{number}", f"login{number}", "hash")

    requests = [stores[number % 2].rename(f"p{number}", "Heron") for number in range(8)]
    answers = await asyncio.gather(*requests, return_exceptions=True)

    assert [type(answer) for answer in answers].count(Taken) == 7
