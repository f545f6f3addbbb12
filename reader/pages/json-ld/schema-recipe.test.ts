import { expect, test } from "vitest";
import { readSchemaRecipes } from "./schema-recipe";

const PIE = { "@type": "Recipe", name: "Pie" };
const PLACES: [string, unknown][] = [
  ["on top", PIE],
  ["in a list", [{ "@type": "WebSite", name: "Pies" }, PIE]],
  ["in a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebPage" }, PIE] }],
  ["as one of two types", { ...PIE, "@type": ["NewsArticle", "Recipe"] }],
  ["by its type's address", { ...PIE, "@type": "http://schema.org/Recipe" }],
  ["by a short name of its type", { "@type": "schema:Recipe", "schema:name": "Pie" }],
  ["as the main thing of a page", { "@type": "WebPage", mainEntity: PIE }],
  ["in an article", { "@type": "Article", name: "On pies", recipe: PIE }],
  [
    "in a list of items",
    { "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: PIE }] },
  ],
  [
    "by its longest names",
    {
      "@type": ["http://www.schema.org/Recipe"],
      "http://www.schema.org/name": [{ "@value": "Pie" }],
    },
  ],
  ["with a space behind its type", { ...PIE, "@type": "Recipe " }],
  ["without a type", { name: "Pie", recipeIngredient: ["1 egg"] }],
  ["with its name in a list", { ...PIE, name: ["Pie"] }],
  ["with its name as a value", { ...PIE, name: { "@value": "Pie", "@language": "en" } }],
  ["with a headline", { "@type": "Recipe", headline: "Pie" }],
  ["with entities in its name", { ...PIE, name: "&#80;ie " }],
];

test.each(PLACES)("finds a recipe %s", (_, json) => {
  expect(readSchemaRecipes(json, null).map(({ title }) => title)).toEqual(["Pie"]);
});

test("an @list is read as a list", () => {
  const steps = { "@list": [{ "@type": "HowToStep", text: "Mix." }, "Bake."] };
  const [pie] = readSchemaRecipes({ ...PIE, recipeInstructions: steps }, null);
  expect(pie?.steps).toEqual(["Mix.", "Bake."]);
});

test("references are resolved in the graph", () => {
  const graph = [
    {
      ...PIE,
      author: { "@id": "#ann" },
      image: { "@id": "https://example.org/pie#image" },
      recipeInstructions: [{ "@id": "#one" }],
    },
    { "@type": "Person", "@id": "#ann", name: "Ann" },
    {
      "@type": "ImageObject",
      "@id": "https://example.org/pie#image",
      url: "https://example.org/a.jpg",
    },
    { "@type": "HowToStep", "@id": "#one", text: "Mix." },
  ];
  expect(readSchemaRecipes({ "@graph": graph }, null)[0]).toMatchObject({
    source: "Ann",
    photos: [at("https://example.org/a.jpg")],
    steps: ["Mix."],
  });
});

test("the requested URL is the source and the base of relative image URLs", () => {
  const json = { ...PIE, url: "https://elsewhere.example/", image: "../a.jpg" };
  expect(readSchemaRecipes(json, "https://example.org/recipes/pie")[0]).toMatchObject({
    source: "https://example.org/recipes/pie",
    photos: [at("https://example.org/a.jpg")],
  });
});

test("a nested recipe is part of the outer one", () => {
  const json = { ...PIE, isBasedOn: { "@type": "Recipe", name: "Tart" } };
  expect(readSchemaRecipes(json, null).map(({ title }) => title)).toEqual(["Pie"]);
});

test("data without a recipe gives none", () => {
  for (const json of [null, 3, "Recipe", [], { "@type": "Article", name: "Pie" }]) {
    expect(readSchemaRecipes(json, null)).toEqual([]);
  }
});

function at(address: string) {
  return { kind: "address", address } as const;
}

const CURD = {
  "@type": "Recipe",
  name: "Curd",
  recipeIngredient: ["2 lemons", "100 g sugar"],
  recipeInstructions: [{ "@type": "HowToStep", text: "Cook it." }],
};

test.each([
  ["in a section", [{ "@type": "HowToSection", name: "Filling", itemListElement: [CURD] }]],
  ["among the steps", [{ "@type": "HowToStep", text: "Bake." }, CURD]],
])("a recipe %s of another adds its ingredients and steps under its name", (_, steps) => {
  const tart = { ...PIE, recipeIngredient: ["1 base"], recipeInstructions: steps };
  const [recipe] = readSchemaRecipes(tart, null);
  expect(recipe?.ingredients).toEqual([
    "1 base",
    expect.stringMatching(/:$/),
    "2 lemons",
    "100 g sugar",
  ]);
  expect(recipe?.steps.join("\n")).toContain("Cook it.");
});

test("a list in a step remains a list", () => {
  const text = "Make the rice:\n- Peel\n- Chop";
  const steps = [text, "Serve."].map((text) => ({ "@type": "HowToStep", text }));
  const [recipe] = readSchemaRecipes({ ...PIE, recipeInstructions: steps }, null);
  expect(recipe?.steps).toEqual(["Make the rice:\n- Peel\n- Chop", "Serve."]);
});
