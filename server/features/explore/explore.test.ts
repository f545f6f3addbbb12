import { expect, test } from "vitest";
import type { ExploreList, Hemisphere } from "#domain/explore/explore";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { encodeCursor } from "../../platform/db/cursor";
import { deleteRecipe } from "../recipes/commands";
import { likeRecipe } from "../recipes/liking";
import { getExplorePage, getExploreStart } from "./queries";

const DAY_MS = 86_400_000;
const listTitles = (recipes: { title: string }[]) => recipes.map(({ title }) => title);

test("a visitor sees recipes shared with everyone, and nothing of suspended users", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { title: "Public", visibility: "PUBLIC", category: "DESERT" });
  await writeRecipe(db, "alice", { title: "Followers", visibility: "PROTECTED" });
  await writeRecipe(db, "alice", { title: "Private" });
  await writeRecipe(db, "bob", { title: "Suspended", visibility: "PUBLIC", category: "DRINK" });
  await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", CAST.bob.id).execute();
  const start = await getExploreStart(db, null);
  expect(listTitles(start.newest)).toEqual(["Public"]);
  expect(start.cooks.map(({ username }) => username)).toEqual(["Alice"]);
  expect(start.categories).toContain("DESERT");
  expect(start.languages).toEqual(["en"]);
  const lists: ExploreList[] = [{ sort: "new" }, { category: "DESERT" }, { language: "en" }];
  for (const list of lists) {
    expect(listTitles((await getExplorePage(db, null, list, null)).recipes)).toEqual(["Public"]);
  }
  expect(listTitles((await getExplorePage(db, null, { category: "DRINK" }, null)).recipes)).toEqual(
    [],
  );
});

test("the most liked recipes are those of the last 30 days, and pages continue one another", async () => {
  const { db } = openTestDatabase();
  const ids: number[] = [];
  for (let count = 0; count < 30; count++) {
    ids.push(await writeRecipe(db, "alice", { title: `Dish ${count}`, visibility: "PUBLIC" }));
  }
  for (const id of ids) await likeRecipe(db, CAST.bob, id);
  const [first = 0, second = 0, old = 0] = ids;
  await likeRecipe(db, CAST.charlie, first);
  await likeRecipe(db, CAST.dana, first);
  await likeRecipe(db, CAST.charlie, second);
  await db
    .updateTable("likes")
    .set({ liked_at: Date.now() - 31 * DAY_MS })
    .where("recipe_id", "=", old)
    .execute();
  const page = await getExplorePage(db, null, { sort: "liked" }, null);
  const rest = await getExplorePage(db, null, { sort: "liked" }, page.next);
  const titles = listTitles([...page.recipes, ...rest.recipes]);
  expect(titles.slice(0, 3)).toEqual(["Dish 0", "Dish 1", "Dish 29"]);
  expect(new Set(titles).size).toBe(29);
  expect(titles).not.toContain("Dish 2");
  expect(rest.next).toBeNull();
});

test("no cursor makes the likes of all time count", async () => {
  const { db } = openTestDatabase();
  const old = await writeRecipe(db, "alice", { title: "Old", visibility: "PUBLIC" });
  await likeRecipe(db, CAST.bob, old);
  await db
    .updateTable("likes")
    .set({ liked_at: Date.now() - 40 * DAY_MS })
    .execute();
  for (const since of [0, -1, 1, Number.MIN_SAFE_INTEGER]) {
    const cursor = encodeCursor([Number.MAX_SAFE_INTEGER, 1, since]);
    const { recipes } = await getExplorePage(db, null, { sort: "liked" }, cursor);
    expect(listTitles(recipes)).toEqual([]);
  }
});

test("cooks are ranked by the likes of their public recipes, then by their number, after every change", async () => {
  const { db } = openTestDatabase();
  const soup = await writeRecipe(db, "alice", { visibility: "PUBLIC" });
  const pie = await writeRecipe(db, "bob", { visibility: "PUBLIC" });
  await writeRecipe(db, "bob", { visibility: "PUBLIC" });
  const cooks = async () =>
    (await getExplorePage(db, null, { show: "cooks" }, null)).cooks.map(
      ({ username, recipes, likes }) => `${username} ${recipes} ${likes}`,
    );
  expect(await cooks()).toEqual(["Bob 2 0", "Alice 1 0"]);
  await likeRecipe(db, CAST.charlie, soup);
  expect(await cooks()).toEqual(["Alice 1 1", "Bob 2 0"]);
  await rewriteRecipe(db, "alice", soup, { visibility: "PRIVATE" });
  expect(await cooks()).toEqual(["Bob 2 0"]);
  await rewriteRecipe(db, "alice", soup, { visibility: "PUBLIC" });
  await deleteRecipe(db, CAST.bob, pie);
  expect(await cooks()).toEqual(["Alice 1 1", "Bob 1 0"]);
});

test("seasonal recipes follow the month and the hemisphere, page by page, newest first", async () => {
  const { db } = openTestDatabase();
  const buildStew = (name: string, title: string) => ({
    title,
    visibility: "PUBLIC" as const,
    ingredients: [{ name, amount: null, unit: "NONE" as const, complement: "" }],
  });
  await writeRecipe(db, "alice", buildStew("Strawberry", "Strawberries"));
  for (let count = 0; count < 26; count++) {
    await writeRecipe(db, "alice", buildStew("Pumpkin", `Pumpkin ${count}`));
    await writeRecipe(db, "alice", buildStew("Salt", `Salt ${count}`));
  }
  await writeRecipe(db, "alice", { ...buildStew("Pumpkin", "Private"), visibility: "PRIVATE" });
  const november = new Date("2026-11-15");
  const page = (season: Hemisphere, at: Date, cursor: string | null = null) =>
    getExplorePage(db, null, { season }, cursor, at);
  const first = await page("north", november);
  const rest = await page("north", november, first.next);
  expect(listTitles(first.recipes)[0]).toBe("Pumpkin 25");
  expect(first.recipes).toHaveLength(24);
  expect(listTitles(rest.recipes)).toEqual(["Pumpkin 1", "Pumpkin 0"]);
  expect(rest.next).toBeNull();
  expect(listTitles((await page("south", november)).recipes)).toEqual(["Strawberries"]);
  expect(listTitles((await page("north", new Date("2026-05-15"))).recipes)).toEqual([
    "Strawberries",
  ]);
});

test("seasonal recipes by likes continue page by page, without unliked ones", async () => {
  const { db } = openTestDatabase();
  const write = (name: string, title: string) =>
    writeRecipe(db, "alice", {
      title,
      visibility: "PUBLIC",
      ingredients: [{ name, amount: null, unit: "NONE", complement: "" }],
    });
  for (let count = 0; count < 26; count++) {
    await likeRecipe(db, CAST.bob, await write("Pumpkin", `Pumpkin ${count}`));
  }
  const best = await write("Pumpkin", "Best pumpkin");
  for (const who of ["bob", "charlie"] as const) await likeRecipe(db, CAST[who], best);
  await likeRecipe(db, CAST.dana, await write("Salt", "Salt"));
  await write("Pumpkin", "Unliked");
  const page = (cursor: string | null) =>
    getExplorePage(db, null, { season: "north", sort: "liked" }, cursor, new Date("2026-11-15"));
  const first = await page(null);
  const rest = await page(first.next);
  expect(listTitles(first.recipes).slice(0, 2)).toEqual(["Best pumpkin", "Pumpkin 25"]);
  expect(first.recipes).toHaveLength(24);
  expect(listTitles(rest.recipes)).toEqual(["Pumpkin 2", "Pumpkin 1", "Pumpkin 0"]);
  expect(rest.next).toBeNull();
});
