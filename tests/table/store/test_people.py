from __future__ import annotations

import pytest

from gloaming.table.store.store import PersonRow, Store, Taken, Unknown


async def test_a_guest_is_found_again(store: Store) -> None:
    await store.add_person(PersonRow("amy", "Amy the Ærial 🂡"))

    assert await store.person("amy") == PersonRow("amy", "Amy the Ærial 🂡")
    assert await store.person("bo") is None


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
