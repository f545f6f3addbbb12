import { expect, test } from "vitest";
import { grantAccess } from "#server/admin/access-grants";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import {
  addMember,
  cookbookRows,
  listAdministrators,
  makeCookbook,
} from "../../../tests/support/cookbooks";
import { writeRecipe } from "../../../tests/support/recipes";
import { takeRefusal } from "../../../tests/support/refusals";
import { openTestServer } from "../../../tests/support/server";

/** Alice and Dana, both administrators of a cookbook, each with a client. */
async function openTwo() {
  const server = await openTestServer();
  const cookbook = await makeCookbook(server.db, "alice");
  await addMember(server.db, cookbook, "dana", 1);
  return {
    server,
    cookbook,
    alice: await server.as("alice"),
    dana: await server.as("dana"),
    edit: `/cookbook/edit?cookbook=${cookbook}`,
    view: `/cookbook/view?cookbook=${cookbook}`,
  };
}

test.each(["unmakeAdministrator", "removeMember"])(
  "when two administrators %s each other at once, one stays",
  async (intent) => {
    const { server, cookbook, alice, dana, edit } = await openTwo();
    const answers = await Promise.all([
      alice.post(edit, { intent, member: String(CAST.dana.id) }),
      dana.post(edit, { intent, member: String(CAST.alice.id) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 403]);
    expect(await listAdministrators(server.db, cookbook)).toHaveLength(1);
  },
);

test("when two administrators leave at once, the last stays and is told why", async () => {
  const { server, cookbook, alice, dana, view } = await openTwo();
  const leave = { intent: "leave" };
  const answers = await Promise.all([alice.post(view, leave), dana.post(view, leave)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const told = [await takeRefusal(server.db, alice), await takeRefusal(server.db, dana)];
  expect(told.filter(Boolean)).toEqual(["cookbook.lastAdministrator"]);
  expect(await listAdministrators(server.db, cookbook)).toHaveLength(1);
});

test("leaving while being demoted keeps one administrator, in either order", async () => {
  const { server, cookbook, alice, dana, edit, view } = await openTwo();
  await Promise.all([
    alice.post(view, { intent: "leave" }),
    dana.post(edit, { intent: "unmakeAdministrator", member: String(CAST.alice.id) }),
    alice.post(edit, { intent: "unmakeAdministrator", member: String(CAST.dana.id) }),
  ]);
  expect(await listAdministrators(server.db, cookbook)).toHaveLength(1);
});

test("the only administrator cannot leave, and an ADMIN with access cannot demote or remove them", async () => {
  const server = await openTestServer();
  const alone = await makeCookbook(server.db, "alice");
  const shared = await makeCookbook(server.db, "alice", { members: ["dana"] });
  const [alice, ada] = [await server.as("alice"), await server.as("ada")];
  for (const id of [alone, shared])
    await grantAccess(server.db, CAST.ada, { kind: "COOKBOOK", id }, "Nobody looks after it.");
  const before = await cookbookRows(server.db);
  const member = String(CAST.alice.id);
  for (const [client, address, form] of [
    [alice, `/cookbook/view?cookbook=${alone}`, { intent: "leave" }],
    [alice, `/cookbook/view?cookbook=${shared}`, { intent: "leave" }],
    [ada, `/admin/cookbook?cookbook=${shared}`, { intent: "unmakeAdministrator", member }],
    [ada, `/admin/cookbook?cookbook=${shared}`, { intent: "removeMember", member }],
    [ada, `/admin/cookbook?cookbook=${alone}`, { intent: "removeMember", member }],
  ] as [Client, string, Record<string, string>][]) {
    expect((await client.post(address, form)).status).toBe(303);
    expect(await takeRefusal(server.db, client)).toBe("cookbook.lastAdministrator");
  }
  expect(await cookbookRows(server.db)).toEqual(before);
});

test("two members who add the same recipe at once create one row, and one of them is told", async () => {
  const { server, cookbook, alice, dana } = await openTwo();
  const recipe = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const send = (client: typeof alice) =>
    client.post(`/cookbook/edit?addRecipe=${recipe}`, {
      intent: "addRecipe",
      cookbook: String(cookbook),
    });
  const answers = await Promise.all([send(alice), send(dana)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const told = [await takeRefusal(server.db, alice), await takeRefusal(server.db, dana)];
  expect(told.filter(Boolean)).toEqual(["cookbook.alreadyHasRecipe"]);
  expect((await cookbookRows(server.db)).recipes).toHaveLength(1);
});

test("a form submitted five times at once creates one cookbook", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { intent: "save", name: "Once", formKey: "the same form" };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => alice.post("/cookbook/edit", form)),
  );
  expect(new Set(answers.map(({ status, location }) => `${status} ${location}`))).toEqual(
    new Set(["303 /cookbook/view?cookbook=1"]),
  );
  const dana = await server.as("dana");
  expect((await dana.post("/cookbook/edit", form)).location).toBe("/cookbook/view?cookbook=2");
  expect((await cookbookRows(server.db)).members).toHaveLength(2);
});

test("deleting a cookbook during concurrent writes leaves nothing behind", async () => {
  const { server, cookbook, alice, dana, edit, view } = await openTwo();
  const recipe = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  const answers = await Promise.all([
    dana.post(`/cookbook/edit?addRecipe=${recipe}`, {
      intent: "addRecipe",
      cookbook: String(cookbook),
    }),
    alice.post(view, { intent: "delete" }),
    dana.post(edit, { intent: "save", name: "Mine" }),
    dana.post(view, { intent: "leave" }),
  ]);
  for (const { status } of answers) expect([303, 403, 404]).toContain(status);
  expect(await cookbookRows(server.db)).toEqual({
    links: [],
    cookbooks: [],
    members: [],
    recipes: [],
  });
});
