import { expect, test } from "vitest";
import { MAX_HEADINGS } from "#domain/recipe/headings";
import { MAX_INGREDIENTS, MAX_STEPS, MAX_TIPS } from "#domain/recipe/recipe";
import type { Db } from "#server/platform/db/open";
import { CAST } from "../../../../tests/support/cast";
import type { Client } from "../../../../tests/support/client";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { photo, withFile } from "../../../../tests/support/upload";

const NEW = "/recipe/edit";
const KEEP = { intent: "keepDraft" };

const openForm = async (client: Client, address = NEW) =>
  extractFields((await client.get(address)).text);

/** Reads the form at a URL and overrides some fields. */
const write = async (
  client: Client,
  words: Record<string, string>,
  address = NEW,
): Promise<Record<string, string>> => ({ ...(await openForm(client, address)), ...words });

const draftsIn = (db: Db) =>
  db
    .selectFrom("recipe_drafts")
    .select(["user_id", "title"])
    .where("form", "is not", null)
    .execute();

test("text submitted after the session ended is restored after login, for its writer only", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await write(alice, {
    title: "Long story",
    method: "Once…",
    "ingredients[0].name": "brown butter",
    "ingredients[0].choice": "own:brown butter",
  });
  await server.db.deleteFrom("sessions").execute();
  const sent = await alice.post(NEW, withFile(form, await photo()));
  expect([sent.status, sent.location]).toEqual([303, "/login?because=auth.sessionNotFound"]);
  const address = alice.cookies.get("redirectedFrom") ?? "";
  expect(decodeURIComponent(address)).toBe(`/recipe/edit?draft=${form.draft}`);

  const back = await server.as("alice");
  const page = await back.get(decodeURIComponent(address));
  expect(extractText(page.text)).toContain("Unsaved changes. Only you");
  expect(extractFields(page.text)).toMatchObject({ title: "Long story", method: "Once…" });

  const bob = await server.as("bob");
  for (const path of [decodeURIComponent(address), NEW, "/dashboard"])
    expect((await bob.get(path)).text).not.toContain("Long story");

  expect((await back.post(NEW, extractFields(page.text))).status).toBe(303);
  expect(await draftsIn(server.db)).toEqual([]);
});

test("text is stored for its writer even if another user is signed in", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await write(alice, { title: "Alice's own" });
  const bob = await server.as("bob");
  const refused = await bob.post(NEW, form);
  expect(refused.status).toBe(401);
  expect(extractText(refused.text)).toContain("it is kept as that person’s draft");
  expect(refused.text).not.toContain("Alice");
  expect((await bob.post("/recipe/draft", form)).status).toBe(204);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  expect(await draftsIn(server.db)).toEqual([{ user_id: CAST.alice.id, title: "Alice's own" }]);
  expect((await openForm(alice, `/recipe/edit?draft=${form.draft}`)).title).toBe("Alice's own");
});

test("a draft cannot be stored for a user without the secret of their forms", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const sent = await visitor.post(NEW, { writer: "1", title: "Junk" });
  expect(sent.status).toBe(303);
  expect((await visitor.post("/recipe/draft", { writer: "1", title: "Junk" })).status).toBe(401);
  expect(await draftsIn(server.db)).toEqual([]);
});

test("saving one recipe keeps the draft of another", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const address = `/recipe/edit?id=${id}`;
  const alice = await server.as("alice");
  const form = await write(alice, { title: "Half", ...KEEP }, address);
  const kept = await alice.post(address, form);
  expect([kept.status, kept.location]).toEqual([303, `${address}&draft=${form.draft}`]);
  await alice.post(NEW, await write(alice, { title: "Another" }));
  expect((await openForm(alice, address)).title).toBe("Half");
});

test("“Save as a draft” returns to the form with text and image, and creates no recipe", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await write(alice, { title: "Pie", method: "Roll", ...KEEP });
  const kept = await alice.post(NEW, withFile(form, await photo()));
  expect([kept.status, kept.location]).toEqual([303, `/recipe/edit?draft=${form.draft}`]);
  const again = await alice.get(kept.location ?? "");
  expect(extractText(again.text)).toContain("Saved as a draft.");
  expect(again.text).toContain("/image/editing/");
  expect(extractFields(again.text)).toMatchObject({ title: "Pie", method: "Roll" });
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test("a draft is listed on a blank form and on the dashboard, in every browser of its writer", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = await write(alice, { title: "Begun" });
  expect((await alice.post("/recipe/draft", form)).status).toBe(204);
  const elsewhere = await server.as("alice");
  for (const path of [NEW, "/dashboard"]) {
    const { text } = await elsewhere.get(path);
    expect(text).toContain(`href="/recipe/edit?draft=${form.draft}"`);
    expect(extractText(text)).toContain("Begun");
  }
  expect((await openForm(elsewhere)).title).toBe("");
});

test("every failed submit is stored as a draft, except a blank form", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const { formKey = "", writer = "" } = await openForm(alice);
  const preset = { visibility: "PRIVATE", language: "en", "ingredients[0].unit": "NONE" };
  const blank = { formKey, writer, title: " ", ...preset };
  expect((await alice.post(NEW, blank)).status).toBe(400);
  expect((await alice.post(NEW, { ...blank, ...KEEP })).location).toBe(NEW);
  expect(await draftsIn(server.db)).toEqual([]);
  const form = await write(alice, { description: "No title yet" });
  expect((await alice.post(NEW, form)).status).toBe(400);
  const back = await openForm(alice, `/recipe/edit?draft=${form.draft}`);
  expect(back.description).toBe("No title yet");
});

test("a continued form updates one draft, and saving it creates one recipe", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const first = await write(alice, { title: "One" });
  await alice.post("/recipe/draft", first);
  const second = await write(alice, { title: "Two" }, `/recipe/edit?draft=${first.draft}`);
  expect(second.draft).toBe(first.draft);
  expect(second.formKey).not.toBe(first.formKey);
  await alice.post("/recipe/draft", second);
  expect(await draftsIn(server.db)).toEqual([{ user_id: CAST.alice.id, title: "Two" }]);
  expect((await alice.post(NEW, second)).status).toBe(303);
  expect(await draftsIn(server.db)).toEqual([]);
});

test("a late autosave does not restore a draft that was saved or discarded", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const saved = await write(alice, { title: "Saved" });
  expect((await alice.post(NEW, saved)).status).toBe(303);
  expect((await alice.post("/recipe/draft", saved)).status).toBe(422);
  const dropped = await write(alice, { title: "Dropped" });
  await alice.post("/recipe/draft", dropped);
  const gone = await alice.post(`/recipe/edit?draft=${dropped.draft}`, {
    ...dropped,
    intent: "dropDraft",
  });
  expect([gone.status, gone.location]).toEqual([303, NEW]);
  expect((await alice.post("/recipe/draft", dropped)).status).toBe(422);
  expect(await draftsIn(server.db)).toEqual([]);
  expect((await openForm(alice, `/recipe/edit?draft=${dropped.draft}`)).title).toBe("");
  // An explicit save is never stale.
  await alice.post(NEW, { ...saved, title: "Saved, and gone on with", ...KEEP });
  expect(await draftsIn(server.db)).toMatchObject([{ title: "Saved, and gone on with" }]);
});

test("a draft of an older version still gets a conflict with the saved version", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Soup" });
  const address = `/recipe/edit?id=${id}`;
  const alice = await server.as("alice");
  const mine = await write(alice, { title: "Mine" }, address);
  const theirs = await write(alice, { title: "Theirs" }, address);
  expect((await alice.post(address, theirs)).status).toBe(303);
  const refused = await alice.post(address, mine);
  expect(refused.status).toBe(409);
  // Autosaves the form that showed the conflict; reopening it shows the conflict again.
  await alice.post("/recipe/draft", extractFields(refused.text));
  const again = await openForm(alice, address);
  expect(again.title).toBe("Mine");
  expect((await alice.post(address, again)).status).toBe(409);
  const taken = await alice.post(address, { ...again, intent: "dropDraft" });
  expect([taken.status, taken.location]).toEqual([303, address]);
  expect((await openForm(alice, address)).title).toBe("Theirs");
});

test("the draft of a deleted recipe becomes that of a new one", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Soup" });
  const alice = await server.as("alice");
  const form = await write(alice, { title: "Better soup" }, `/recipe/edit?id=${id}`);
  await alice.post("/recipe/draft", form);
  await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
  const address = `/recipe/edit?draft=${form.draft}`;
  expect((await alice.get("/dashboard")).text).toContain(`href="${address}"`);
  expect((await openForm(alice, address)).title).toBe("Better soup");
});

test("a form for another user's recipe is not stored as a draft, by script or button", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Secret soup", visibility: "PUBLIC" });
  const bob = await server.as("bob");
  const form = { id: String(id), formKey: "bobs", title: "Guess" };
  const sent = await bob.post("/recipe/draft", form);
  expect([sent.status, JSON.parse(sent.text).error.code]).toEqual([403, "recipe.notAllowedToEdit"]);
  await bob.post(`/recipe/edit?id=${id}`, form);
  await bob.post(`/recipe/edit?id=${id}`, { ...form, ...KEEP });
  expect(await draftsIn(server.db)).toEqual([]);
});

test("a user can have fifty drafts, then their oldest is deleted", async () => {
  const server = await openTestServer();
  const [alice, bob] = [await server.as("alice"), await server.as("bob")];
  await bob.post("/recipe/draft", { formKey: "bobs", title: "Of Bob" });
  for (let count = 0; count < 52; count++)
    await alice.post("/recipe/draft", { formKey: `form ${count}`, title: `Dish ${count}` });
  const titles = (await draftsIn(server.db)).map(({ title }) => title);
  expect(titles).toHaveLength(51);
  expect(titles).toContain("Of Bob");
  expect(titles).not.toContain("Dish 1");
});

test("a draft that is too large, or one of too many, is refused with a message", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const long = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`steps[${at}]`, "x".repeat(99_000)]),
  );
  expect((await alice.post("/recipe/draft", { formKey: "long", ...long })).status).toBe(413);
  await server.db
    .insertInto("attempts")
    .values({ subject: `drafts ${CAST.bob.id}`, count: 400, window_ends_at: Date.now() + 60_000 })
    .execute();
  const bob = await server.as("bob");
  expect((await bob.post("/recipe/draft", { formKey: "a", title: "b" })).status).toBe(429);
  expect(await draftsIn(server.db)).toEqual([]);
});

test("on the dashboard a user can discard only their own drafts", async () => {
  const server = await openTestServer();
  const [alice, bob] = [await server.as("alice"), await server.as("bob")];
  await alice.post("/recipe/draft", { formKey: "hers", title: "Hers" });
  await bob.post("/dashboard", { intent: "dropDraft", draft: "hers" });
  expect(await draftsIn(server.db)).toHaveLength(1);
  const gone = await alice.post("/dashboard", { intent: "dropDraft", draft: "hers" });
  expect([gone.status, gone.location]).toEqual([303, "/dashboard"]);
  expect(extractText((await alice.get("/dashboard")).text)).toContain("The draft is discarded.");
  expect(await draftsIn(server.db)).toEqual([]);
});

test("a draft with too many rows opens with the maximum", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const rows = Array.from({ length: 200 }, (_, row) => [
    [`ingredients[${row}].name`, `carrot ${row}`],
    [`steps[${row}]`, `Stir ${row}`],
    [`tips[${row}]`, `Wait ${row}`],
  ]);
  const form = {
    draft: "long",
    formKey: "long",
    view: "lines",
    ...Object.fromEntries(rows.flat()),
  };
  expect((await alice.post("/recipe/draft", form)).status).toBe(204);
  const names = Object.keys(await openForm(alice, `${NEW}?draft=long`));
  const shown = [/^ingredients.*name$/, /^steps/, /^tips/];
  expect(shown.map((list) => names.filter((name) => list.test(name)).length)).toEqual([
    MAX_INGREDIENTS + MAX_HEADINGS,
    MAX_STEPS + MAX_HEADINGS,
    MAX_TIPS,
  ]);
});
