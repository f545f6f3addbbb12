import { expect, test } from "vitest";
import { suspendUser } from "#server/admin/suspension";
import { CAST, type CastName } from "../../../tests/support/cast";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { giveImage } from "../../../tests/support/images";
import { recordQueries } from "../../../tests/support/own-queries";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const PHOTO = /\/image\/recipes-cards\/(\d+)-v1\.webp/g;

async function findPhotos(server: TestServer, who: CastName, address: string) {
  const { text } = await (await server.as(who)).get(address);
  const front = text.slice(text.indexOf("<main"), text.indexOf("<h2", text.indexOf("<h1")));
  const shown = address.includes("/list") ? text : front;
  return [...new Set([...shown.matchAll(PHOTO)].map(([, id]) => Number(id)))];
}

test("a cover shows no photo that the viewer may not see, nor of who is hidden", async () => {
  const server = await openTestServer();
  const recipes = [
    await writeRecipe(server.db, "alice", { visibility: "PUBLIC" }),
    await writeRecipe(server.db, "alice", { visibility: "PRIVATE" }),
    await writeRecipe(server.db, "charlie", { visibility: "PUBLIC" }),
  ];
  const [seen = 0, own = 0, hidden = 0] = recipes;
  for (const id of recipes) await giveImage(server, "recipes", id);
  const cookbook = await makeCookbook(server.db, "alice", { members: ["dana"], recipes });
  await suspendUser(server.db, CAST.ada, { id: CAST.charlie.id });
  for (const address of ["/cookbook/list", `/cookbook/view?cookbook=${cookbook}`]) {
    const photos = await findPhotos(server, "dana", address);
    expect(photos).toContain(seen);
    expect(photos).not.toContain(own);
    expect(photos).not.toContain(hidden);
    expect(await findPhotos(server, "alice", address)).toContain(own);
  }
});

test("a cover has at most four pictures, photos before drawings", async () => {
  const server = await openTestServer();
  const plain = await writeRecipe(server.db, "alice", { category: "DRINK" });
  const recipes = [plain];
  for (let count = 0; count < 5; count++) recipes.push(await writeRecipe(server.db, "alice"));
  for (const id of recipes.slice(1)) await giveImage(server, "recipes", id);
  await makeCookbook(server.db, "alice", { recipes });
  const { text } = await (await server.as("alice")).get("/cookbook/list");
  expect(new Set(text.match(PHOTO)).size).toBe(4);
  expect(text).not.toContain(`DRINK-${plain % 12}.svg`);
});

test("the list of cookbooks takes the same queries whatever their number", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const countQueries = async (): Promise<number> =>
    (await recordQueries(server, () => alice.get("/cookbook/list"))).length;
  await makeCookbook(server.db, "alice", { members: ["dana"] });
  const ofOne = await countQueries();
  for (let count = 0; count < 5; count++)
    await makeCookbook(server.db, "alice", {
      members: ["bob"],
      recipes: [await writeRecipe(server.db, "alice")],
    });
  expect(await countQueries()).toBe(ofOne);
});
