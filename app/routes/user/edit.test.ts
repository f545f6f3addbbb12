import { expect, test } from "vitest";
import { CAST } from "../../../tests/support/cast";
import { openTestServer } from "../../../tests/support/server";

test("a person is edited by themself and by administrators, by nobody else", async () => {
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
  const saved = await ada.post(address, { username: "Alicia" });
  expect([saved.status, saved.location]).toEqual([303, `/user/view?user=${CAST.alice.id}`]);
  expect(await namesOf()).toEqual(before.map((name) => (name === "Alice" ? "Alicia" : name)));
  expect((await ada.get("/user/edit?user=999")).status).toBe(404);
});
