import sharp from "sharp";
import { expect, test } from "vitest";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { photo, withFile } from "../../../../tests/support/upload";

const NEW = "/recipe/edit?view=lines";

test("a recipe survives form, database, page and form unchanged", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = extractFields((await alice.get(NEW)).text);
  const written = {
    ...form,
    title: "  Crêpes  ",
    description: "Thin.\nVery thin.",
    yield: "4",
    preparationMinutes: "10",
    cookingMinutes: "80",
    cookingTemperature: "",
    category: "DESERT",
    visibility: "PROTECTED",
    "ingredients[0].amount": "1 1/2",
    "ingredients[0].unit": "CUP",
    "ingredients[0].name": "FARINE tout usage",
    "ingredients[0].complement": "sifted",
    "ingredients[2].amount": "1/3",
    "ingredients[2].unit": "TEASPOON",
    "ingredients[2].name": "Grandma's spice mix",
    "steps[0]": "Stir.",
    "steps[1]": "Bake.",
    "tips[0]": "Wait.",
  };
  const saved = await alice.post(NEW, written);
  expect([saved.status, saved.location]).toEqual([303, "/recipe/view?id=1"]);

  const page = extractText((await alice.get("/recipe/view?id=1")).text);
  for (const words of [
    "“Crêpes” is saved for your followers.",
    "1 1/2 cups FARINE tout usage , sifted",
    "1/3 tsp Grandma's spice mix",
    "4 servings",
    "1 hr 20 min",
    "Dessert",
    "Followers",
  ]) {
    expect(page).toContain(words);
  }
  const lines = await server.db.selectFrom("recipe_ingredients").selectAll().execute();
  expect(lines).toMatchObject([
    { custom_name: null, amount_numerator: 3, amount_denominator: 2, unit: "CUP" },
    {
      custom_name: "Grandma's spice mix",
      ingredient_id: null,
      amount_numerator: 1,
      amount_denominator: 3,
    },
  ]);

  const again = extractFields((await alice.get("/recipe/edit?id=1&view=lines")).text);
  expect(again).toMatchObject({
    title: "Crêpes",
    description: "Thin.\nVery thin.",
    visibility: "PROTECTED",
    "ingredients[0].amount": "1 1/2",
    "ingredients[0].name": "FARINE tout usage",
    "ingredients[1].amount": "1/3",
    "ingredients[1].name": "Grandma's spice mix",
    "steps[1]": "Bake.",
  });
  await alice.post("/recipe/edit?id=1", again);
  const strip = <Row extends object>({ ...row }: Row) => row;
  expect(
    (await server.db.selectFrom("recipe_ingredients").selectAll().execute()).map(strip),
  ).toEqual(lines.map(strip));
});

test("an invalid form is returned complete, with its image, and saved once corrected", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "",
    yield: "many",
    "steps[0]": "Keep <me> & \"all\" of 'this'",
    "ingredients[0].name": "Leek",
    "ingredients[0].amount": "loads",
  };
  const failed = await alice.post(NEW, withFile(form, await photo()));
  expect(failed.status).toBe(400);
  expect(failed.text).toContain("<title>Error: New recipe · Popote</title>");
  for (const link of [
    '<a href="#recipe-title">Title: Required.</a>',
    '<a href="#recipe-yield">Servings: A whole number from 1 to 999.</a>',
    '<a href="#recipe-ingredients[0].amount">Ingredient 1, Amount: Enter an amount, with its unit if you like: 250, 1 1/2, 1.5\u00a0kg, 8\u00a0fl\u00a0oz, a pinch.</a>',
  ]) {
    expect(failed.text).toContain(link);
  }
  expect(failed.text).toMatch(
    /<input[^>]* autofocus=""[^>]* name="title"|<input[^>]* name="title"[^>]* autofocus=""/i,
  );
  const left = extractFields(failed.text);
  expect(left).toMatchObject({ ...form, "photos[0].key": expect.stringMatching(/^[\w-]{43}$/) });
  const kept = await alice.get(`/image/editing/${left["photos[0].key"]}.webp`);
  expect([kept.status, kept.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  const charlie = await server.as("charlie");
  expect((await charlie.get(`/image/editing/${left["photos[0].key"]}.webp`)).status).toBe(404);

  const corrected = { ...left, title: "Soup", yield: "4", "ingredients[0].amount": "2" };
  const saved = await alice.post(NEW, corrected);
  expect(saved.status).toBe(303);
  const image = await alice.get("/image/recipes/1-v1.webp");
  const metadata = await sharp(image.bytes).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 400, height: 200 });
  expect([metadata.exif, metadata.iptc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
});

test("the server adds, moves and removes rows without losing input", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...extractFields((await alice.get(NEW)).text),
    title: "Soup",
    "steps[0]": "A",
    "steps[1]": "B",
  };
  const intent = (type: string, payload: object) => ({
    __intent__: JSON.stringify({ type, payload }),
  });

  const added = await alice.post(NEW, { ...form, ...intent("insert", { name: "steps" }) });
  expect(added.status).toBe(200);
  expect(added.text).not.toContain("Error:");
  expect(extractFields(added.text)).toMatchObject({
    title: "Soup",
    "steps[0]": "A",
    "steps[1]": "B",
    "steps[2]": "",
  });
  expect(added.text).toMatch(
    /<textarea[^>]*(autofocus=""[^>]*name="steps\[2\]"|name="steps\[2\]"[^>]*autofocus="")/i,
  );

  const moved = await alice.post(NEW, {
    ...form,
    ...intent("reorder", { name: "steps", from: 1, to: 0 }),
  });
  expect(extractFields(moved.text)).toMatchObject({ "steps[0]": "B", "steps[1]": "A" });

  const removed = await alice.post(NEW, {
    ...form,
    ...intent("remove", { name: "steps", index: 0 }),
  });
  expect(extractFields(removed.text)).toMatchObject({ title: "Soup", "steps[0]": "B" });
  expect(extractFields(removed.text)).not.toHaveProperty("steps[1]");
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test.each([
  ["ingredients", 100, "Ingredients: At most 100.", "A recipe has at most 100 ingredients."],
  ["steps", 100, "Steps: At most 100.", "A recipe has at most 100 steps."],
  ["tips", 20, "Tips: At most 20.", "A recipe has at most 20 tips."],
])(
  "%s: more than %i are rejected, and the list then offers no add button",
  async (list, most, tooMany, full) => {
    const server = await openTestServer();
    const alice = await server.as("alice");
    const filled = (count: number) => {
      const lines = Array.from({ length: count }, (_, index) => {
        const name = list === "ingredients" ? `${list}[${index}].name` : `${list}[${index}]`;
        return [name, `Thing ${index}`];
      });
      return { title: "Soup", visibility: "PRIVATE", formKey: "k", ...Object.fromEntries(lines) };
    };
    const insert = { __intent__: JSON.stringify({ type: "insert", payload: { name: list } }) };
    const adds = ({ text }: { text: string }) =>
      text.includes(`value="${insert.__intent__.replaceAll('"', "&quot;")}"`);
    const nearly = await alice.post(NEW, { ...filled(most - 2), ...insert });
    expect([adds(nearly), extractText(nearly.text).includes(full)]).toEqual([true, false]);
    const last = await alice.post(NEW, { ...filled(most - 1), ...insert });
    expect([adds(last), extractText(last.text).includes(full)]).toEqual([false, true]);
    const refused = await alice.post(NEW, filled(most + 1));
    expect(refused.status).toBe(400);
    expect(extractText(refused.text)).toContain(tooMany);
    expect(extractText(refused.text)).not.toContain("{{");
    expect(refused.text).toContain(`href="#recipe-${list}"`);
    expect((await alice.post(NEW, filled(most))).status).toBe(303);
  },
);

test("a field with an unexpected shape is reported at its place", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { title: "Soup", visibility: "PRIVATE", formKey: "k" };
  for (const [odd, words] of [
    [{ "steps[0].text": "Stir" }, "Step 1: This could not be read: please enter it again."],
    [{ "tips[0].a.b": "x" }, "Tip 1: This could not be read"],
    [{ "ingredients[0]": "flour" }, "Ingredient 1, Ingredient: This could not be read"],
    [{ "description.x": "x" }, "Description: This could not be read"],
  ] as const) {
    const refused = await alice.post(NEW, { ...form, ...odd });
    expect(refused.status).toBe(400);
    expect(extractText(refused.text)).toContain(words);
    expect(extractText(refused.text)).not.toMatch(/ingredient\.problem|Invalid input/);
  }
});

test("malicious text is displayed as typed", async () => {
  const server = await openTestServer();
  const hostile = `</script><script>alert("1")</script>' " \u2028 \u202eevil & <b>`;
  const id = await writeRecipe(server.db, "alice", {
    title: hostile,
    steps: [hostile],
    visibility: "PUBLIC",
  });
  const nobody = await server.as("nobody");
  const page = await nobody.get(`/recipe/view?id=${id}`);
  expect(page.text).not.toContain("<script>alert");
  expect(page.text).not.toContain("</script><script>alert");
  expect(extractText(page.text).split(hostile.replace("\u2028", "\u2028"))).toHaveLength(3);
});

test("a new recipe defaults to the last chosen visibility", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const first = extractFields((await alice.get(NEW)).text);
  expect(first.visibility).toBe("PRIVATE");
  await alice.post(NEW, { ...first, title: "Open", visibility: "PUBLIC" });
  expect(extractFields((await alice.get(NEW)).text).visibility).toBe("PUBLIC");
});

test.each([
  ["steps[20000000]", "x"],
  ["ingredients[0].x[999999]", "x"],
  ["__intent__", '{"type":"update","payload":{"name":"steps[2000000]","value":"x"}}'],
  ["__intent__", '{"type":"reorder","payload":{"name":"steps","from":0,"to":9999999}}'],
  ["__intent__", '{"type":"insert","payload":{"name":"title"}}'],
  ["__intent__", "nonsense"],
])("a form with %s=%s is rejected at once", async (name, value) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const address of [NEW, "/login"]) {
    expect((await alice.post(address, { title: "Soup", [name]: value })).status).toBe(400);
  }
});

test("reading and editing a recipe have titles of their own", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Tarte & crème" });
  const alice = await server.as("alice");
  const findTitle = async (address: string) =>
    /<title>([^<]*)/.exec((await alice.get(address)).text)?.[1];
  expect(await findTitle(`/recipe/view?id=${id}`)).toBe("Tarte &amp; crème · Popote");
  expect(await findTitle(`/recipe/edit?id=${id}`)).toBe("Edit “Tarte &amp; crème” · Popote");
});
