import { expect, test } from "vitest";
import { listAuditDetails } from "../../../../tests/support/catalogue-editing";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

async function openTagged() {
  const server = await openTestServer();
  const { db } = server;
  await writeRecipe(db, "alice", { visibility: "PUBLIC", tags: ["veggie", "quick"] });
  await writeRecipe(db, "bob", { visibility: "PUBLIC", tags: ["Vegetarian", "veggie"] });
  const findId = async (key: string) => {
    const query = db.selectFrom("tags").select("id").where("key", "=", key);
    return String((await query.executeTakeFirstOrThrow()).id);
  };
  return { ...server, findId };
}

test("the tags in use are listed, the most used first, and searched by their beginning", async () => {
  const { as } = await openTagged();
  const ada = await as("ada");
  const list = extractText((await ada.get("/admin/tags")).text);
  expect(list).toMatch(/veggie.*2 recipes.*quick.*1 recipe.*Vegetarian.*1 recipe/s);
  const found = extractText((await ada.get("/admin/tags?search=QUI")).text);
  expect(found).toContain("quick");
  expect(found).not.toContain("veggie");
});

test("merging gives the recipes the other tag, once, and is logged", async () => {
  const { db, as, findId } = await openTagged();
  const ada = await as("ada");
  const tag = await findId("veggie");
  const wrong = await ada.post(`/admin/tags?tag=${tag}`, { tag, intent: "merge", into: "" });
  expect(wrong.status).toBe(400);
  const sent = { tag, intent: "merge", into: "Vegetarian" };
  expect((await ada.post(`/admin/tags?tag=${tag}`, sent)).status).toBe(303);
  const alice = await as("alice");
  expect(extractText((await alice.get("/recipe/view?id=1")).text)).toContain("Vegetarian");
  expect(extractText((await alice.get("/explore?tag=veggie")).text)).toContain("Leek soup");
  const rows = await db.selectFrom("recipe_tags").selectAll().execute();
  expect(rows).toHaveLength(3);
  expect(await listAuditDetails(db, "tag.merge")).toMatchObject([
    { into: "Vegetarian", recipes: 2 },
  ]);
});

test("a forbidden tag is shown to nobody but those who may edit the recipe, until it is allowed", async () => {
  const { as, findId } = await openTagged();
  const [ada, alice, nobody] = [await as("ada"), await as("alice"), await as("nobody")];
  const tag = await findId("quick");
  await ada.post(`/admin/tags?tag=${tag}`, { tag, intent: "forbid" });
  expect((await nobody.get("/recipe/view?id=1")).text).not.toContain("quick");
  expect(extractText((await nobody.get("/explore?tag=quick")).text)).not.toContain("Leek soup");
  expect(extractText((await nobody.get("/search?search=quick")).text)).not.toContain("Leek soup");
  expect(extractText((await alice.get("/recipe/view?id=1")).text)).toContain("Hidden");
  await ada.post(`/admin/tags?tag=${tag}`, { tag, intent: "allow" });
  expect((await nobody.get("/recipe/view?id=1")).text).toContain("quick");
});
