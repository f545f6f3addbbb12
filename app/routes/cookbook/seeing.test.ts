import sharp from "sharp";
import { expect, test } from "vitest";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST, type CastName } from "../../../tests/support/cast";
import { cookbookRows, makeCookbook } from "../../../tests/support/cookbooks";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { takeRefusal } from "../../../tests/support/refusals";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { illustrate } from "../../../tests/support/usual-recipe";

/** Alice's PROTECTED recipe with an image, in a cookbook with Dana, who does not follow her. */
async function openShared() {
  const server = await openTestServer();
  const cookbook = await makeCookbook(server.db, "alice", { members: ["dana"] });
  const recipe = await writeRecipe(server.db, "alice", {
    title: "Quince paste",
    visibility: "PROTECTED",
  });
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c40" } });
  await illustrate(server, recipe, await image.png().toBuffer());
  await addRecipeToCookbook(server.db, CAST.alice, cookbook, recipe);
  return { server, cookbook, recipe };
}

/** What a user sees of the recipe on every page that could show it. */
async function checkSights(server: TestServer, who: CastName, cookbook: number, recipe: number) {
  const client = await server.as(who);
  const getStatus = async (address: string) => (await client.get(address)).status;
  const names = async (address: string) =>
    extractText((await client.get(address)).text).includes("Quince paste");
  return {
    page: await getStatus(`/recipe/view?id=${recipe}`),
    image: await getStatus(`/image/recipes/${recipe}-v1.webp`),
    search: await names("/search?search=quince"),
    cookbook: await names(`/cookbook/view?cookbook=${cookbook}`),
  };
}

const EVERYTHING = { page: 200, image: 200, search: true, cookbook: true };
const NOTHING = { page: 403, image: 404, search: false, cookbook: false };

test("a member sees a PROTECTED recipe while it is in the cookbook", async () => {
  const { server, cookbook, recipe } = await openShared();
  expect(await checkSights(server, "dana", cookbook, recipe)).toEqual(EVERYTHING);
  expect(await checkSights(server, "charlie", cookbook, recipe)).toEqual(NOTHING);
  const alice = await server.as("alice");
  await alice.post(`/cookbook/view?cookbook=${cookbook}`, {
    intent: "removeRecipe",
    recipe: String(recipe),
  });
  expect(await checkSights(server, "dana", cookbook, recipe)).toEqual(NOTHING);
  expect(await checkSights(server, "alice", cookbook, recipe)).toEqual({
    ...EVERYTHING,
    cookbook: false,
  });
});

test.each(["leaves", "is removed", "stays until the cookbook is deleted"])(
  "a member who %s loses access at once",
  async (how) => {
    const { server, cookbook, recipe } = await openShared();
    const [alice, dana] = [await server.as("alice"), await server.as("dana")];
    const view = `/cookbook/view?cookbook=${cookbook}`;
    if (how === "leaves") await dana.post(view, { intent: "leave" });
    else if (how === "is removed")
      await alice.post(`/cookbook/edit?cookbook=${cookbook}`, {
        intent: "removeMember",
        member: String(CAST.dana.id),
      });
    else await alice.post(view, { intent: "delete" });
    expect(await checkSights(server, "dana", cookbook, recipe)).toEqual(NOTHING);
    const isGone = how === "stays until the cookbook is deleted";
    expect((await dana.get(view)).status).toBe(isGone ? 404 : 403);
    expect(extractText((await dana.get("/cookbook/list")).text)).not.toContain("Sunday");
  },
);

test("a PRIVATE recipe in a cookbook is visible to its owner alone, in every count and action", async () => {
  const { server, cookbook, recipe } = await openShared();
  const { db } = server;
  await db.updateTable("recipes").set({ visibility: "PRIVATE" }).execute();
  const before = await cookbookRows(db);
  const readCounts = async (who: CastName) => {
    const client = await server.as(who);
    const [view, list] = [
      extractText((await client.get(`/cookbook/view?cookbook=${cookbook}`)).text),
      extractText((await client.get("/cookbook/list")).text),
    ];
    expect(view.includes("Quince paste")).toBe(view.includes("1 recipe "));
    return [view, list].map((page) => /(\d+) recipes?/.exec(page)?.[1]);
  };
  expect(await readCounts("alice")).toEqual(["1", "1"]);
  expect(await readCounts("dana")).toEqual(["0", "0"]);
  await db
    .updateTable("cookbook_members")
    .set({ is_administrator: 1 })
    .where("user_id", "=", CAST.dana.id)
    .execute();
  const dana = await server.as("dana");
  const there = { cookbook: String(cookbook), recipe: String(recipe) };
  const taken = await dana.post(`/cookbook/view?cookbook=${cookbook}`, {
    intent: "removeRecipe",
    ...there,
  });
  expect([taken.status, await takeRefusal(db, dana)]).toEqual([303, "cookbook.lacksRecipe"]);
  const added = await dana.post(`/cookbook/edit?addRecipe=${recipe}`, {
    intent: "addRecipe",
    ...there,
  });
  expect([added.status, added.text.includes("not allowed to see this recipe")]).toEqual([
    403,
    true,
  ]);
  expect((await cookbookRows(db)).recipes).toEqual(before.recipes);
});
