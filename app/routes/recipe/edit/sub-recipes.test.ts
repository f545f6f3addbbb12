import { expect, test } from "vitest";
import { restoreRevision } from "#server/features/recipes/restore-revision";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "../../../../tests/support/cast";
import { extractFields, extractText } from "../../../../tests/support/page";
import { openTestServer } from "../../../../tests/support/server";

const DOUGH = { title: "Pie dough", yield: "8", lines: "500 g flour\n250 g butter" };

/** Recipes written by form; in "2 portions of *Pie dough*" the line stands for that recipe. */
async function openKitchen() {
  const server = await openTestServer();
  const [alice, bob] = [await server.as("alice"), await server.as("bob")];
  const findId = async (title: string) => {
    const query = server.db.selectFrom("recipes").select("id").where("title", "=", title);
    return (await query.executeTakeFirst())?.id ?? 999;
  };
  const write = async (recipe: Record<string, string>, by = alice) => {
    const { title = "Pie", lines = "", ...rest } = recipe;
    const id = await findId(title);
    const address = id === 999 ? "/recipe/edit" : `/recipe/edit?id=${id}`;
    const fields = Object.entries(extractFields((await by.get(address)).text));
    const known = await Promise.all(lines.split("\n").map(readLine));
    return by.post(address, {
      ...Object.fromEntries(fields.filter(([name]) => !name.startsWith("ingredients["))),
      ...{ title, visibility: "PUBLIC", view: "text", method: "Bake." },
      ingredientsText: lines.replaceAll("*", ""),
      ...Object.fromEntries(
        known.flatMap((line, at) =>
          Object.entries(line).map(([part, text]) => [`ingredients[${at}].${part}`, text]),
        ),
      ),
      ...rest,
    });
  };
  async function readLine(line: string) {
    const [, title] = /\*(.+)\*/.exec(line) ?? [];
    const words = line.replaceAll("*", "");
    return { words, ...(title && { choice: `recipe-${await findId(title)}:${title}` }) };
  }
  const listSubRecipes = async () => {
    const rows = await server.db
      .selectFrom("recipe_ingredients as line")
      .innerJoin("recipes as used", "used.id", "line.sub_recipe_id")
      .innerJoin("recipes as using", "using.id", "line.recipe_id")
      .select(["using.title as outer", "used.title as inner", "line.words"])
      .orderBy("line.recipe_id")
      .orderBy("line.position")
      .execute();
    return rows.map(({ outer, inner, words }) => `${outer}: ${words} = ${inner}`);
  };
  const view = async (title: string, { who = alice, query = "" } = {}) => {
    const { text } = await who.get(`/recipe/view?id=${await findId(title)}${query}`);
    const pick = (pattern: RegExp) => pattern.exec(text)?.[0] ?? "";
    const list = pick(/<section id="ingredients".*?<\/section>/s);
    const [, , lines = ""] = /^(.*?)(<ul class="ingredients">.*)<p class="other/s.exec(list) ?? [];
    const nutrition = pick(/<section class="nutrition.*?<\/section>/s);
    const [said, eaten] = [lines, nutrition].map((html) => extractText(`<main${html}`).trim());
    return { list, said, eaten };
  };
  return { server, alice, bob, findId, write, listSubRecipes, view };
}

test("a line that stands for a recipe links to it and shows its lines in its amounts", async () => {
  const { write, view, findId, listSubRecipes } = await openKitchen();
  await write(DOUGH);
  const pie = await write({ lines: "2 portions of *Pie dough*\n4 apples", yield: "4" });
  expect(pie.status).toBe(303);
  expect(await listSubRecipes()).toEqual(["Pie: 2 portions of Pie dough = Pie dough"]);
  const { list, said } = await view("Pie");
  expect(list).toContain(`href="/recipe/view?id=${await findId("Pie dough")}"`);
  expect(said).toBe("2 portions of Pie dough Pie dough 125 g flour 63 g butter 4 apples");
  expect((await view("Pie", { query: "&servings=8" })).said).toBe(
    "4 portions of Pie dough Pie dough 250 g flour 125 g butter 8 apples",
  );
});

test.each([
  ["500 g *Pie dough*", "333 g flour 167 g butter"],
  ["½ batch of *Pie dough*", "250 g flour 125 g butter"],
  ["2 *Pie dough*", "1000 g flour 500 g butter"],
  ["chilled *Pie dough*", "500 g flour 250 g butter"],
  ["1 serving *Pie dough*", "63 g flour 31 g butter"],
  ["2 slices *Pie dough*", undefined],
  ["2 cups *Pie dough*", undefined],
])("%s", async (line, inside) => {
  const { write, view } = await openKitchen();
  await write(DOUGH);
  await write({ lines: line });
  const { said } = await view("Pie");
  expect(said).toBe(line.replaceAll("*", "") + (inside ? ` Pie dough ${inside}` : ""));
});

test("nutrition goes through three levels", async () => {
  const { write, view } = await openKitchen();
  await write({ title: "Crust", lines: "100 g butter", yield: "2" });
  await write({ title: "Shell", lines: "1 portion *Crust*" });
  await write({ title: "Filled shell", lines: "2 *Shell*" });
  await write({ title: "Plain", lines: "100 g butter" });
  const [through, plain] = [await view("Filled shell"), await view("Plain")];
  expect(through.eaten).toContain("kcal");
  expect(through.eaten).toBe(plain.eaten);
});

test("a line neither links nor counts a recipe that its reader may not see", async () => {
  const { write, view, bob, findId } = await openKitchen();
  await write({ ...DOUGH, visibility: "PRIVATE" });
  await write({ lines: "2 portions of *Pie dough*" });
  const { list, said, eaten } = await view("Pie", { who: bob });
  expect(said).toBe("2 portions of Pie dough");
  expect(list).not.toContain(`id=${await findId("Pie dough")}`);
  expect(eaten).not.toMatch(/[1-9]\d*\skcal/);
  expect((await view("Pie")).eaten).toMatch(/[1-9]\d*\skcal/);
});

test("nobody lets a line stand for a recipe they may not see", async () => {
  const { write, bob, alice, listSubRecipes } = await openKitchen();
  await write({ ...DOUGH, visibility: "PRIVATE" });
  const refused = await write({ lines: "2 portions of *Pie dough*" }, bob);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("This recipe is no longer there, or you may not see it.");
  expect(refused.text).toContain("2 portions of Pie dough");
  expect(await listSubRecipes()).toEqual([]);
  // A recipe that became private stays in the recipes that use it.
  await write({ ...DOUGH, visibility: "PUBLIC" });
  expect((await write({ lines: "2 portions of *Pie dough*" }, bob)).status).toBe(303);
  await write({ ...DOUGH, visibility: "PRIVATE" }, alice);
  expect((await write({ lines: "3 portions of *Pie dough*" }, bob)).status).toBe(303);
  expect(await listSubRecipes()).toEqual(["Pie: 3 portions of Pie dough = Pie dough"]);
});

test("a recipe is never in itself, and recipes are three deep at most", async () => {
  const { write, listSubRecipes } = await openKitchen();
  const titles = ["A", "B", "C", "D", "E"];
  for (const title of titles) await write({ title, lines: "1 egg" });
  for (const [outer, inner] of ["CD", "BC", "AB"].map((pair) => [...pair]))
    expect((await write({ title: outer ?? "", lines: `1 *${inner}*` })).status).toBe(303);
  for (const [outer, inner] of ["AA", "BA", "CA", "DA", "EA"].map((pair) => [...pair])) {
    const refused = await write({ title: outer ?? "", lines: `1 *${inner}*` });
    expect(refused.status, `${outer} in ${inner}`).toBe(409);
    expect(refused.text).toContain("a recipe cannot be used in itself");
  }
  expect(await listSubRecipes()).toEqual(["A: 1 B = B", "B: 1 C = C", "C: 1 D = D"]);
});

test("a line keeps its words when the recipe it stands for is deleted", async () => {
  const { server, write, view, findId } = await openKitchen();
  await write(DOUGH);
  await write({ lines: "2 portions of *Pie dough*" });
  await server.db
    .deleteFrom("recipes")
    .where("id", "=", await findId("Pie dough"))
    .execute();
  expect((await view("Pie")).said).toBe("2 portions of Pie dough");
});

test("the form offers a recipe by its title, and forgets it again", async () => {
  const { write, alice, findId, listSubRecipes } = await openKitchen();
  await write(DOUGH);
  await write({ lines: "2 portions of pie dough" });
  const address = `/recipe/edit?id=${await findId("Pie")}&view=lines`;
  const offered = (await alice.get(address)).text;
  expect(offered).toContain("Use the recipe “Pie dough” here");
  const dough = `recipe-${await findId("Pie dough")}:pie dough`;
  await alice.post(address, { ...extractFields(offered), "ingredients[0].choice": dough });
  expect(await listSubRecipes()).toEqual(["Pie: 2 portions of pie dough = Pie dough"]);
  const chosen = (await alice.get(address)).text;
  expect(chosen).toContain("This line stands for the recipe “Pie dough”");
  expect(extractFields(chosen)).toMatchObject({ "ingredients[0].choice": dough });
  const own = { ...extractFields(chosen), "ingredients[0].choice": "own:pie dough" };
  await alice.post(address, own);
  expect(await listSubRecipes()).toEqual([]);
});

test("an earlier version brings its recipes back", async () => {
  const { server, write, findId, listSubRecipes } = await openKitchen();
  await write(DOUGH);
  await write({ lines: "2 portions of *Pie dough*" });
  await write({ lines: "1 egg" });
  const form = { id: await findId("Pie"), version: 1, current: 2, formKey: newSecret() };
  await restoreRevision(server.db, CAST.alice, form);
  expect(await listSubRecipes()).toEqual(["Pie: 2 portions of Pie dough = Pie dough"]);
});

test("suggestions find recipes where they are asked for", async () => {
  const { write, alice, bob, findId } = await openKitchen();
  await write({ ...DOUGH, visibility: "PRIVATE" });
  const suggest = async (who: typeof alice, query: string) =>
    JSON.parse((await who.get(`/ingredient/suggestions?search=pie${query}`)).text).recipes;
  const dough = { id: await findId("Pie dough"), title: "Pie dough" };
  expect(await suggest(alice, "&recipes=1")).toEqual([dough]);
  expect(await suggest(alice, "")).toEqual([]);
  expect(await suggest(bob, "&recipes=1")).toEqual([]);
});

test("the shopping list gets the lines of a recipe in a recipe, each in its amount", async () => {
  const { write, alice, findId } = await openKitchen();
  await write(DOUGH);
  await write({ lines: "2 portions of *Pie dough*\n100 g butter", yield: "4" });
  const address = `/shopping/add?recipes=${await findId("Pie")}&servings=8`;
  const offered = (await alice.get(address)).text;
  expect(extractText(offered)).toContain(
    "4 portions of Pie dough 250 g flour 125 g butter 200 g butter",
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(extractFields(offered))) form.set(name, value);
  const ticked = [...offered.matchAll(/name="line"[^>]* value="([\d.]+)"/g)];
  for (const [, line = ""] of ticked) form.append("line", line);
  await alice.post(address, form);
  const readList = async () => extractText((await alice.get("/shopping")).text);
  expect(await readList()).toContain("250 g flour");
  expect(await readList()).toContain("325 g butter");
  await write({ ...DOUGH, lines: "500 g flour\n1 egg" });
  form.set("formKey", newSecret());
  await alice.post(address, form);
  expect(await readList()).toContain("325 g butter");
});

test("one's own recipe is offered before others of its title", async () => {
  const { write, alice, bob, findId } = await openKitchen();
  await write(DOUGH, bob);
  await write({ title: "Own", lines: "1 egg" });
  await write({ title: "Pie", lines: "1 pie dough" });
  const form = extractFields((await alice.get(`/recipe/edit?id=${await findId("Own")}`)).text);
  await alice.post(`/recipe/edit?id=${await findId("Own")}`, { ...form, title: "Pie dough" });
  const { text } = await alice.get(`/recipe/edit?id=${await findId("Pie")}&view=lines`);
  expect(text).toContain("recipe-2:pie dough");
  expect(text).not.toContain("recipe-1:pie dough");
});
