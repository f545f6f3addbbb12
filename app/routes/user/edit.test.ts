import { expect, test } from "vitest";
import { stepIn } from "#server/admin/stepping-in";
import { CAST } from "../../../tests/support/cast";
import { openTestServer } from "../../../tests/support/server";

test("a person is edited by themself and by an administrator who stepped in, by nobody else", async () => {
  const server = await openTestServer();
  const address = `/user/edit?user=${CAST.alice.id}`;
  const namesOf = async () =>
    (await server.db.selectFrom("users").select("username").orderBy("id").execute()).map(
      ({ username }) => username,
    );
  const before = await namesOf();
  const bob = await server.as("bob");
  expect((await bob.get(address)).status).toBe(403);
  expect((await bob.post(address, { username: "Hijacked" })).status).toBe(403);
  expect(await namesOf()).toEqual(before);
  const ada = await server.as("ada");
  expect((await ada.post(address, { username: "Hijacked" })).status).toBe(403);
  expect(await namesOf()).toEqual(before);
  const thing = { kind: "USER", id: CAST.alice.id } as const;
  await stepIn(server.db, CAST.ada, thing, "Her name is an insult.");
  const inside = `/admin/profile?user=${CAST.alice.id}`;
  const saved = await ada.post(inside, { username: "Alicia" });
  expect([saved.status, saved.location]).toEqual([303, `/admin/user?user=${CAST.alice.id}`]);
  expect(await namesOf()).toEqual(before.map((name) => (name === "Alice" ? "Alicia" : name)));
  expect((await ada.get("/user/edit?user=999")).status).toBe(404);
});
