import { expect, test } from "vitest";
import type { ExploreList } from "#domain/explore/explore";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { explainQueries } from "../../../tests/support/query-plans";
import { writeRecipe } from "../../../tests/support/recipes";
import { likeRecipe } from "../recipes/liking";
import { getExplorePage } from "./queries";

const listTitles = (recipes: { title: string }[]) => recipes.map(({ title }) => title);

test("every list is read from its index on every page", async () => {
  const world = openTestDatabase();
  for (let count = 0; count < 25; count++) {
    const id = await writeRecipe(world.db, "alice", { category: "DRINK", visibility: "PUBLIC" });
    await likeRecipe(world.db, CAST.bob, id);
  }
  const indexes: [ExploreList, string][] = [
    [{ sort: "new" }, "recipes_newest"],
    [{ category: "DRINK" }, "recipes_newest_of_category"],
    [{ language: "en" }, "recipes_newest_of_language"],
    [{ category: "DRINK", language: "en" }, "recipes_newest_of_category_and_language"],
    [{ sort: "liked" }, "likes_by_time"],
    [{ show: "cooks" }, "users_cooks"],
  ];
  for (const [list, index] of indexes) {
    const { next } = await getExplorePage(world.db, null, list, null);
    for (const cursor of list.show ? [null] : [null, next]) {
      const plans = await explainQueries(world, (db) => getExplorePage(db, null, list, cursor));
      expect(plans).toHaveLength(1);
      expect(plans[0]).toMatch(new RegExp(`USING (COVERING )?INDEX ${index}\\b`));
      if (list.sort !== "liked") expect(plans[0]).not.toContain("TEMP B-TREE");
    }
  }
});

test("a page of seasonal recipes checks a limited number, and the next page continues there", async () => {
  const world = openTestDatabase();
  const { db } = world;
  await writeRecipe(db, "alice", {
    title: "Old",
    visibility: "PUBLIC",
    ingredients: [{ name: "Pumpkin", amount: null, unit: "NONE", complement: "" }],
  });
  for (let count = 0; count < 500; count++) {
    await writeRecipe(db, "bob", { visibility: "PUBLIC", ingredients: [] });
  }
  const november = new Date("2026-11-15");
  const first = await getExplorePage(db, null, { season: "north" }, null, november);
  expect(first.recipes).toEqual([]);
  const rest = await getExplorePage(db, null, { season: "north" }, first.next, november);
  expect([listTitles(rest.recipes), rest.next]).toEqual([["Old"], null]);

  const plans = await explainQueries(world, (db) =>
    getExplorePage(db, null, { season: "north" }, first.next, november),
  );
  expect(plans).toHaveLength(4);
  expect(plans.filter((plan) => /SCAN (?!suspended)/.test(plan))).toEqual([]);
  expect(plans[0]).toMatch(/USING (COVERING )?INDEX recipes_newest/);
  expect(plans[0]).not.toContain("TEMP B-TREE");
});

test("the most liked recipes in season are read by the index of likes", async () => {
  const world = openTestDatabase();
  const id = await writeRecipe(world.db, "alice", { visibility: "PUBLIC" });
  await likeRecipe(world.db, CAST.bob, id);
  const plans = await explainQueries(world, (db) =>
    getExplorePage(db, null, { season: "north", sort: "liked", category: "DRINK" }, null),
  );
  expect(plans[0]).toMatch(/USING (COVERING )?INDEX likes_by_time\b/);
  expect(plans.filter((plan) => /SCAN (recipes|likes)\b/.test(plan))).toEqual([]);
});
