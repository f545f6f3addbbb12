import { expect, test } from "vitest";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { listRecipeChoices } from "#server/features/cookbooks/recipe-choices";
import { encodeCursor } from "#server/platform/db/cursor";
import { CAST } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { explainQueries } from "../../../tests/support/query-plans";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

async function openWorld() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const stew = await writeRecipe(db, "alice", { title: "Onion stew", visibility: "PRIVATE" });
  const tart = await writeRecipe(db, "alice", { title: "Onion tart", visibility: "PUBLIC" });
  const soup = await writeRecipe(db, "charlie", { title: "Onion soup", visibility: "PUBLIC" });
  const secret = await writeRecipe(db, "charlie", { title: "Onion jam", visibility: "PRIVATE" });
  await addRecipeToCookbook(db, CAST.alice, cookbook, tart);
  return { server, cookbook, stew, tart, soup, secret, at: `/cookbook/edit?addTo=${cookbook}` };
}

test("a user's newest recipes are read in index order", async () => {
  const { server, cookbook, soup } = await openWorld();
  const asked = { search: "", cursor: encodeCursor(["", 1, 1]), ticked: [soup] };
  const plans = await explainQueries(server, (db) =>
    listRecipeChoices(db, CAST.alice, cookbook, asked),
  );
  const plan = plans.find((each) => each.includes("recipes_of_author"));
  expect(plan).toBeDefined();
  expect(plan).not.toContain("TEMP B-TREE");
});
