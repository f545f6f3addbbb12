import { expect, test } from "vitest";
import { listNewFollowers, listRecentlyLiked } from "#server/features/dashboard/recent-queries";
import { CAST } from "../../../tests/support/cast";
import { explainQueries } from "../../../tests/support/query-plans";
import { openTestServer } from "../../../tests/support/server";

test("recent changes are read by index", async () => {
  const server = await openTestServer();
  const plans = await explainQueries(server, async (db) => {
    await listNewFollowers(db, CAST.alice);
    await listRecentlyLiked(db, CAST.alice);
  });
  const [followers = "", liked = ""] = plans;
  expect(followers).toContain("USING COVERING INDEX follows_of_followed (followed_id=?");
  expect(liked).toMatch(/SEARCH recipes USING INDEX recipes_\w+ \(author_id=\?/);
  expect(liked).toMatch(/SEARCH likes USING COVERING INDEX likes_of_recipe \(recipe_id=\?\)/);
  for (const plan of plans) expect(plan).not.toMatch(/SCAN (follows|recipes|likes)/);
});
