import { expect, test } from "vitest";
import { extractText } from "../../../../tests/support/page";
import { rewriteRecipe, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const TAGS = { visibility: "PUBLIC", tags: ["Été", "quick & easy"] } as const;

test("the tags of a recipe lead a guest to public recipes, and a user to their own list", async () => {
  const { db, as } = await openTestServer();
  const id = await writeRecipe(db, "alice", { ...TAGS, tags: [...TAGS.tags] });
  const nobody = await as("nobody");
  const page = (await nobody.get(`/recipe/view?id=${id}`)).text;
  expect(page).toContain('href="/explore?tag=%C3%89t%C3%A9"');
  expect(extractText((await nobody.get("/explore?tag=ete")).text)).toContain("Leek soup");
  expect(extractText((await nobody.get("/explore?tag=ete&category=DRINK")).text)).not.toContain(
    "Leek soup",
  );
  expect((await nobody.get(`/explore?tag=${"x".repeat(31)}`)).status).toBe(400);
  const alice = await as("alice");
  const own = (await alice.get(`/recipe/view?id=${id}`)).text;
  expect(own).toMatch(/href="\/recipe\/list\?[^"]*tag=quick\+%26\+easy"/);
  const printed = await nobody.get(`/recipe/print?id=${id}`);
  expect(extractText(printed.text)).toContain("Tags: Été, quick & easy");
});

test("a list narrowed by tags holds the recipes that have all of them", async () => {
  const { db, as } = await openTestServer();
  await writeRecipe(db, "alice", { title: "Both", tags: ["Été", "quick"] });
  await writeRecipe(db, "alice", { title: "Summer only", tags: ["été"] });
  const alice = await as("alice");
  const list = async (query: string) =>
    extractText((await alice.get(`/recipe/list?source=user&${query}`)).text);
  expect(await list("tag=ETE")).toMatch(/Both.*Summer only|Summer only.*Both/s);
  const both = await list("tag=ete%2C+quick");
  expect(both).toContain("Both");
  expect(both).not.toContain("Summer only");
  expect(await list("tag=nothing")).not.toContain("Both");
});

test("a form with too many tags keeps what was typed, and suggests those in use", async () => {
  const { db, as } = await openTestServer();
  const id = await writeRecipe(db, "alice", { tags: ["Été", "quick"] });
  await writeRecipe(db, "alice", { tags: ["for guests"] });
  await writeRecipe(db, "bob", { visibility: "PRIVATE", tags: ["secret"] });
  await rewriteRecipe(db, "alice", id, { tags: ["Été"] });
  const alice = await as("alice");
  const form = (await alice.get(`/recipe/edit?id=${id}`)).text;
  expect(form).toMatch(/name="tags"[^>]*value="Été"|value="Été"[^>]*name="tags"/);
  expect(form).toContain('<option value="Été, for guests">');
  expect(form).not.toContain("secret");
  const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`).join(", ");
  const refused = await alice.post("/recipe/edit", { title: "Soup", visibility: "PUBLIC", tags });
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("At most 20 tags.");
  expect(refused.text).toContain(tags);
});
