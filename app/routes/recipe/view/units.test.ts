import { expect, test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { CAST } from "../../../../tests/support/cast";
import { extractText } from "../../../../tests/support/page";
import { shareByLink, shareInCookbook, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const line = (name: string, text: string) => ({
  ...{ name, text, amount: null, unit: "NONE" as const, complement: "" },
});

const ENGLISH = {
  visibility: "PUBLIC" as const,
  language: "en" as const,
  yield: 2,
  cookingTemperature: 177,
  ovenWords: "350 °F",
  steps: [
    "Heat the oven to 350 °F, not hotter.",
    "Melt 4 oz butter in a 9-inch tin for 10 minutes.",
  ],
  tips: ["At 325 °F it takes longer."],
  ingredients: [
    line("Salted butter", "4 oz butter"),
    line("Whole milk", "8 oz milk"),
    line("All-purpose flour", "2 cups flour, sifted"),
    line("Canned whole tomatoes", "1 (14 oz) can tomatoes"),
    line("Egg", "3 eggs"),
    line("Granulated sugar", "1.250 g sugar"),
    {
      name: "Carrot",
      amount: { numerator: 1, denominator: 1 },
      unit: "POUND" as const,
      complement: "",
    },
  ],
};

const METRIC = [
  "115 g butter",
  "240 ml milk",
  "260 g flour, sifted",
  "1 (400 g) can tomatoes",
  "3 eggs",
  "1.250 g sugar",
  "450 g Carrot",
];

const FRENCH = {
  visibility: "PUBLIC" as const,
  language: "fr" as const,
  yield: 2,
  cookingTemperature: 180,
  steps: ["Cuire à 180 °C."],
  ingredients: [
    line("Salted butter", "250 g de beurre mou"),
    line("Whole milk", "50 cl de lait"),
    line("Canned whole tomatoes", "1 boîte de 400 g de tomates pelées"),
  ],
};

const PLAIN = {
  visibility: "PUBLIC" as const,
  language: "en" as const,
  steps: ["Stir for 10 minutes."],
  ingredients: [line("Egg", "3 eggs")],
};

const extractLines = (html: string) =>
  [
    ...(/<ul class="ingredients">(.*?)<\/ul>/s.exec(html)?.[1] ?? "").matchAll(/<li>(.*?)<\/li>/gs),
  ].map(([, each = ""]) =>
    extractText(each)
      .replace(/\s+/g, " ")
      .replace(/ ([,)])/g, "$1")
      .replace(/\( /g, "(")
      .trim(),
  );

/** What is shown, with the title that tells what the cook wrote. */
const extractTitles = (html: string) =>
  [...html.matchAll(/<(?:b|span|dd)\b[^>]* title="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, title, shown]) => `${shown} (${title})`.replaceAll("\u00a0", " "),
  );

const extractLinks = (html: string) =>
  [
    ...(/<nav class="actions units".*?<\/nav>/s.exec(html)?.[0] ?? "").matchAll(
      /<a(.*?)>(.*?)<\/a>/gs,
    ),
  ].map(([, attributes = "", text = ""]) => ({
    text,
    href: /href="([^"#]*)/.exec(attributes)?.[1]?.replaceAll("&amp;", "&") ?? "",
    isCurrent: attributes.includes('aria-current="true"'),
  }));

async function openRecipes() {
  const server = await openTestServer();
  const write = (recipe: Parameters<typeof writeRecipe>[2]) =>
    writeRecipe(server.db, "alice", recipe);
  const ids = { en: await write(ENGLISH), fr: await write(FRENCH), plain: await write(PLAIN) };
  const visitor = await server.as("nobody");
  const open = async (address: string, by = visitor) => (await by.get(`/recipe/${address}`)).text;
  return { server, ids, open };
}

test("units=metric converts lines, oven, steps and tips of page, cook view and print, and nothing that is in doubt", async () => {
  const { ids, open } = await openRecipes();
  for (const page of ["view", "cook", "print"]) {
    const html = await open(`${page}?id=${ids.en}&units=metric`);
    expect(extractLines(html)).toEqual(METRIC);
    expect(extractTitles(html)).toEqual(
      expect.arrayContaining([
        "175 °C (350 °F)",
        "115 g (4 oz)",
        "240 ml (8 oz)",
        "260 g (2 cups)",
        "1 (400 g) can (1 (14 oz) can)",
        "450 g (1 lb)",
      ]),
    );
    expect(extractText(html).replace(/\s+/g, " ")).toContain("Melt 115 g butter in a 23-cm tin");
    expect(extractText(html)).toContain("Heat the oven to 175 °C , not hotter.");
  }
  expect(extractText(await open(`view?id=${ids.en}&units=metric`))).toContain("At 165 °C it takes");
  const step = await open(`cook?id=${ids.en}&units=metric&step=1`);
  expect(step).toContain('Heat the oven to <span title="350 °F">175 °C</span>, not hotter.');
});

test("units=us converts a French recipe into US measures with French names", async () => {
  const { ids, open } = await openRecipes();
  const html = await open(`view?id=${ids.fr}&units=us&locale=fr`);
  expect(extractLines(html)).toEqual([
    "9 oz de beurre mou",
    "2 tasses de lait",
    "1 boîte de 14 oz de tomates pelées",
  ]);
  expect(extractTitles(html)).toEqual([
    "350 °F (180 °C)",
    "9 oz (250 g)",
    "2 tasses (50 cl)",
    "14 oz (400 g)",
    "350 °F (180 °C)",
  ]);
});

test("translating, converting and scaling work together", async () => {
  const { ids, open } = await openRecipes();
  const query = `id=${ids.fr}&servings=4&ingredients=en&units=us`;
  for (const page of ["view", "cook", "print"]) {
    const html = await open(`${page}?${query}`);
    expect(extractLines(html)).toEqual([
      "17 1/2 oz salted butter, softened",
      "4 cups whole milk",
      "2 cans (14 oz) whole tomatoes",
    ]);
    expect(extractTitles(html)).toEqual(
      expect.arrayContaining(["4 cups (100 cl)", "14 oz (400 g)"]),
    );
  }
  const scaled = await open(`view?id=${ids.en}&servings=4&units=metric`);
  expect(extractLines(scaled).slice(0, 4)).toEqual([
    "225 g butter",
    "475 ml milk",
    "530 g flour, sifted",
    "2 (400 g) cans tomatoes",
  ]);
  expect(extractTitles(scaled)).toContain("225 g (8 oz)");
});

test("a printed cookbook has the units of the address, else those of the account", async () => {
  const { server, ids } = await openRecipes();
  await shareInCookbook(server.db, ids.en);
  const alice = await server.as("alice");
  const read = async (query = "") =>
    extractLines((await alice.get(`/cookbook/print?cookbook=1${query}`)).text).slice(0, 2);
  expect(await read()).toEqual(["4 oz butter", "8 oz milk"]);
  expect(await read("&units=metric")).toEqual(["115 g butter", "240 ml milk"]);
  await server.db.updateTable("users").set({ units: "metric" }).where("id", "=", 1).execute();
  expect(await read()).toEqual(["115 g butter", "240 ml milk"]);
});

test("a temperature told in both scales is shown in one, with the cook's words in its title", async () => {
  const { server, open } = await openRecipes();
  const steps = ["Bake at 350 °F (177 °C) for an hour."];
  const id = await writeRecipe(server.db, "alice", { ...PLAIN, steps });
  for (const [units, shown] of [
    ["metric", "177 °C"],
    ["us", "350 °F"],
  ]) {
    const step = await open(`cook?id=${id}&units=${units}&step=1`);
    expect(step).toContain(`Bake at <span title="350 °F (177 °C)">${shown}</span> for an hour.`);
    expect(extractText(await open(`print?id=${id}&units=${units}`))).toContain(`at ${shown} for`);
  }
  expect(extractText(await open(`view?id=${id}`))).toContain(steps[0]);
});

test("an unknown unit system reads as written", async () => {
  const { ids, open } = await openRecipes();
  const written = extractLines(await open(`view?id=${ids.en}`));
  expect(written.slice(0, 2)).toEqual(["4 oz butter", "8 oz milk"]);
  for (const units of ["imperial", "", "METRIC"])
    expect(extractLines(await open(`view?id=${ids.en}&units=${units}`))).toEqual(written);
});

test("links offer the units, say which is current, and every link keeps servings, language, key and units", async () => {
  const { server, ids, open } = await openRecipes();
  const links = extractLinks(await open(`view?id=${ids.en}`));
  expect(links.map(({ text }) => text)).toEqual(["As written", "Metric", "US"]);
  expect(links.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  const secret = await writeRecipe(server.db, "alice", { ...FRENCH, visibility: "PRIVATE" });
  const key = await shareByLink(server.db, "alice", secret);
  const kept = `servings=4&key=${key}&ingredients=en&units=us`;
  const expected = new URLSearchParams(`id=${secret}&${kept}`);
  for (const page of ["view", "cook", "print"]) {
    const html = await open(`${page}?id=${secret}&${kept}`);
    const addresses = [...html.matchAll(/href="(\/recipe\/(?:view|cook|print)\?[^"#]*)/g)].map(
      ([, href = ""]) => new URLSearchParams(href.replaceAll("&amp;", "&").split("?")[1]),
    );
    const own = addresses.filter((query) => query.get("id") === String(secret));
    expect(own.length).toBeGreaterThan(3);
    const missing = own.flatMap((query) =>
      [...expected].filter(([name, value]) => query.get(name) !== value).map(([name]) => name),
    );
    // The links to other units, fewer or more servings, and the cook's words change one of them.
    expect(new Set(missing)).toEqual(
      new Set(
        page === "view"
          ? ["servings", "units", "ingredients"]
          : page === "cook"
            ? ["servings", "units"]
            : ["units"],
      ),
    );
  }

  const french = extractLinks(await open(`view?id=${ids.fr}&units=us&locale=fr`));
  expect(french.map(({ text }) => text)).toEqual(["Telles quelles", "Métriques", "US"]);
  expect(french.find(({ isCurrent }) => isCurrent)?.text).toBe("US");
});

test("a recipe without measures offers no other units", async () => {
  const { ids, open } = await openRecipes();
  for (const page of ["view", "cook", "print"])
    expect(extractLinks(await open(`${page}?id=${ids.plain}`))).toEqual([]);
});

test("the account's setting applies where the address says nothing, and only to its own user", async () => {
  const { server, ids, open } = await openRecipes();
  const bob = await server.as("bob");
  const saved = await bob.post("/user/settings", { intent: "units", units: "metric" });
  expect(saved.location).toBe("/user/settings");
  for (const page of ["view", "cook", "print"]) {
    expect(extractLines(await open(`${page}?id=${ids.en}`, bob))).toEqual(METRIC);
    const written = await open(`${page}?id=${ids.en}&units=written`, bob);
    expect(extractLines(written)[0]).toBe("4 oz butter");
  }
  const links = extractLinks(await open(`view?id=${ids.en}`, bob));
  expect(links.find(({ isCurrent }) => isCurrent)?.text).toBe("Metric");
  expect(links[0]?.href).toBe(`/recipe/view?id=${ids.en}&units=written`);
  expect(extractLines(await open(`view?id=${ids.en}`))[0]).toBe("4 oz butter");
  const dana = await server.as("dana");
  expect(extractLines(await open(`view?id=${ids.en}`, dana))[0]).toBe("4 oz butter");
});

test("the settings show the chosen units and refuse unknown ones", async () => {
  const { server } = await openRecipes();
  const bob = await server.as("bob");
  const pressed = async () =>
    [...(await bob.get("/user/settings")).text.matchAll(/<button[^>]*name="units"[^>]*>/g)]
      .filter(([button]) => button.includes('aria-pressed="true"'))
      .map(([button]) => /value="(\w+)"/.exec(button)?.[1]);
  expect(await pressed()).toEqual(["written"]);
  await bob.post("/user/settings", { intent: "units", units: "us" });
  expect(await pressed()).toEqual(["us"]);
  const refused = await bob.post("/user/settings", { intent: "units", units: "imperial" });
  expect(refused.status).toBe(400);
  expect(await pressed()).toEqual(["us"]);
  const { units } = await server.db
    .selectFrom("users")
    .select("units")
    .where("id", "=", CAST.bob.id)
    .executeTakeFirstOrThrow();
  expect(units).toBe("us");
});

test("an export keeps the units that the cook wrote", async () => {
  const { server, ids } = await openRecipes();
  const bob = await server.as("bob");
  await bob.post("/user/settings", { intent: "units", units: "metric" });
  for (const format of RECIPE_FORMATS) {
    const { text } = await bob.get(`/recipe/export?id=${ids.en}&format=${format}&units=metric`);
    expect(text).toContain("4 oz butter");
    expect(text).toContain("350 °F");
  }
});
