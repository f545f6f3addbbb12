import { expect, test } from "vitest";
import type { Visibility } from "#domain/recipe/recipe";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { getSharedCookbook, listSharedRecipes } from "#server/features/cookbooks/shared-cookbook";
import { CAST } from "../../../../tests/support/cast";
import { addMember, makeCookbook, shareCookbookByLink } from "../../../../tests/support/cookbooks";
import { explainQueries } from "../../../../tests/support/query-plans";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const VISIBILITIES = ["PUBLIC", "PROTECTED", "PRIVATE"] as const;

/** Alice and Dana administer "Sunday", with recipes of each visibility; Alice shares it. */
async function openShared() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { description: "Slow lunches." });
  await addMember(db, cookbook, "dana", 1);
  const write = async (who: "alice" | "dana", visibility: Visibility) => {
    const id = await writeRecipe(db, who, {
      title: `${visibility.toLowerCase()} of ${who}`,
      visibility,
      steps: [`Stir the ${visibility.toLowerCase()} one.`],
    });
    await addRecipeToCookbook(db, CAST[who], cookbook, id);
    return id;
  };
  const alices = { PUBLIC: 0, PROTECTED: 0, PRIVATE: 0 };
  const danas = { ...alices };
  for (const visibility of VISIBILITIES) {
    alices[visibility] = await write("alice", visibility);
    danas[visibility] = await write("dana", visibility);
  }
  const key = await shareCookbookByLink(db, "alice", cookbook);
  return { server, db, cookbook, alices, danas, key, address: `/cookbook/shared?key=${key}` };
}

test("a key is looked up by its index, and the recipes are read in index order", async () => {
  const { server, key } = await openShared();
  const plans = await explainQueries(server, async (db) => {
    const shared = await getSharedCookbook(db, null, key);
    await listSharedRecipes(db, null, shared, null);
  });
  expect(plans).toHaveLength(2);
  expect(plans[0]).toMatch(/cookbook_links USING INDEX \S+ \(secret=\?\)/);
  expect(plans[1]).toContain("cookbook_recipes_in_order");
  expect(plans[1]).not.toContain("TEMP B-TREE");
});
