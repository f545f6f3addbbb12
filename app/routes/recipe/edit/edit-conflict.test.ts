import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { photo, withFile } from "../../../../tests/support/upload";

const NEW = "/recipe/edit";

test("the second of two tabs gets a conflict, shows both texts, and can overwrite", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "First", steps: ["Old"] });
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const [one, two] = [
    extractFields((await alice.get(address)).text),
    extractFields((await alice.get(address)).text),
  ];
  expect((await alice.post(address, { ...one, title: "From tab one" })).status).toBe(303);

  const told = await alice.post(address, { ...two, title: "From tab two" });
  expect(told.status).toBe(409);
  expect(extractText(told.text)).toContain("This recipe was changed in the meantime");
  expect(extractText(told.text)).toContain("From tab one");
  expect(extractFields(told.text)).toMatchObject({ title: "From tab two" });
  const title = () => server.db.selectFrom("recipes").select("title").executeTakeFirst();
  expect(await title()).toEqual({ title: "From tab one" });

  expect((await alice.post(address, extractFields(told.text))).status).toBe(303);
  expect(await title()).toEqual({ title: "From tab two" });
});

test("a form submitted twice at once creates one recipe without a conflict", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(NEW)).text), title: "Once" };
  const bytes = await photo();
  const answers = await Promise.all([1, 2, 3].map(() => alice.post(NEW, withFile(form, bytes))));
  // Each form reserves an id; the first one creates the recipe.
  const [made] = await server.db.selectFrom("recipes").select("id").execute();
  const address = `/recipe/edit?id=${made?.id}`;
  expect(answers.map(({ status, location }) => [status, location])).toEqual(
    Array(3).fill([303, `/recipe/view?id=${made?.id}`]),
  );
  const edit = { ...extractFields((await alice.get(address)).text), title: "Twice" };
  const edits = await Promise.all([1, 2].map(() => alice.post(address, edit)));
  expect(edits.map(({ status }) => status)).toEqual([303, 303]);
  expect(await server.db.selectFrom("recipes").select(["id", "title"]).execute()).toEqual([
    { id: made?.id, title: "Twice" },
  ]);
});

test("a form whose recipe was deleted keeps its text and creates a new one", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const form = { ...extractFields((await alice.get(address)).text), title: "Still here" };
  await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
  const told = await alice.post(address, form);
  expect(told.status).toBe(404);
  expect(extractText(told.text)).toContain("Recipe not found");
  const left = extractFields(told.text);
  expect(left.title).toBe("Still here");
  const saved = await alice.post(address, left);
  expect(saved.location).toBe(`/recipe/view?id=${id + 1}`);
});

test("the id of a deleted recipe is not reused", async () => {
  const server = await openTestServer();
  const first = await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  await alice.post(`/recipe/view?id=${first}`, { intent: "delete" });
  expect(await writeRecipe(server.db, "alice")).toBeGreaterThan(first);
});
