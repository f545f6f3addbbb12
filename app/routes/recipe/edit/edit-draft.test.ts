import { expect, test } from "vitest";
import { fieldsOf, textOf } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { photo, withFile } from "../../../../tests/support/upload";

const NEW = "/recipe/edit";

test("what was written when the session had ended is back after logging in, for its writer alone", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...fieldsOf((await alice.get(NEW)).text),
    title: "Long story",
    "steps[0]": "Once…",
    "ingredients[0].name": "brown butter",
    "ingredients[0].choice": "own:brown butter",
  };
  await server.db.deleteFrom("sessions").execute();
  const sent = await alice.post(NEW, withFile(form, await photo()));
  expect([sent.status, sent.location]).toEqual([303, "/login?because=auth.sessionNotFound"]);

  const back = await server.as("alice");
  back.cookies.set("draft-new", alice.cookies.get("draft-new") ?? "");
  const page = await back.get(NEW);
  expect(textOf(page.text)).toContain("You were interrupted while writing");
  expect(fieldsOf(page.text)).toMatchObject({ title: "Long story", "steps[0]": "Once…" });

  const bob = await server.as("bob");
  bob.cookies.set("draft-new", alice.cookies.get("draft-new") ?? "");
  expect((await bob.get(NEW)).text).not.toContain("Long story");

  expect((await back.post(NEW, fieldsOf(page.text))).status).toBe(303);
  expect(back.cookies.has("draft-new")).toBe(false);
  expect(await server.db.selectFrom("recipe_drafts").select("user_id").execute()).toEqual([]);
});

test("a text is kept for who wrote it, also when somebody else is signed in by now", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...fieldsOf((await alice.get(NEW)).text), title: "Alice's own" };
  const bob = await server.as("bob");
  const refused = await bob.post(NEW, form);
  expect(refused.status).toBe(401);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  alice.cookies.set("draft-new", bob.cookies.get("draft-new") ?? "");
  expect(fieldsOf((await alice.get(NEW)).text).title).toBe("Alice's own");
});

test("nobody can push a kept text out without the secret of its writer's forms", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const sent = await visitor.post(NEW, { writer: "1", title: "Junk" });
  expect(sent.status).toBe(303);
  expect(await server.db.selectFrom("recipe_drafts").select("user_id").execute()).toEqual([]);
});

test("saving one recipe leaves the kept text of another alone", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const form = { ...fieldsOf((await alice.get(address)).text), title: "Half done" };
  await server.db.deleteFrom("sessions").execute();
  await alice.post(address, form);
  const back = await server.as("alice");
  back.cookies.set(`draft-${id}`, alice.cookies.get(`draft-${id}`) ?? "");
  await back.post(NEW, { ...fieldsOf((await back.get(NEW)).text), title: "Another" });
  expect(fieldsOf((await back.get(address)).text).title).toBe("Half done");
});
