import { expect, test } from "vitest";
import { listMemberChoices } from "#server/features/cookbooks/member-choices";
import type { Db } from "#server/platform/db/open";
import { CAST, type CastName } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { explainQueries } from "../../../tests/support/query-plans";
import { openTestServer } from "../../../tests/support/server";

async function follow(db: Db, follower: CastName, followed: CastName, isAccepted = true) {
  await db
    .insertInto("follows")
    .values({
      follower_id: CAST[follower].id,
      followed_id: CAST[followed].id,
      requested_at: 1,
      accepted_at: isAccepted ? 1 : null,
    })
    .execute();
}

/** Bob follows Alice, Alice follows Charlie, Dana follows Alice and is in the cookbook. */
async function openWorld() {
  const server = await openTestServer();
  await follow(server.db, "alice", "charlie");
  await follow(server.db, "dana", "alice");
  const cookbook = await makeCookbook(server.db, "alice", { members: ["dana"] });
  return { server, cookbook, at: `/cookbook/edit?cookbook=${cookbook}` };
}

test("the newest follows in both directions are read in index order", async () => {
  const { server, cookbook } = await openWorld();
  const plans = await explainQueries(server, (db) => listMemberChoices(db, CAST.alice, cookbook));
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toMatch(/follows_of_follow(er|ed)/);
    expect(plan).not.toContain("TEMP B-TREE");
  }
});
