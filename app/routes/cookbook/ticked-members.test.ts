import { expect, test } from "vitest";
import { listMemberChoices } from "#server/features/cookbooks/member-choices";
import type { Db } from "#server/platform/db/open";
import { CAST, type CastName } from "../../../tests/support/cast";
import { cookbookRows, makeCookbook } from "../../../tests/support/cookbooks";
import { extractText } from "../../../tests/support/page";
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

function addMembers(people: number[]) {
  const form = new FormData();
  form.set("intent", "addMembers");
  for (const id of people) form.append("person", String(id));
  return form;
}

const offered = async (db: Db, cookbook: number) =>
  (await listMemberChoices(db, CAST.alice, cookbook)).map(({ username }) => username);

test("an administrator is offered followers and followed users who are not members, by name", async () => {
  const { server, cookbook } = await openWorld();
  await follow(server.db, "ada", "alice", false);
  await follow(server.db, "alice", "bob");
  expect(await offered(server.db, cookbook)).toEqual(["Bob", "Charlie"]);
  const hide = server.db.updateTable("users").set({ suspended_at: 1 });
  await hide.where("id", "=", CAST.bob.id).execute();
  expect(await offered(server.db, cookbook)).toEqual(["Charlie"]);
});

test("the ticked users become members in one step and are no longer offered", async () => {
  const { server, cookbook, at } = await openWorld();
  const alice = await server.as("alice");
  const added = await alice.post(at, addMembers([CAST.bob.id, CAST.charlie.id, CAST.dana.id]));
  expect([added.status, added.location]).toEqual([303, at]);
  expect(extractText((await alice.get(at)).text)).toContain("2 members added");
  const members = (await cookbookRows(server.db)).members;
  expect(members.map((member) => member.user_id).sort()).toEqual(
    [CAST.alice, CAST.bob, CAST.charlie, CAST.dana].map(({ id }) => id).sort(),
  );
  expect(members.filter((member) => member.is_administrator === 1)).toHaveLength(1);
  expect(await offered(server.db, cookbook)).toEqual([]);
});

test("one invalid user rejects all, and only an administrator can add", async () => {
  const { server, at } = await openWorld();
  const alice = await server.as("alice");
  const before = await cookbookRows(server.db);
  for (const [others, status] of [
    [[CAST.ada.id], 404],
    [[CAST.alice.id], 303],
    [[999], 404],
    [Array(49).fill(CAST.charlie.id), 400],
    [[], 303],
  ] as const) {
    const people = others.length === 0 ? [] : [CAST.bob.id, ...others];
    expect([others, (await alice.post(at, addMembers(people))).status]).toEqual([others, status]);
    expect(await cookbookRows(server.db)).toEqual(before);
  }
  const dana = await server.as("dana");
  expect((await dana.post(at, addMembers([CAST.alice.id]))).status).toBe(403);
  expect(await cookbookRows(server.db)).toEqual(before);
});
