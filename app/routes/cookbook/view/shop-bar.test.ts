import { expect, test } from "vitest";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { extractFields } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

test("ticked recipes of a cookbook go onto its shopping list", async () => {
  const server = await openTestServer();
  const leek = { name: "Leek", amount: null, unit: "NONE" as const, complement: "" };
  const write = (title: string) => writeRecipe(server.db, "alice", { title, ingredients: [leek] });
  const [soup, stew] = [await write("Soup"), await write("Stew")];
  const cookbook = await makeCookbook(server.db, "alice", { recipes: [soup, stew] });
  const alice = await server.as("alice");
  const { text } = await alice.get(`/cookbook/view?cookbook=${cookbook}`);
  const ticks = [...text.matchAll(/<input type="checkbox" name="recipe" form="choose"[^>]*>/g)];
  expect(ticks.map(([tick]) => /value="(\d+)"/.exec(tick)?.[1]).sort()).toEqual(
    [soup, stew].map(String),
  );
  const [, form = ""] = /<form[^>]* action="\/shopping\/add"[^>]*>(.*?)<\/form>/s.exec(text) ?? [];
  const query = new URLSearchParams({ ...extractFields(form), recipe: String(stew) });
  const offered = (await alice.get(`/shopping/add?${query}`)).text;
  expect(extractFields(offered)).toMatchObject({
    recipe: String(stew),
    cookbook: String(cookbook),
  });
});

test("a cookbook without recipes offers no choice", async () => {
  const server = await openTestServer();
  const cookbook = await makeCookbook(server.db, "alice");
  const { text } = await (await server.as("alice")).get(`/cookbook/view?cookbook=${cookbook}`);
  expect(text).not.toContain("/shopping/add");
});
