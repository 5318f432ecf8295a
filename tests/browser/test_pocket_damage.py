"""What a browser has lost or never had: a house that cannot be read is set aside, and one with no place says so."""

import pytest
from playwright.sync_api import Browser

from tests.browser.pockets import WITHOUT_DATABASE, WITHOUT_FILES, deprive, play
from tests.browser.test_pocket import LONG_GAME, NOBODY_THERE, Sit, open_table, sit

__all__ = ["sit"]
# Everything of the house begins with bytes that mean nothing; says how long it is. A worker lets go a moment later.
DAMAGES = {
    "files": """async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("knobel");
      let length = 0;
      for await (const [name, handle] of folder.entries()) {
        const { size } = await handle.getFile();
        if (name === "house.db") length = size;
        if (!size) continue;
        const begin = () => handle.createWritable({ keepExistingData: true })
          .catch(() => new Promise((next) => setTimeout(next, 50)).then(begin));
        const writing = await begin();
        await writing.write({ type: "write", position: 0, data: new Uint8Array(2000).fill(255) });
        await writing.close();
      }
      return length;
    }""",
    "database": """() => new Promise((resolve) => {
      indexedDB.open("knobel-pocket").onsuccess = ({ target: { result: database } }) => {
        const blocks = database.transaction("blocks", "readwrite").objectStore("blocks");
        let length = 0;
        blocks.openCursor().onsuccess = ({ target: { result: cursor } }) => {
          if (!cursor) return;
          if (!cursor.value.index) cursor.update({ ...cursor.value, bytes: cursor.value.bytes.slice().fill(255) });
          cursor.continue();
        };
        const sizes = database.transaction("facts").objectStore("facts").get("sizes");
        sizes.onsuccess = () => { length = sizes.result["house.db"]; };
        blocks.transaction.oncomplete = () => { database.close(); resolve(length); };
      };
    })""",
}
# The lengths of what was set aside of the house, and how each of them begins.
ASIDE = {
    "files": """async () => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("knobel");
      const found = [];
      for await (const [name, handle] of folder.entries()) {
        if (!/^\\d{14}-house\\.db$/.test(name)) continue;
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        found.push([bytes.length, bytes[0]]);
      }
      return found;
    }""",
    "database": """() => new Promise((resolve) => {
      indexedDB.open("knobel-pocket").onsuccess = ({ target: { result: database } }) => {
        const found = [];
        const facts = database.transaction("facts").objectStore("facts");
        facts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
          if (!cursor) return database.close(), resolve(found);
          if (/^\\d{14}-house\\.db$/.test(cursor.key)) found.push([cursor.value.length, cursor.value[0]]);
          cursor.continue();
        };
      };
    })""",
}


@pytest.mark.parametrize("place", ["files", "database"])
def test_a_house_that_cannot_be_read_is_set_aside_as_it_is_and_a_new_one_begins(
    browser: Browser, sit: Sit, place: str
) -> None:
    person = sit(browser)
    if place == "database":
        deprive(person.context, WITHOUT_FILES)
    with person.expecting(*NOBODY_THERE):
        open_table(person, LONG_GAME)
        table = person.page.url
        play(person.page, 2, 1)
        person.page.close()
        person.page = person.watched(person.context.new_page())
        person.open("/#/about")
        length = person.page.evaluate(DAMAGES[place])
        assert length > 0
        person.page.goto(table)
        person.page.wait_for_selector("[data-pocket=set-aside]")
        person.page.locator("[data-action=pocket-read]").click()
        assert person.page.evaluate(ASIDE[place]) == [[length, 255]]
        open_table(person, LONG_GAME)
        assert person.page.url != table
        play(person.page, 2, 2)


def test_a_browser_that_keeps_nothing_says_so_and_where_to_go_instead(browser: Browser, sit: Sit) -> None:
    person = sit(browser)
    deprive(person.context, WITHOUT_FILES, WITHOUT_DATABASE)
    with person.expecting(*NOBODY_THERE):
        person.open(f"/#/set/{LONG_GAME}/bots")
        person.page.locator("[data-switch=here] input").check()
        person.page.locator("[data-action=start]").click()
        person.page.wait_for_selector("[data-pocket=nowhere]:has-text('gewöhnlichen Fenster')")
