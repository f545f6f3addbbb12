import { expect, test } from "vitest";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { addImport } from "../../../tests/support/imports";
import { extractFields, extractText } from "../../../tests/support/page";
import { openTestServer, type TestServer } from "../../../tests/support/server";

async function everything({ db }: TestServer) {
  return {
    imports: await db.selectFrom("imports").selectAll().execute(),
    items: await db.selectFrom("import_items").selectAll().execute(),
    recipes: await db.selectFrom("recipes").selectAll().execute(),
  };
}

test.each(["bob", "dana", "ada"] as const)(
  "%s can neither see nor change what Alice imports",
  async (who) => {
    const server = await openTestServer();
    const id = await addImport(server, "alice", [
      createBlankRecipe("Secret pie"),
      createBlankRecipe("Tart"),
    ]);
    const before = await everything(server);
    const other = await server.as(who);
    for (const path of [`/import/view?import=${id}`, `/recipe/edit?import=${id}&item=1`]) {
      const { status, text } = await other.get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).not.toContain("Secret pie");
    }
    expect((await other.get("/import")).text).not.toContain(`import=${id}`);
    for (const intent of ["save", "saveTwins", "open", "drop"]) {
      const { status } = await other.post(`/import/view?import=${id}`, { intent, item: "1" });
      expect({ intent, status }).toEqual({ intent, status: 404 });
    }
    await other.post(`/import/view?import=${id}`, { intent: "pause" });
    expect(await everything(server)).toEqual(before);
  },
);

test("a form with another user's import saves a new recipe and leaves the import alone", async () => {
  const server = await openTestServer();
  const id = await addImport(server, "alice", [
    createBlankRecipe("Secret pie"),
    createBlankRecipe("Tart"),
  ]);
  const before = await everything(server);
  const bob = await server.as("bob");
  const fields = extractFields((await bob.get("/recipe/edit?view=lines")).text);
  await bob.post(`/recipe/edit?import=${id}&item=1`, { ...fields, title: "Bob's pie" });
  const after = await everything(server);
  expect(after.items).toEqual(before.items);
  expect(after.imports).toEqual(before.imports);
  expect(after.recipes).toMatchObject([{ title: "Bob's pie", author_id: 2 }]);
});

test("deleting an account deletes its imports, and deleting a recipe keeps the list readable", async () => {
  const server = await openTestServer();
  const id = await addImport(server, "alice", [
    createBlankRecipe("Pie"),
    createBlankRecipe("Tart"),
  ]);
  const alice = await server.as("alice");
  const form = extractFields((await alice.get(`/recipe/edit?import=${id}&item=1`)).text);
  const saved = await alice.post(`/recipe/edit?import=${id}&item=1`, form);
  expect(saved.location).toBe(`/import/view?import=${id}`);
  await alice.post("/recipe/view?id=1", { intent: "delete" });
  expect(extractText((await alice.get(`/import/view?import=${id}`)).text)).toContain("Pie");
  await server.db.deleteFrom("users").where("id", "=", 1).execute();
  expect((await everything(server)).items).toEqual([]);
});
