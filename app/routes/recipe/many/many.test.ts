import { expect, test } from "vitest";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

async function openWorld() {
  const server = await openTestServer();
  const { db } = server;
  const mine = await writeRecipe(db, "alice", { title: "Shakshuka", visibility: "PRIVATE" });
  const theirs = await writeRecipe(db, "charlie", { title: "Pad thai", visibility: "PUBLIC" });
  const secret = await writeRecipe(db, "charlie", { title: "Secret jam", visibility: "PRIVATE" });
  return { server, db, mine, theirs, secret, alice: await server.as("alice") };
}

function fill(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function readVisibility({ db, mine }: Awaited<ReturnType<typeof openWorld>>) {
  const query = db.selectFrom("recipes").select("visibility").where("id", "=", mine);
  return (await query.executeTakeFirst())?.visibility;
}

test("ticks lead to a page that names what changes and why others stay, and reveals nothing hidden", async () => {
  const { alice, mine, theirs, secret } = await openWorld();
  const query = [mine, theirs, secret].map((id) => `&recipe=${id}`).join("");
  const page = extractText((await alice.get(`/recipe/many?act=AUDIENCE${query}`)).text);
  expect(page).toContain("Shakshuka");
  expect(page).toContain("1 recipe is not yours and stays as it is: Pad thai");
  expect(page).toContain("1 recipe was not found.");
  expect(page).not.toContain("Secret jam");
  expect(page).toContain("Show 1 recipe to followers");
  const missing = extractText((await alice.get("/recipe/many?act=DELETE&recipe=999999")).text);
  const hidden = extractText((await alice.get(`/recipe/many?act=DELETE&recipe=${secret}`)).text);
  expect(hidden).toBe(missing);
});

test("recipes become visible to followers, the list says so, and undo hides them again", async () => {
  const world = await openWorld();
  const { alice, mine } = world;
  const done = await alice.post(
    "/recipe/many",
    fill({ act: "AUDIENCE", recipes: `${mine}`, visibility: "PROTECTED" }),
  );
  expect(done.status).toBe(303);
  expect(await readVisibility(world)).toBe("PROTECTED");
  const list = (await alice.get("/recipe/list?source=user&search=")).text;
  expect(extractText(list)).toContain("Your followers can now read 1 recipe.");
  const undo = /name="undo" value="(\d+)"/.exec(list)?.[1] ?? "";
  expect((await alice.post("/recipe/many", fill({ undo }))).status).toBe(303);
  expect(await readVisibility(world)).toBe("PRIVATE");
  const after = (await alice.get("/recipe/list?source=user&search=")).text;
  expect(extractText(after)).toContain("Undone: 1 recipe is as it was.");
  expect(after).not.toContain('name="undo"');
});

test("everything that a list finds is chosen by its query", async () => {
  const { db, alice } = await openWorld();
  for (const title of ["Leek soup", "Leek tart"]) await writeRecipe(db, "alice", { title });
  const all = encodeURIComponent("source=user&search=leek");
  const page = extractText((await alice.get(`/recipe/many?act=DELETE&all=${all}`)).text);
  expect(page).toContain("Delete 2 recipes");
  expect(page).not.toContain("Shakshuka");
});

test("a thousand ids are accepted and one more is refused with the reason", async () => {
  const { alice, mine } = await openWorld();
  const post = (count: number) => {
    const recipes = [mine, ...Array.from({ length: count - 1 }, (_, at) => 900_000 + at)].join();
    return alice.post("/recipe/many", fill({ act: "DELETE", recipes }));
  };
  const refused = await post(1_001);
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("At most 1,000 recipes at a time");
  expect((await post(1_000)).status).toBe(303);
});

test("chosen recipes are added to a cookbook, downloaded, and deleted for everybody", async () => {
  const { db, alice, mine, theirs, secret, server } = await openWorld();
  const cookbook = await makeCookbook(db, "alice", { members: ["dana"] });
  const recipes = [mine, theirs, secret].join();
  await alice.post("/recipe/many", fill({ act: "COOKBOOK", recipes, cookbook: `${cookbook}` }));
  const held = await db.selectFrom("cookbook_recipes").select("recipe_id as id").execute();
  expect(held.map(({ id }) => id).sort()).toEqual([mine, theirs].sort());
  const file = await alice.get(`/recipe/many/export?recipes=${recipes}`);
  expect(file.headers.get("Content-Type")).toBe("application/zip");
  expect(file.text).toContain("Shakshuka");
  expect(file.text).not.toContain("Secret jam");
  await alice.post("/recipe/many", fill({ act: "DELETE", recipes }));
  expect((await alice.get(`/recipe/view?id=${mine}`)).status).toBe(404);
  const charlie = await server.as("charlie");
  expect((await charlie.get(`/recipe/view?id=${theirs}`)).status).toBe(200);
  expect((await alice.get("/user/data.zip")).status).toBe(200);
});

test("a tag is added and removed by its own forms, and a refused one stays typed", async () => {
  const { alice, mine, theirs } = await openWorld();
  const recipes = [mine, theirs].join();
  const post = (fields: Record<string, string>) =>
    alice.post("/recipe/many", fill({ recipes, ...fields }));
  for (const [name, reason] of [
    ["", "One tag at a time"],
    ["soup, quick", "One tag at a time"],
    ["a".repeat(31), "A tag can have at most 30 characters."],
  ]) {
    const refused = await post({ act: "TAG", name: name ?? "" });
    expect(refused.status).toBe(303);
    const { text } = await alice.get(refused.headers.get("Location") ?? "");
    expect(extractText(text)).toContain(reason);
    expect(extractText(text)).toContain("Shakshuka");
    if (name) expect(text).toContain(`value="${name}"`);
  }
  const huge = await post({ act: "TAG", name: "a".repeat(100_000) });
  expect(huge.headers.get("Location")?.length).toBeLessThan(200);
  expect((await post({ act: "TAG", name: "#Weeknight" })).status).toBe(303);
  const again = (await alice.get(`/recipe/many?act=TAG&recipe=${mine}&recipe=${theirs}`)).text;
  const [, tag = ""] = /<option value="(\d+)">Weeknight \(1\)/.exec(again) ?? [];
  await post({ act: "UNTAG", tag });
  const list = extractText((await alice.get("/recipe/list?source=user&search=")).text);
  expect(list).toContain("1 recipe lost the tag. Left as they were: 1.");
});

test("the list has a labelled tick for each recipe, in a form of its own", async () => {
  const { alice, mine } = await openWorld();
  for (const view of ["cards", "rows"]) {
    const { text } = await alice.get(`/recipe/list?source=user&search=&view=${view}`);
    expect(text).toMatch(new RegExp(`<input(?=[^>]*form="choose")[^>]*value="${mine}"`));
    expect(text).toContain("Choose Shakshuka");
  }
});
