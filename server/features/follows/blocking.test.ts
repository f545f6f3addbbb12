import sharp from "sharp";
import { expect, test } from "vitest";
import { uploadUserImage } from "#server/features/accounts/image";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { findFollow, setFollow } from "../../../tests/support/follows";
import { extractText } from "../../../tests/support/page";
import { shareInCookbook, writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { illustrate } from "../../../tests/support/usual-recipe";

const NOWHERE = 999_999;

const image = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#c40" } })
    .png()
    .toBuffer();

async function openAlices(): Promise<{ server: TestServer; ids: number[] }> {
  const server = await openTestServer();
  const { db, files } = server;
  const bytes = await image();
  const ids = [];
  for (const visibility of ["PUBLIC", "PROTECTED", "PRIVATE"] as const) {
    const leek = { name: "Leek", amount: null, unit: "NONE" as const, complement: "" };
    const title = `Quokka ${visibility}`;
    const id = await writeRecipe(db, "alice", { title, visibility, ingredients: [leek] });
    await illustrate(server, id, bytes);
    await shareInCookbook(db, id);
    ids.push(id);
  }
  const change = { file: { bytes }, isRemoved: false };
  await uploadUserImage(db, files, CAST.alice, CAST.alice.id, change);
  return { server, ids };
}

const block = async (server: TestServer, about: number, intent = "block") =>
  (await server.as("alice")).post("/user/follow", { intent, user: String(about) });

const plain = ({ text, status }: { text: string; status: number }) => ({
  status,
  text: extractText(text),
});

/** Every request that names a user or a recipe. */
async function ways(client: Client, user: number, recipe: number) {
  const about = { user: String(user) };
  const upload = () => {
    const form = new FormData();
    form.append("file", new Blob(["no image"]), "me.png");
    return form;
  };
  const recipeForm = {
    id: String(recipe),
    version: "1",
    formKey: "k",
    title: "X",
    visibility: "PUBLIC",
  };
  const ofPerson = await Promise.all([
    client.get(`/user/view?user=${user}`),
    client.get(`/report?user=${user}`),
    client.get(`/report?user=${user}&image=1`),
    client.post(`/report?user=${user}`, { reason: "Rude" }),
    client.post("/user/follow", { ...about, intent: "follow" }),
    client.post("/user/follow", { ...about, intent: "unfollow" }),
    client.post("/user/follow", { ...about, intent: "accept" }),
    client.post("/user/follow", { ...about, intent: "remove" }),
    client.post("/user/follow", { ...about, intent: "block" }),
    client.post(`/image/users/${user}`, upload()),
    client.get(`/image/users/${user}-v1.webp`),
  ]);
  const ofRecipe = await Promise.all([
    client.get(`/recipe/view?id=${recipe}`),
    client.get(`/recipe/edit?id=${recipe}&view=lines`),
    client.post(`/recipe/view?id=${recipe}`, { intent: "delete" }),
    client.post(`/recipe/edit?id=${recipe}`, recipeForm),
    client.get(`/report?recipe=${recipe}`),
    client.post(`/report?recipe=${recipe}`, { reason: "Rude" }),
    client.post(`/image/recipes/${recipe}`, upload()),
    client.get(`/image/recipes/${recipe}-v1.webp`),
    client.get(`/image/recipes-thumbnails/${recipe}-v1.webp`),
  ]);
  return [...ofPerson, ...ofRecipe];
}

/** Everything a viewer sees of other users without naming them by id. */
async function shownTo(client: Client): Promise<string> {
  const pages = await Promise.all(
    [
      "/home",
      "/search?search=quokka",
      "/search?search=alice",
      "/search?search=alicia",
      "/search?search=leek",
      "/user/list?show=followers",
      "/user/list?show=following",
      "/user/list?show=requests",
      "/user/list?show=find",
      "/user/list?show=find&search=alice",
      "/api/v1/notification",
    ].map((path) => client.get(path)),
  );
  // The page repeats the search text, which is not a result.
  return pages.map(({ text }) => text.replace(/“[^”]*”|value="[^"]*"/g, "")).join();
}

test("for a blocked user, the other user and their content do not exist", async () => {
  const { server, ids } = await openAlices();
  const before = await server.db.selectFrom("recipes").selectAll().execute();
  for (const who of ["bob", "charlie", "dana"] as const) {
    const client = await server.as(who);
    await block(server, CAST[who].id);
    for (const id of ids) {
      await server.db.deleteFrom("attempts").execute();
      const seen = await ways(client, CAST.alice.id, id);
      const nowhere = await ways(client, NOWHERE, NOWHERE);
      expect(seen.map(plain)).toEqual(nowhere.map(plain));
    }
    const shown = await shownTo(client);
    expect({ who, names: shown.match(/Alice|Quokka/g) }).toEqual({ who, names: null });
  }
  expect(await server.db.selectFrom("recipes").selectAll().execute()).toEqual(before);
  expect(await server.db.selectFrom("reports").selectAll().execute()).toEqual([]);
});

test("a block changes nothing for other users and visitors; a blocked administrator sees nothing", async () => {
  const { server, ids } = await openAlices();
  for (const who of ["bob", "ada"] as const) await block(server, CAST[who].id);
  const blocked = await server.as("ada");
  expect((await blocked.get("/user/view?user=1")).status).toBe(404);
  expect((await blocked.get(`/recipe/view?id=${ids[0]}`)).status).toBe(404);
  for (const who of ["charlie", "dana", "nobody"] as const) {
    const client = await server.as(who);
    const answers = await Promise.all([
      client.get("/user/view?user=1"),
      client.get("/image/users/1-v1.webp"),
      client.get(`/recipe/view?id=${ids[0]}`),
      client.get(`/image/recipes/${ids[0]}-v1.webp`),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect({ who, statuses }).toEqual({ who, statuses: [200, 200, 200, 200] });
    expect(extractText((await client.get("/search?search=quokka")).text)).toContain(
      "Quokka PUBLIC",
    );
  }
});

test("a block ends follows and requests both ways; lifting it restores everything else", async () => {
  const { server, ids } = await openAlices();
  const { db } = server;
  await setFollow(db, "alice", "bob", "PENDING");
  const bob = await server.as("bob");
  expect((await bob.get(`/recipe/view?id=${ids[1]}`)).status).toBe(200);
  expect((await bob.get("/api/v1/notification")).text).toContain("Alice");
  await block(server, CAST.bob.id);
  await block(server, CAST.bob.id);
  expect(await findFollow(db, "bob", "alice")).toBe(null);
  expect(await findFollow(db, "alice", "bob")).toBe(null);
  const asked = await (await server.as("alice")).post("/user/follow", {
    intent: "follow",
    user: "2",
  });
  expect(asked.status).toBe(400);
  expect(await findFollow(db, "alice", "bob")).toBe(null);

  expect((await block(server, CAST.bob.id, "unblock")).status).toBe(303);
  expect((await bob.get(`/recipe/view?id=${ids[0]}`)).status).toBe(200);
  expect((await bob.get(`/recipe/view?id=${ids[1]}`)).status).toBe(403);
  expect((await bob.post("/user/follow", { intent: "follow", user: "1" })).status).toBe(303);
});

test("the blocker sees and can lift their blocks, which are shown nowhere else", async () => {
  const { server } = await openAlices();
  await block(server, CAST.bob.id);
  const alice = await server.as("alice");
  const page = await alice.get("/user/view?user=2");
  expect(extractText(page.text)).toContain("You blocked Bob");
  expect(page.text).toContain('value="unblock"');
  expect(extractText((await alice.get("/user/list?show=blocked")).text)).toContain("Bob");
  expect(extractText((await alice.get("/user/list?show=find")).text)).not.toContain("Bob");
});

test("a blocked administrator cannot follow the blocker", async () => {
  const { server } = await openAlices();
  await setFollow(server.db, "ada", "alice", "ACCEPTED");
  await block(server, CAST.ada.id);
  const ada = await server.as("ada");
  expect((await ada.post("/user/follow", { intent: "follow", user: "1" })).status).toBe(404);
  expect(await findFollow(server.db, "ada", "alice")).toBe(null);
});

test("if two users block each other at once, the first no longer exists for the second", async () => {
  const { server } = await openAlices();
  const [alice, bob] = [await server.as("alice"), await server.as("bob")];
  await Promise.all([
    alice.post("/user/follow", { intent: "block", user: "2" }),
    bob.post("/user/follow", { intent: "follow", user: "1" }),
    bob.post("/user/follow", { intent: "block", user: "1" }),
  ]);
  expect(await findFollow(server.db, "bob", "alice")).toBe(null);
  const blocks = await server.db.selectFrom("blocks").select("blocker_id").execute();
  expect(blocks).toHaveLength(1);
  const isAliceFirst = blocks[0]?.blocker_id === CAST.alice.id;
  const [second, first] = isAliceFirst ? [bob, CAST.alice] : [alice, CAST.bob];
  expect((await second.get(`/user/view?user=${first.id}`)).status).toBe(404);
});
