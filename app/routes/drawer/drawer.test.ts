import { expect, test } from "vitest";
import { openTestServer } from "../../../tests/support/server";

const CLOSED = 'class="shell without-drawer"';

test("a closed drawer stays closed on every page of this device until it is opened", async () => {
  const server = await openTestServer();
  const here = await server.as("alice");
  const elsewhere = await server.as("alice");
  const isClosed = async (client = here, path = "/home") =>
    (await client.get(path)).text.includes(CLOSED);
  expect(await isClosed()).toBe(false);
  const closed = await here.post("/drawer", { drawer: "closed", from: "/recipe/list?search=" });
  expect([closed.status, closed.location]).toEqual([303, "/recipe/list?search="]);
  expect(closed.headers.getSetCookie().join()).toMatch(
    /drawer=closed; Max-Age=31536000.*HttpOnly.*SameSite=Lax/,
  );
  expect([await isClosed(), await isClosed(here, "/dashboard"), await isClosed(elsewhere)]).toEqual(
    [true, true, false],
  );
  const { text } = await here.get("/home");
  expect(text).toMatch(/<button[^>]*value="open"[^>]*aria-expanded="false"/);
  await here.post("/drawer", { drawer: "open", from: "/home" });
  expect(await isClosed()).toBe(false);
});

test("the drawer's button redirects within this site only, and opening its URL changes nothing", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const away = await alice.post("/drawer", { drawer: "closed", from: "//evil.example" });
  expect(away.location).toBe("/home");
  expect((await alice.get("/drawer?drawer=open")).location).toBe("/home");
  expect((await alice.get("/home")).text).toContain(CLOSED);
});
