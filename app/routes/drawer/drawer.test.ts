import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { follow } from "../../../tests/support/list-pages";
import { putFailedEmail } from "../../../tests/support/outbox";
import { extractText } from "../../../tests/support/page";
import { report } from "../../../tests/support/reports";
import { openTestServer } from "../../../tests/support/server";

const CLOSED = 'class="shell without-drawer"';

test("a closed drawer stays closed on every page of this device until it is opened", async () => {
  const server = await openTestServer();
  const here = await server.as("alice");
  const elsewhere = await server.as("alice");
  const isClosed = async (client = here, path = "/home") =>
    (await client.get(path)).text.includes(CLOSED);
  expect(await isClosed()).toBe(false);
  const closed = await here.post("/drawer", { drawer: "closed", from: "/recipe/list?search=" });
  expect([closed.status, closed.location]).toEqual([303, "/recipe/list?search="]);
  expect(closed.headers.getSetCookie().join()).toMatch(
    /drawer=closed; Max-Age=31536000.*HttpOnly.*SameSite=Lax/,
  );
  expect([await isClosed(), await isClosed(here, "/dashboard"), await isClosed(elsewhere)]).toEqual(
    [true, true, false],
  );
  const { text } = await here.get("/home");
  expect(text).toMatch(/<button[^>]*value="open"[^>]*aria-expanded="false"/);
  await here.post("/drawer", { drawer: "open", from: "/home" });
  expect(await isClosed()).toBe(false);
});

test("the drawer's button redirects within this site only, and opening its URL changes nothing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const away = await alice.post("/drawer", { drawer: "closed", from: "//evil.example" });
  expect(away.location).toBe("/home");
  expect((await alice.get("/drawer?drawer=open")).location).toBe("/home");
  expect((await alice.get("/home")).text).toContain(CLOSED);
});

const ENTRY = /<a[^>]*class="drawer-entry[^"]*"[^>]*>(.*?)<\/a>/gs;

async function listEntries(client: Client, page = "/home") {
  const { text } = await client.get(page);
  return [...text.matchAll(ENTRY)].map(([entry = ""]) => ({
    words: extractText(entry).trim(),
    hasIcon: entry.includes("<svg"),
    isCurrent: entry.includes('aria-current="page"'),
  }));
}

test("the drawer has the specified entries first, then the week, then discovery, all with icons", async () => {
  const server = await openTestServer();
  const entries = await listEntries(await server.as("ada"));
  expect(entries.map(({ words }) => words)).toEqual([
    ...["Home", "Recipes", "Ingredients", "Cookbooks", "Admin"],
    ...["Plan", "Shopping"],
    ...["Explore", "What can I cook?", "People", "Import", "Dashboard"],
  ]);
  expect(entries.filter(({ hasIcon }) => !hasIcon)).toEqual([]);
  const others = await listEntries(await server.as("alice"));
  expect(others.map(({ words }) => words)).not.toContain("Admin");
});

test("an entry says how much waits there", async () => {
  const server = await openTestServer();
  await follow(server.db, "charlie", "ada", { isAccepted: false });
  await report(server.db, "bob", { user: CAST.alice.id });
  await putFailedEmail(server.db, "passwordChanged", 1);
  const words = (await listEntries(await server.as("ada"))).map((entry) => entry.words);
  expect(words.filter((each) => /\d/.test(each))).toEqual(["Admin 2", "People 1"]);
});

test("search results are not marked as “What can I cook?”", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const listCurrent = async (page: string) =>
    (await listEntries(alice, page)).filter((entry) => entry.isCurrent).map((entry) => entry.words);
  expect(await listCurrent("/search")).toEqual(["What can I cook?"]);
  expect(await listCurrent("/search?search=leek")).toEqual([]);
});
