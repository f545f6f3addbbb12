import { expect, test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { exportRecipe } from "#server/features/export/export-recipe";
import { getRecipe } from "#server/features/recipes/queries";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "../../../../tests/support/cast";
import type { Client } from "../../../../tests/support/client";
import { openTestDatabase } from "../../../../tests/support/database";
import { readUpload } from "../../../../tests/support/import-files";
import { extractFields, extractText } from "../../../../tests/support/page";
import { recipeIn, saveParsed } from "../../../../tests/support/parsed-recipes";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

const textAt = async (client: Client, address: string) =>
  spaced(extractText((await client.get(address)).text));

test("a Fahrenheit temperature is shown as typed, with degrees Celsius", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Pie", steps: ["Bake."] });
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const opened = extractFields((await alice.get(address)).text);
  const typed = { ...opened, cookingTemperature: " 350  °F" };
  expect((await alice.post(address, typed)).status).toBe(303);
  for (const locale of ["en", "fr"]) {
    alice.cookies.set("locale", locale);
    for (const page of ["view", "cook", "print"])
      expect(await textAt(alice, `/recipe/${page}?id=${id}`)).toContain("350 °F (177 °C)");
    const form = extractFields((await alice.get(address)).text);
    expect(form.cookingTemperature).toBe("350 °F");
    expect(await textAt(alice, `/recipe/history?id=${id}`)).toContain("350 °F (177 °C)");
  }
});

test("a different spelling of the same temperature is a change and causes a conflict", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Pie", cookingTemperature: 177 });
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const [one, two] = [
    extractFields((await alice.get(address)).text),
    extractFields((await alice.get(address)).text),
  ];
  expect((await alice.post(address, { ...one, cookingTemperature: "350 F" })).status).toBe(303);
  expect((await alice.post(address, { ...two, title: "Tart" })).status).toBe(409);
  const again = extractFields((await alice.get(`${address}&draft=none`)).text);
  await alice.post(address, { ...again, cookingTemperature: "180 °C" });
  const history = await alice.get(`/recipe/history?id=${id}`);
  expect(spaced(extractText(history.text))).toContain("350 F (177 °C)");
  const recipe = await getRecipe(server.db, CAST.alice, id, "en");
  expect(recipe).toMatchObject({ version: 3, cookingTemperature: 180, ovenWords: "" });
  const back = { intent: "takeBack", version: "2", current: "3", formKey: newSecret() };
  expect((await alice.post(`/recipe/history?id=${id}`, back)).status).toBe(303);
  expect(await getRecipe(server.db, CAST.alice, id, "en")).toMatchObject({ ovenWords: "350 F" });
});

test.each(RECIPE_FORMATS)(
  "an oven temperature in the author's words survives export as %s",
  async (format) => {
    const { db } = openTestDatabase();
    for (const ovenWords of ["350 °F", "350F", "350 degrés F"]) {
      const content = { title: "Pie", steps: ["Bake."], cookingTemperature: 177, ovenWords };
      const id = await writeRecipe(db, "alice", content);
      const context = {
        viewer: CAST.alice,
        origin: "https://popote.example",
        locale: "fr" as const,
      };
      const { name, body } = await exportRecipe(db, context, id, format);
      const { entries } = await readUpload(name, body);
      const copy = await saveParsed(db, recipeIn(entries[0]));
      const read = await getRecipe(db, CAST.alice, copy, "en");
      expect(read).toMatchObject({ cookingTemperature: 177, ovenWords });
    }
  },
);
