import { expect, test } from "vitest";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { hideAccount, setFollow } from "../../../tests/support/follows";
import { shareByLink, writeRecipe } from "../../../tests/support/recipes";
import type { Db } from "../../platform/db/open";
import type { Viewer } from "../../policies/permissions";
import { getFeed } from "../home/queries";
import { getRecipePage } from "./recipe-page";

function soup(foods: string[], more: Partial<RecipeContent> = {}): Partial<RecipeContent> {
  const ingredients = foods.map((name) => ({
    name,
    amount: null,
    unit: "NONE" as const,
    complement: "",
  }));
  return { category: "ENTREE", visibility: "PUBLIC", ingredients, ...more };
}

async function relatedTo(db: Db, viewer: Viewer, id: number) {
  const { related } = await getRecipePage(db, viewer, id, "en", null);
  const titles = (recipes: { title: string }[]) => recipes.map(({ title }) => title);
  return { ofAuthor: titles(related.ofAuthor), alike: titles(related.alike) };
}

test("similar recipes are other cooks' in the same category that share two foods, most shared first", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", soup(["Leek", "Potato", "Egg"]));
  const others: [string, string[], Partial<RecipeContent>?][] = [
    ["All three", ["Leek", "Potato", "Egg", "Apple"]],
    ["Two", ["Potato", "Egg"]],
    ["One, twice", ["Egg", "Apple", "Egg"]],
    ["A main dish", ["Leek", "Potato"], { category: "MAIN_DISH" }],
    ["His alone", ["Leek", "Potato"], { visibility: "PRIVATE" }],
    ["For followers", ["Leek", "Potato"], { visibility: "PROTECTED" }],
  ];
  for (const [title, foods, more] of others)
    await writeRecipe(db, "bob", soup(foods, { title, ...more }));
  await writeRecipe(db, "alice", soup(["Leek", "Potato"], { title: "Her own" }));
  const expected = { ofAuthor: ["Her own"], alike: ["All three", "Two"] };
  for (const viewer of [null, CAST.charlie]) {
    expect(await relatedTo(db, viewer, id)).toEqual(expected);
  }
  await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", CAST.bob.id).execute();
  expect((await relatedTo(db, null, id)).alike).toEqual([]);
});

test("the newest three recipes of the same cook that the viewer may see are shown", async () => {
  const { db } = openTestDatabase();
  const shown = await writeRecipe(db, "alice", { visibility: "PUBLIC" });
  for (const title of ["One", "Two", "Three", "Four"])
    await writeRecipe(db, "alice", { title, visibility: "PUBLIC" });
  await writeRecipe(db, "alice", { title: "Her own" });
  expect((await relatedTo(db, null, shown)).ofAuthor).toEqual(["Four", "Three", "Two"]);
  expect((await relatedTo(db, CAST.alice, shown)).ofAuthor).toEqual(["Her own", "Four", "Three"]);
});

test("a viewer with only a share link gets no related recipes", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice");
  await writeRecipe(db, "alice", { visibility: "PUBLIC" });
  const key = await shareByLink(db, "alice", id);
  const { related } = await getRecipePage(db, null, id, "en", key);
  expect(related).toEqual({ ofAuthor: [], alike: [] });
});

test("recipes of an account the viewer may not see are not listed beside a recipe", async () => {
  const { db } = openTestDatabase();
  const shown = await writeRecipe(db, "alice", { title: "One", visibility: "PUBLIC" });
  await writeRecipe(db, "alice", { title: "Two", visibility: "PUBLIC" });
  await hideAccount(db, "alice");
  await setFollow(db, "bob", "alice", "ACCEPTED");
  for (const [viewer, titles] of [
    [null, []],
    [CAST.charlie, []],
    [CAST.bob, ["Two"]],
    [CAST.alice, ["Two"]],
  ] as const)
    expect((await relatedTo(db, viewer, shown)).ofAuthor).toEqual(titles);
  const atHome = async (viewer: (typeof CAST)["bob"]) => {
    const { followed, popular } = await getFeed(db, viewer);
    return [...followed, ...popular].map(({ title }) => title);
  };
  expect(await atHome(CAST.charlie)).toEqual([]);
  expect(await atHome(CAST.bob)).toEqual(["Two", "One"]);
});
