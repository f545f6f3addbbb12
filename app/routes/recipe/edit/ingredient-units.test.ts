import { expect, test } from "vitest";
import { extractFields } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const NEW = "/recipe/edit?view=lines";
const ALL = ["NONE", "UNIT", "GRAM", "POUND", "MILLILITERS", "TEASPOON", "TABLESPOON", "CUP"];

function unitsOn(html: string, line: number): string[] {
  const select = html.split(`name="ingredients[${line}].unit"`)[1]?.split("</select>")[0] ?? "";
  return [...select.matchAll(/<option[^>]*value="(\w+)"/g)].map(([, unit = ""]) => unit);
}

test.each([
  ["Honey", "UNIT", "This ingredient is not counted in pieces: choose another unit, or none."],
  [
    "Celery salt",
    "CUP",
    "This ingredient is not measured by volume: choose another unit, or none.",
  ],
  [
    "Quail egg",
    "POUND",
    "This ingredient is not measured by weight: choose another unit, or none.",
  ],
])("%s in %s is rejected at its field, and nothing is lost", async (name, unit, words) => {
  const server = await openTestServer();
  await server.db
    .updateTable("ingredients")
    .set({ allow_weight: 0, allow_amount: 1 })
    .where("name_en", "=", "Quail egg")
    .execute();
  const alice = await server.as("alice");
  // A blank line before it must not shift the error to another line.
  const line = { "ingredients[1].name": name, "ingredients[1].unit": unit };
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Sweets",
    ...line,
  };
  const refused = await alice.post(NEW, form);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(
    `<a href="#recipe-ingredients[1].unit">Ingredient 2, Unit: ${words}</a>`,
  );
  expect(extractFields(refused.text)).toMatchObject(form);
  expect(unitsOn(refused.text, 1)).toContain(unit);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);

  const none = { ...extractFields(refused.text), "ingredients[1].unit": "NONE" };
  expect((await alice.post(NEW, none)).status).toBe(303);
});

test("a line offers the units its ingredient allows, a blank or custom one offers all", async () => {
  const server = await openTestServer();
  const line = { amount: null, unit: "NONE", complement: "" } as const;
  const id = await writeRecipe(server.db, "alice", {
    ingredients: ["Celery salt", "Honey", "Dragon scales"].map((name) => ({ name, ...line })),
  });
  const alice = await server.as("alice");
  const { text } = await alice.get(`${NEW}&id=${id}`);
  expect(unitsOn(text, 0)).toEqual(["NONE", "GRAM", "POUND"]);
  expect(unitsOn(text, 1)).toEqual(ALL.filter((unit) => unit !== "UNIT"));
  expect(unitsOn(text, 2)).toEqual(ALL);
  expect(unitsOn((await alice.get(NEW)).text, 0)).toEqual(ALL);

  const form = {
    ...extractFields((await alice.get(NEW)).text),
    "ingredients[0].name": "celery salts",
  };
  const back = await alice.post(NEW, { ...form, title: "" });
  expect(unitsOn(back.text, 0)).toEqual(["NONE", "GRAM", "POUND"]);
});

test("a non-interactive save rejects a unit that the catalogue does not allow", async () => {
  const server = await openTestServer();
  const line = { name: "Honey", amount: null, unit: "UNIT", complement: "" } as const;
  await expect(writeRecipe(server.db, "alice", { ingredients: [line] })).rejects.toThrow(
    "unitNotAmount",
  );
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});
