import { expect, test } from "vitest";
import { suspendUser } from "#server/admin/suspension";
import { confirmEmailChange, stopEmailChange } from "#server/features/accounts/email-commands";
import { resetPassword } from "#server/features/accounts/password-commands";
import { issueToken } from "#server/features/accounts/tokens";
import type { Db } from "#server/platform/db/open";
import { CAST, PASSWORD } from "../support/cast";
import type { Client } from "../support/client";
import { extractFields, extractText } from "../support/page";
import { writeRecipe } from "../support/recipes";
import { openTestServer } from "../support/server";

const NEW = "/recipe/edit";
const DRAFT = "/recipe/draft";

const openForm = async (client: Client, address = NEW) =>
  extractFields((await client.get(address)).text);

const write = async (
  client: Client,
  address: string,
  words: Record<string, string>,
): Promise<Record<string, string>> => ({ ...(await openForm(client, address)), ...words });

const draftsIn = async (db: Db) => {
  const rows = await db
    .selectFrom("recipe_drafts")
    .select("title")
    .where("form", "is not", null)
    .execute();
  return rows.map(({ title }) => title);
};

const createToken = (db: Db, kind: "CHANGE_EMAIL" | "STOP_EMAIL_CHANGE" | "RESET_PASSWORD") =>
  db
    .transaction()
    .execute((trx) =>
      issueToken(trx, { userId: CAST.alice.id, kind, email: "new@popote.example" }),
    );

const ENDS: [string, (client: Client, db: Db) => Promise<unknown>][] = [
  ["log out everywhere", (alice) => alice.post("/user/settings", { intent: "logOutEverywhere" })],
  [
    "ending one session",
    (alice) => alice.post("/user/settings", { intent: "endSession", session: "0".repeat(16) }),
  ],
  [
    "another password",
    (alice) =>
      alice.post("/password/update/", {
        current: PASSWORD,
        ...{ password: "pain perdu", passwordAgain: "pain perdu" },
      }),
  ],
  [
    "a password by a mailed link",
    async (_, db) => resetPassword(db, await createToken(db, "RESET_PASSWORD"), "pain perdu"),
  ],
  [
    "another address",
    async (_, db) => confirmEmailChange(db, await createToken(db, "CHANGE_EMAIL")),
  ],
  [
    "a stopped change of address",
    async (_, db) => stopEmailChange(db, await createToken(db, "STOP_EMAIL_CHANGE")),
  ],
  ["a suspension", (_, db) => suspendUser(db, CAST.ada, { id: CAST.alice.id })],
];

test.each(ENDS)("after %s a form opened before cannot write a draft", async (_, end) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const seen = await write(alice, NEW, { title: "Of a stranger" });
  await end(alice, server.db);
  const stranger = await server.as("nobody");
  expect((await stranger.post(DRAFT, seen)).status).toBe(401);
  const sent = await stranger.post(NEW, seen);
  expect(sent.status).toBe(401);
  expect(extractText(sent.text)).toContain("What you sent is not saved");
  const bob = await server.as("bob");
  expect((await bob.post(NEW, seen)).status).toBe(401);
  expect((await bob.post(DRAFT, seen)).status).toBe(401);
  expect(await draftsIn(server.db)).toEqual([]);
});

test("after logging out everywhere the forms open in this browser still work", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await write(alice, NEW, { title: "Mine" });
  await alice.post("/user/settings", { intent: "logOutEverywhere" });
  expect((await alice.post(DRAFT, form)).status).toBe(204);
  expect(await draftsIn(server.db)).toEqual(["Mine"]);
  expect((await alice.post(NEW, form)).status).toBe(303);
  expect(await draftsIn(server.db)).toEqual([]);
});

test("a stranger with a form's secret cannot overwrite the owner's draft or open in its place", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Soup" });
  const address = `${NEW}?id=${id}`;
  const alice = await server.as("alice");
  const first = await write(alice, address, { title: "Hers" });
  await alice.post(DRAFT, first);
  const seen = await openForm(alice, address);
  const stranger = await server.as("nobody");
  for (const form of [first, seen, { ...seen, draftAt: "" }, { ...seen, formKey: "own" }])
    expect((await stranger.post(DRAFT, { ...form, title: "A stranger's" })).status).toBe(204);
  expect(await draftsIn(server.db)).toContain("Hers");
  for (const opened of [address, `${address}&draft=${first.draft}`]) {
    const page = await alice.get(opened);
    expect(extractFields(page.text).title).toBe("Hers");
    expect(extractText(page.text)).toContain("It was sent while you were not logged in.");
  }
  await alice.post(DRAFT, { ...seen, title: "Hers, gone on with" });
  expect((await openForm(alice, address)).title).toBe("Hers, gone on with");
});

test("fifty-five drafts of strangers evict none of the owner's", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { writer = "" } = await openForm(alice);
  for (let count = 0; count < 50; count++)
    await alice.post(DRAFT, { formKey: `form ${count}`, title: `Dish ${count}` });
  const stranger = await server.as("nobody");
  for (let count = 0; count < 55; count++)
    await stranger.post(DRAFT, { writer, formKey: `junk ${count}`, title: "Junk" });
  const titles = await draftsIn(server.db);
  expect(titles.filter((title) => title.startsWith("Dish"))).toHaveLength(50);
  expect(titles.filter((title) => title === "Junk")).toHaveLength(10);
});

test("a form sent after its session ended is stored beside the earlier draft and found after login", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await write(alice, NEW, { title: "Begun" });
  await alice.post(DRAFT, form);
  await server.db.deleteFrom("sessions").execute();
  const sent = await alice.post(NEW, { ...form, title: "Finished" });
  expect([sent.status, sent.location]).toEqual([303, "/login?because=auth.sessionNotFound"]);
  const there = decodeURIComponent(alice.cookies.get("redirectedFrom") ?? "");
  const back = await server.as("alice");
  expect((await openForm(back, there)).title).toBe("Finished");
  expect((await openForm(back, `${NEW}?draft=${form.draft}`)).title).toBe("Begun");
});
