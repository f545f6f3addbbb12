import { expect, test } from "vitest";
import { parseStoredLines } from "#server/features/recipes/parse-stored-lines";
import { restoreRevision } from "#server/features/recipes/restore-revision";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "../../../../tests/support/cast";
import { ingredientId } from "../../../../tests/support/catalogue-editing";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";

const NEW = "/recipe/edit";

/** Alice's public soup, written in the box: a test changes it by its form. */
async function openKitchen(ingredientsText: string) {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const write = async (address: string, lines: string) => {
    const fields = extractFields((await alice.get(address)).text);
    const filled = { title: "Soup", visibility: "PUBLIC", ingredientsText: lines, method: "Stir." };
    return alice.post(address, { ...fields, ...filled });
  };
  expect((await write(NEW, ingredientsText)).status).toBe(303);
  const rewrite = (lines: string) => write(`${NEW}?id=1`, lines);
  const listFoods = async () => {
    const rows = await server.db
      .selectFrom("recipe_line_foods as line")
      .innerJoin("ingredients", "ingredients.id", "line.ingredient_id")
      .select(["position", "ingredients.name_en as name", "role"])
      .orderBy("position")
      .orderBy("name_en")
      .execute();
    return rows.map(({ position, name, role }) => `${position} ${role} ${name}`);
  };
  const findId = (name: string) => ingredientId(server.db, name);
  /** What somebody with these foods has of the soup, and lacks. */
  const cook = async (...names: string[]) => {
    const have = (await Promise.all(names.map(findId))).map((id) => `have=${id}`).join("&");
    const text = extractText((await alice.get(`/search?${have}`)).text);
    return /You have (?:.*?\.)(?:\s+Missing: [^.\n]*)?/.exec(text)?.[0].replace(/\s+/g, " ").trim();
  };
  return { server, alice, rewrite, listFoods, findId, cook };
}

const STOCK = "1 cup chicken or vegetable stock";

test("a recipe is found by each food of a line", async () => {
  const { alice, findId, listFoods } = await openKitchen(STOCK);
  expect(await listFoods()).toEqual(["0 alternative Vegetable broth"]);
  for (const name of ["Chicken broth", "Vegetable broth"]) {
    const id = await findId(name);
    const found = [
      await alice.get(`/ingredient/view?ingredient=${id}`),
      await alice.get(`/recipe/list?source=user&ingredient=${id}&sort=DATE&order=desc`),
      await alice.get(`/search?search=${name.replace(" ", "+")}`),
    ];
    for (const { text } of found) expect(text).toContain('href="/recipe/view?id=1');
  }
  const other = await alice.get(
    `/recipe/list?source=user&ingredient=${await findId("Beef broth")}&sort=DATE&order=desc`,
  );
  expect(other.text).not.toContain('href="/recipe/view?id=1');
});

test("either alternative is enough to cook with", async () => {
  const { cook } = await openKitchen(`${STOCK}\n1 leek`);
  expect(await cook("Vegetable broth")).toBe("You have 1 of 2. Missing: Leek");
  expect(await cook("Chicken broth")).toBe("You have 1 of 2. Missing: Leek");
});

test("all foods that belong to a line are needed to cook", async () => {
  const { cook } = await openKitchen("chives and parsley\n2 eggs");
  expect(await cook("Fresh chives", "Egg")).toBe("You have 2 of 3. Missing: Fresh parsley");
  expect(await cook("Fresh chives", "Fresh parsley")).toBe("You have 2 of 3. Missing: Egg");
});

test("the line shows the main food as a link, and nutrition counts that", async () => {
  const { alice, findId } = await openKitchen(STOCK);
  const { text } = await alice.get("/recipe/view?id=1");
  expect(text).toContain(`/ingredient/view?ingredient=${await findId("Chicken broth")}"`);
  expect(text).not.toContain(`/ingredient/view?ingredient=${await findId("Vegetable broth")}"`);
  expect(extractText(text)).toContain(STOCK);
});

test("no language drops one of two foods of a name", async () => {
  const { alice } = await openKitchen(STOCK);
  const french = await alice.get("/recipe/view?id=1&ingredients=fr", { "Accept-Language": "fr" });
  expect(extractText(french.text)).toContain("chicken or vegetable stock");
});

test("a save replaces the further foods of its lines", async () => {
  const { rewrite, listFoods } = await openKitchen(STOCK);
  await rewrite(`1 leek\n${STOCK}\nsalt and pepper`);
  expect(await listFoods()).toEqual([
    "1 alternative Vegetable broth",
    "2 with Black pepper",
    "2 with Salt",
  ]);
  await rewrite("1 leek\nsalt");
  expect(await listFoods()).toEqual([]);
});

test("a cook who chooses the other food keeps the first as the alternative", async () => {
  const { alice, listFoods, findId } = await openKitchen(STOCK);
  const fields = extractFields((await alice.get(`${NEW}?id=1&view=lines`)).text);
  const choice = `${await findId("Vegetable broth")}:${fields["ingredients[0].name"]}`;
  const changed = { "ingredients[0].choice": choice };
  expect((await alice.post(`${NEW}?id=1&view=lines`, { ...fields, ...changed })).status).toBe(303);
  expect(await listFoods()).toEqual(["0 alternative Chicken broth"]);
});

test("lines stored before have their further foods once the job has run", async () => {
  const { server, alice, listFoods, findId } = await openKitchen(`${STOCK}\nsalt and pepper`);
  const { db } = server;
  const before = await db.selectFrom("recipe_ingredients").selectAll().execute();
  await db.deleteFrom("recipe_line_foods").execute();
  await db.updateTable("recipe_ingredients").set({ rules: 2 }).execute();
  expect(await parseStoredLines(db)).toBe(2);
  expect(await listFoods()).toEqual([
    "0 alternative Vegetable broth",
    "1 with Black pepper",
    "1 with Salt",
  ]);
  expect(await db.selectFrom("recipe_ingredients").selectAll().execute()).toEqual(before);
  const id = await findId("Vegetable broth");
  const { text } = await alice.get(`/ingredient/view?ingredient=${id}`);
  expect(text).toContain('href="/recipe/view?id=1');
});

test("a restored revision has its further foods again", async () => {
  const { server, rewrite, listFoods } = await openKitchen(STOCK);
  await rewrite("1 leek");
  const request = { id: 1, version: 1, current: 2, formKey: newSecret() };
  await restoreRevision(server.db, CAST.alice, request);
  expect(await listFoods()).toEqual(["0 alternative Vegetable broth"]);
});

test("an ingredient that is named second is counted, and not deleted", async () => {
  const { server, findId } = await openKitchen(STOCK);
  const ada = await server.as("ada");
  const id = await findId("Vegetable broth");
  const page = await ada.get(`/admin/ingredient?ingredient=${id}`);
  expect(extractText(page.text)).toContain("1 line");
  await ada.post(`/admin/ingredient?ingredient=${id}`, { intent: "delete" });
  expect(await findId("Vegetable broth")).toBe(id);
});

test("merging moves further foods, and names no food of a line twice", async () => {
  const { server, findId, listFoods } = await openKitchen(
    `${STOCK}\n1 cup vegetable or beef stock`,
  );
  const ada = await server.as("ada");
  const merge = async (from: string, into: string) => {
    const id = await findId(from);
    const fields = { intent: "merge", into: String(await findId(into)) };
    expect((await ada.post(`/admin/ingredient?ingredient=${id}`, fields)).status).toBe(303);
  };
  expect(await listFoods()).toEqual(["0 alternative Vegetable broth", "1 alternative Beef broth"]);
  await merge("Vegetable broth", "Beef broth");
  expect(await listFoods()).toEqual(["0 alternative Beef broth"]);
  await merge("Chicken broth", "Beef broth");
  expect(await listFoods()).toEqual([]);
});
