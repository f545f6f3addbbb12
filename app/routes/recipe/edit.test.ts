import sharp from "sharp";
import { expect, test } from "vitest";
import { fieldsOf, textOf } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

const NEW = "/recipe/edit";

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "#a30" } })
    .withExif({
      IFD0: { Copyright: "Alice" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" },
    })
    .jpeg()
    .toBuffer();
}

function withFile(fields: Record<string, string>, bytes: Buffer, name = "dish.jpg"): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("image", new Blob([new Uint8Array(bytes)]), name);
  return form;
}

test("a recipe goes from form to table to page and back into the form unchanged", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = fieldsOf((await alice.get(NEW)).text);
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

  const page = textOf((await alice.get("/recipe/view?id=1")).text);
  for (const words of [
    "“Crêpes” is saved.",
    "1 1/2\u00a0cups All-purpose flour , sifted",
    "1/3\u00a0tsp Grandma's spice mix",
    "4 servings",
    "1 hr 20 min",
    "Dessert",
    "Protected",
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

  const again = fieldsOf((await alice.get("/recipe/edit?id=1")).text);
  expect(again).toMatchObject({
    title: "Crêpes",
    description: "Thin.\nVery thin.",
    visibility: "PROTECTED",
    "ingredients[0].amount": "1 1/2",
    "ingredients[0].name": "All-purpose flour",
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

test("a form that fails comes back whole, with its picture, and is saved once corrected", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...fieldsOf((await alice.get(NEW)).text),
    title: "",
    yield: "many",
    "steps[0]": "Keep <me> & \"all\" of 'this'",
    "ingredients[0].name": "Leek",
    "ingredients[0].amount": "a handful",
  };
  const failed = await alice.post(NEW, withFile(form, await photo()));
  expect(failed.status).toBe(400);
  expect(failed.text).toContain("<title>Error: New recipe · Popote</title>");
  for (const link of [
    '<a href="#recipe-title">Title: Required.</a>',
    '<a href="#recipe-yield">Servings: A whole number from 1 to 999.</a>',
    '<a href="#recipe-ingredients[0].amount">Ingredient 1, Amount: Write an amount such as 250, 1.5 or 1 1/2.</a>',
  ]) {
    expect(failed.text).toContain(link);
  }
  expect(failed.text).toMatch(
    /<input[^>]* autofocus=""[^>]* name="title"|<input[^>]* name="title"[^>]* autofocus=""/i,
  );
  const left = fieldsOf(failed.text);
  expect(left).toMatchObject({ ...form, pendingImage: expect.stringMatching(/^[\w-]{43}$/) });
  const kept = await alice.get(`/image/pending/${left.pendingImage}.webp`);
  expect([kept.status, kept.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  const charlie = await server.as("charlie");
  expect((await charlie.get(`/image/pending/${left.pendingImage}.webp`)).status).toBe(404);

  const corrected = { ...left, title: "Soup", yield: "4", "ingredients[0].amount": "2" };
  const saved = await alice.post(NEW, corrected);
  expect(saved.status).toBe(303);
  const picture = await alice.get("/image/recipes/1-v1.webp");
  const metadata = await sharp(picture.bytes).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 400, height: 200 });
  expect([metadata.exif, metadata.iptc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
});

test("lines are added, moved and removed by the server, and nothing typed is lost", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...fieldsOf((await alice.get(NEW)).text),
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
  expect(fieldsOf(added.text)).toMatchObject({
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
  expect(fieldsOf(moved.text)).toMatchObject({ "steps[0]": "B", "steps[1]": "A" });

  const removed = await alice.post(NEW, {
    ...form,
    ...intent("remove", { name: "steps", index: 0 }),
  });
  expect(fieldsOf(removed.text)).toMatchObject({ title: "Soup", "steps[0]": "B" });
  expect(fieldsOf(removed.text)).not.toHaveProperty("steps[1]");
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
});

test("of two tabs the later one is told, sees both texts, and may save over the other", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "First", steps: ["Old"] });
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const [one, two] = [
    fieldsOf((await alice.get(address)).text),
    fieldsOf((await alice.get(address)).text),
  ];
  expect((await alice.post(address, { ...one, title: "From tab one" })).status).toBe(303);

  const told = await alice.post(address, { ...two, title: "From tab two" });
  expect(told.status).toBe(409);
  expect(textOf(told.text)).toContain("This recipe changed meanwhile");
  expect(textOf(told.text)).toContain("From tab one");
  expect(fieldsOf(told.text)).toMatchObject({ title: "From tab two" });
  const title = () => server.db.selectFrom("recipes").select("title").executeTakeFirst();
  expect(await title()).toEqual({ title: "From tab one" });

  expect((await alice.post(address, fieldsOf(told.text))).status).toBe(303);
  expect(await title()).toEqual({ title: "From tab two" });
});

test("a form sent twice at once makes one recipe, and does not conflict with itself", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...fieldsOf((await alice.get(NEW)).text), title: "Once" };
  const bytes = await photo();
  const answers = await Promise.all([1, 2, 3].map(() => alice.post(NEW, withFile(form, bytes))));
  expect(answers.map(({ status, location }) => [status, location])).toEqual(
    Array(3).fill([303, "/recipe/view?id=1"]),
  );
  const edit = { ...fieldsOf((await alice.get("/recipe/edit?id=1")).text), title: "Twice" };
  const edits = await Promise.all([1, 2].map(() => alice.post("/recipe/edit?id=1", edit)));
  expect(edits.map(({ status }) => status)).toEqual([303, 303]);
  expect(await server.db.selectFrom("recipes").select(["id", "title"]).execute()).toEqual([
    { id: 1, title: "Twice" },
  ]);
});

test("what was written when the session had ended is back after logging in, for its writer alone", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = {
    ...fieldsOf((await alice.get(NEW)).text),
    title: "Long story",
    "steps[0]": "Once…",
  };
  await server.db.deleteFrom("sessions").execute();
  const sent = await alice.post(NEW, withFile(form, await photo()));
  expect([sent.status, sent.location]).toEqual([303, "/login?because=auth.sessionNotFound"]);

  const back = await server.as("alice");
  back.cookies.set("draft-new", alice.cookies.get("draft-new") ?? "");
  const page = await back.get(NEW);
  expect(textOf(page.text)).toContain("You were logged out while writing");
  expect(fieldsOf(page.text)).toMatchObject({ title: "Long story", "steps[0]": "Once…" });

  const bob = await server.as("bob");
  bob.cookies.set("draft-new", alice.cookies.get("draft-new") ?? "");
  expect((await bob.get(NEW)).text).not.toContain("Long story");

  expect((await back.post(NEW, fieldsOf(page.text))).status).toBe(303);
  expect(back.cookies.has("draft-new")).toBe(false);
  expect(await server.db.selectFrom("recipe_drafts").select("user_id").execute()).toEqual([]);
});

test.each([
  [
    "a text under a picture's name",
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "image.invalid",
  ],
  ["half a picture", undefined, "image.invalid"],
  ["a file over 10 MiB", Buffer.alloc(10 * 1024 * 1024 + 1), "image.tooLarge"],
])("%s is refused in words, and the text is kept", async (_what, given, code) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...fieldsOf((await alice.get(NEW)).text), title: "Pie" };
  const bytes = given ?? (await photo()).subarray(0, 600);
  const answer = await alice.post(NEW, withFile(form, bytes));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(
    code === "image.invalid" ? "Invalid image: choose a JPEG" : "This image is too large",
  );
  expect(fieldsOf(answer.text)).toMatchObject({ title: "Pie" });
});

test("a picture of more than 50 megapixels is refused before it is unpacked", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const bytes = await sharp({
    create: { width: 8000, height: 6500, channels: 3, background: "#fff" },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const form = { ...fieldsOf((await alice.get(NEW)).text), title: "Wall" };
  const answer = await alice.post(NEW, withFile(form, bytes));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("This image is too large");
});

test("a picture is turned upright, and only its newest two versions are kept", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const upright = await sharp(await photo())
    .withExif({ IFD0: { Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await alice.post(
    NEW,
    withFile({ ...fieldsOf((await alice.get(NEW)).text), title: "Pie" }, upright),
  );
  const { width, height } = await sharp(
    (await alice.get("/image/recipes/1-v1.webp")).bytes,
  ).metadata();
  expect([width, height]).toEqual([200, 400]);
  for (const _ of [2, 3]) {
    const form = fieldsOf((await alice.get("/recipe/edit?id=1")).text);
    await alice.post("/recipe/edit?id=1", withFile(form, upright));
  }
  const statuses = [];
  for (const version of [1, 2, 3, 4]) {
    statuses.push((await alice.get(`/image/recipes/1-v${version}.webp`)).status);
  }
  expect(statuses).toEqual([404, 200, 200, 404]);
  const form = fieldsOf((await alice.get("/recipe/edit?id=1")).text);
  await alice.post("/recipe/edit?id=1", { ...form, removeImage: "on" });
  expect((await alice.get("/image/recipes/1-v3.webp")).status).toBe(404);
  expect((await alice.get("/recipe/view?id=1")).text).not.toContain("/image/recipes/");
});

test("hostile texts come out as typed", async () => {
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
  expect(textOf(page.text).split(hostile.replace("\u2028", "\u2028"))).toHaveLength(3);
});

test("a custom ingredient exists only where the catalogue has none by that name", async () => {
  const server = await openTestServer();
  const names = ["  crème FRAICHE ", "Creme fraiche", "rocket", "Roquette", "Dragon scales"];
  const id = await writeRecipe(server.db, "alice", {
    ingredients: names.map((name) => ({
      name: name.trim(),
      amount: null,
      unit: "NONE",
      complement: "",
    })),
  });
  const lines = await server.db
    .selectFrom("recipe_ingredients")
    .select(["ingredient_id", "custom_name"])
    .where("recipe_id", "=", id)
    .orderBy("position")
    .execute();
  expect(lines.map((line) => line.custom_name)).toEqual([null, null, null, null, "Dragon scales"]);
  expect(lines[0]?.ingredient_id).toBe(lines[1]?.ingredient_id);
  expect(lines[2]?.ingredient_id).toBe(lines[3]?.ingredient_id);
});

test("the visibility chosen last is the next recipe's", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const first = fieldsOf((await alice.get(NEW)).text);
  expect(first.visibility).toBe("PRIVATE");
  await alice.post(NEW, { ...first, title: "Open", visibility: "PUBLIC" });
  expect(fieldsOf((await alice.get(NEW)).text).visibility).toBe("PUBLIC");
});

test("a text is kept for who wrote it, also when somebody else is signed in by now", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...fieldsOf((await alice.get(NEW)).text), title: "Alice's own" };
  const bob = await server.as("bob");
  const refused = await bob.post(NEW, form);
  expect(refused.status).toBe(401);
  expect(await server.db.selectFrom("recipes").select("id").execute()).toEqual([]);
  alice.cookies.set("draft-new", bob.cookies.get("draft-new") ?? "");
  expect(fieldsOf((await alice.get(NEW)).text).title).toBe("Alice's own");
});

test("nobody can push a kept text out without the secret of its writer's forms", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const sent = await visitor.post(NEW, { writer: "1", title: "Junk" });
  expect(sent.status).toBe(303);
  expect(await server.db.selectFrom("recipe_drafts").select("user_id").execute()).toEqual([]);
});

test("saving one recipe leaves the kept text of another alone", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const form = { ...fieldsOf((await alice.get(address)).text), title: "Half done" };
  await server.db.deleteFrom("sessions").execute();
  await alice.post(address, form);
  const back = await server.as("alice");
  back.cookies.set(`draft-${id}`, alice.cookies.get(`draft-${id}`) ?? "");
  await back.post(NEW, { ...fieldsOf((await back.get(NEW)).text), title: "Another" });
  expect(fieldsOf((await back.get(address)).text).title).toBe("Half done");
});

test("a recipe deleted in another tab leaves its text in the form, which makes a new one", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  const address = `/recipe/edit?id=${id}`;
  const form = { ...fieldsOf((await alice.get(address)).text), title: "Still here" };
  await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
  const told = await alice.post(address, form);
  expect(told.status).toBe(404);
  expect(textOf(told.text)).toContain("Recipe not found");
  const left = fieldsOf(told.text);
  expect(left.title).toBe("Still here");
  const saved = await alice.post(address, left);
  expect(saved.location).toBe(`/recipe/view?id=${id + 1}`);
});

test("the id of a deleted recipe is never another's", async () => {
  const server = await openTestServer();
  const first = await writeRecipe(server.db, "alice");
  const alice = await server.as("alice");
  await alice.post(`/recipe/view?id=${first}`, { intent: "delete" });
  expect(await writeRecipe(server.db, "alice")).toBeGreaterThan(first);
});

test("a bad picture leaves the kept one, a kept one can be taken back, one that is gone is told", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const form = { ...fieldsOf((await alice.get(NEW)).text), title: "" };
  const kept = fieldsOf((await alice.post(NEW, withFile(form, await photo()))).text);
  const bad = fieldsOf((await alice.post(NEW, withFile(kept, Buffer.from("text")))).text);
  expect(bad.pendingImage).toBe(kept.pendingImage);
  const taken = await alice.post(NEW, { ...kept, removeImage: "on" });
  expect(fieldsOf(taken.text)).not.toHaveProperty("pendingImage");
  await server.db.deleteFrom("pending_images").execute();
  const gone = await alice.post(NEW, { ...kept, title: "Pie" });
  expect(gone.status).toBe(400);
  expect(textOf(gone.text)).toContain("The picture is no longer kept");
});

test.each([
  ["steps[20000000]", "x"],
  ["ingredients[0].x[999999]", "x"],
  ["__intent__", '{"type":"update","payload":{"name":"steps[2000000]","value":"x"}}'],
  ["__intent__", '{"type":"reorder","payload":{"name":"steps","from":0,"to":9999999}}'],
  ["__intent__", '{"type":"insert","payload":{"name":"title"}}'],
  ["__intent__", "nonsense"],
])("a form with %s=%s is refused at once", async (name, value) => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  for (const address of [NEW, "/login"]) {
    expect((await alice.post(address, { title: "Soup", [name]: value })).status).toBe(400);
  }
});
