import { expect, test } from "vitest";
import type { FoundRecipe } from "../found";
import { recipesIn } from "./schema";

/** What is said of a recipe beside its name, and what is read. */
const SHAPES: [string, Record<string, unknown>, Partial<FoundRecipe>][] = [
  ["a yield that is a number", { recipeYield: 4 }, { yield: "4" }],
  ["a yield in words", { recipeYield: "Serves 4 to 6" }, { yield: "Serves 4 to 6" }],
  ["a yield as a plugin gives it", { recipeYield: ["12", "12 cookies"] }, { yield: "12 cookies" }],
  ["a yield list of one", { recipeYield: ["8"] }, { yield: "8" }],
  [
    "a yield with its unit",
    { recipeYield: { "@type": "QuantitativeValue", value: 6, unitText: "portions" } },
    { yield: "6 portions" },
  ],
  ["a yield's range", { recipeYield: { minValue: 4, maxValue: 6 } }, { yield: "4-6" }],
  ["an old yield", { yield: "2 loaves" }, { yield: "2 loaves" }],
  [
    "both times",
    { prepTime: "PT20M", cookTime: "PT8H", totalTime: "PT9H" },
    { preparationMinutes: 20, cookingMinutes: 480 },
  ],
  ["a total alone", { totalTime: "PT45M" }, { preparationMinutes: 45, cookingMinutes: null }],
  [
    "a total beside empty times",
    { prepTime: "PT0M", cookTime: "", totalTime: "PT45M" },
    { preparationMinutes: 45, cookingMinutes: null },
  ],
  [
    "a total and the preparation",
    { prepTime: "PT15M", totalTime: "PT1H" },
    { preparationMinutes: 15, cookingMinutes: 45 },
  ],
  [
    "a total and the cooking",
    { cookTime: "PT50M", totalTime: "PT1H" },
    { preparationMinutes: 10, cookingMinutes: 50 },
  ],
  [
    "a total that is too small",
    { cookTime: "PT50M", totalTime: "PT5M" },
    { preparationMinutes: null, cookingMinutes: 50 },
  ],
  [
    "no cooking",
    { prepTime: "PT10M", cookTime: "PT0M" },
    { preparationMinutes: 10, cookingMinutes: 0 },
  ],
  [
    "times in words",
    { prepTime: "15 mins", cookTime: "1 h 10" },
    { preparationMinutes: 15, cookingMinutes: 70 },
  ],
  [
    "ingredients as a list",
    { recipeIngredient: ["1 egg", " 2 &frac12; cups  milk "] },
    { ingredients: ["1 egg", "2 ½ cups milk"] },
  ],
  [
    "ingredients as one text of lines",
    { recipeIngredient: "1 egg\n2 cups milk\n\nsalt" },
    { ingredients: ["1 egg", "2 cups milk", "salt"] },
  ],
  [
    "ingredients as HTML",
    { recipeIngredient: "<ul><li>1 egg</li><li>salt</li></ul>" },
    { ingredients: ["1 egg", "salt"] },
  ],
  [
    "ingredients between commas",
    { recipeIngredient: "200 g flour, 3 eggs, 1 dl milk" },
    { ingredients: ["200 g flour", "3 eggs", "1 dl milk"] },
  ],
  [
    "one ingredient with commas",
    { recipeIngredient: ["1 onion, peeled, chopped"] },
    { ingredients: ["1 onion, peeled, chopped"] },
  ],
  ["the ingredients of old", { ingredients: ["1 egg"] }, { ingredients: ["1 egg"] }],
  [
    "boxes and bullets before ingredients",
    { recipeIngredient: ["▢ 1 egg", "- salt", "• 2 figs"] },
    { ingredients: ["1 egg", "salt", "2 figs"] },
  ],
  [
    "ingredients in parts",
    { recipeIngredient: [{ name: "flour", amount: 200, unit: "g" }] },
    { ingredients: ["200 g flour"] },
  ],
  [
    "ingredients as supplies",
    {
      recipeIngredient: [
        { "@type": "HowToSupply", name: "milk", requiredQuantity: { value: 2, unitText: "cups" } },
      ],
    },
    { ingredients: ["2 cups milk"] },
  ],
  [
    "ingredients as property values",
    {
      recipeIngredient: [{ "@type": "PropertyValue", name: "sucre", value: "100", unitText: "g" }],
    },
    { ingredients: ["100 g sucre"] },
  ],
  [
    "lists of ingredients in a list",
    { recipeIngredient: [["1 egg", "salt"], ["milk"]] },
    { ingredients: ["1 egg", "salt", "milk"] },
  ],
  [
    "groups of ingredients",
    { recipeIngredient: [{ name: "Sauce", itemListElement: ["1 dl cream"] }] },
    { ingredients: ["Sauce:", "1 dl cream"] },
  ],
  [
    "ingredients that say nothing",
    { recipeIngredient: ["1 egg", "", null, false, {}, " "] },
    { ingredients: ["1 egg"] },
  ],
  ["steps as a list", { recipeInstructions: ["Mix.", "Bake."] }, { steps: ["Mix.", "Bake."] }],
  [
    "steps as a text of lines",
    { recipeInstructions: "Mix.\n\nBake." },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "numbers in a text of lines",
    { recipeInstructions: "1. Mix.\n2) Bake.\nStep 3: Cool." },
    { steps: ["Mix.", "Bake.", "Cool."] },
  ],
  [
    "numbers in a text of one line",
    { recipeInstructions: "1. Mix 2 eggs. 2. Bake at 180. 3. Cool." },
    { steps: ["Mix 2 eggs.", "Bake at 180.", "Cool."] },
  ],
  [
    "a text of one line without numbers",
    { recipeInstructions: "Mix 1.5 dl milk. Bake." },
    { steps: ["Mix 1.5 dl milk. Bake."] },
  ],
  [
    "steps as an HTML list",
    { recipeInstructions: "<ol><li>Mix.</li><li>Bake <b>well</b>.</li></ol>" },
    { steps: ["Mix.", "Bake well."] },
  ],
  [
    "steps as HTML paragraphs",
    { recipeInstructions: "<p>Mélanger.</p>\n<p>Cuire.</p>" },
    { steps: ["Mélanger.", "Cuire."] },
  ],
  [
    "steps in French, numbered",
    { recipeInstructions: "Étape 1 : Mélanger.\nÉtape 2 : Cuire." },
    { steps: ["Mélanger.", "Cuire."] },
  ],
  [
    "numbers that are steps of their own",
    { recipeInstructions: ["Etape 1", "Mélanger.", "Etape 2", "Cuire."] },
    { steps: ["Mélanger.", "Cuire."] },
  ],
  [
    "an amount that begins a step",
    { recipeInstructions: ["2 minutes before the end, salt."] },
    { steps: ["2 minutes before the end, salt."] },
  ],
  [
    "steps as HowToStep",
    {
      recipeInstructions: [
        { "@type": "HowToStep", text: "Mix." },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "a HowToStep with only a name",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Mix." }] },
    { steps: ["Mix."] },
  ],
  [
    "a step whose name repeats it",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Mix the…", text: "Mix the eggs." }] },
    { steps: ["Mix the eggs."] },
  ],
  [
    "a step whose name only counts",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Étape 1", text: "Mélanger." }] },
    { steps: ["Mélanger."] },
  ],
  [
    "a step whose name says more",
    { recipeInstructions: [{ "@type": "HowToStep", name: "Make the dough", text: "Mix." }] },
    { steps: ["Make the dough: Mix."] },
  ],
  [
    "lines inside of a step among others",
    {
      recipeInstructions: [
        { "@type": "HowToStep", text: "Mix.<br>Stir." },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["Mix. Stir.", "Bake."] },
  ],
  [
    "one step that holds them all",
    { recipeInstructions: [{ "@type": "HowToStep", text: "1. Mix.\n2. Bake." }] },
    { steps: ["Mix.", "Bake."] },
  ],
  [
    "directions and tips inside of a step",
    {
      recipeInstructions: [
        {
          "@type": "HowToStep",
          itemListElement: [
            { "@type": "HowToDirection", text: "Mix." },
            { "@type": "HowToTip", text: "Gently." },
            { "@type": "HowToDirection", text: "Rest." },
          ],
        },
        { "@type": "HowToStep", text: "Bake." },
      ],
    },
    { steps: ["Mix. Rest.", "Bake."], tips: ["Gently."] },
  ],
  [
    "sections with a name",
    {
      recipeInstructions: [
        {
          "@type": "HowToSection",
          name: "Sauce:",
          itemListElement: [
            { "@type": "HowToStep", text: "Stir." },
            { "@type": "HowToStep", text: "Boil." },
          ],
        },
        {
          "@type": "HowToSection",
          name: "Pie",
          itemListElement: { "@type": "HowToStep", text: "Bake." },
        },
      ],
    },
    { steps: ["Sauce: Stir.", "Boil.", "Bake."] },
  ],
  [
    "a section's name that says nothing",
    {
      recipeInstructions: [
        { "@type": "HowToSection", name: "Instructions", itemListElement: ["Mix."] },
      ],
    },
    { steps: ["Mix."] },
  ],
  [
    "an ItemList of steps",
    {
      recipeInstructions: {
        "@type": "ItemList",
        itemListElement: [{ "@type": "ListItem", item: { "@type": "HowToStep", text: "Mix." } }],
      },
    },
    { steps: ["Mix."] },
  ],
  [
    "steps and sections mixed",
    { recipeInstructions: ["Mix.", { "@type": "HowToStep", text: "Rest." }, [{ text: "Bake." }]] },
    { steps: ["Mix.", "Rest.", "Bake."] },
  ],
  [
    "a heading inside of a text",
    { recipeInstructions: "For the sauce:\nStir.\nBoil." },
    { steps: ["For the sauce: Stir.", "Boil."] },
  ],
  [
    "notes",
    { recipeNotes: "<ul><li>Freezes well.</li><li>Keeps 3 days.</li></ul>" },
    { tips: ["Freezes well.", "Keeps 3 days."] },
  ],
  [
    "a picture as text",
    { image: "https://example.org/a.jpg" },
    { picture: at("https://example.org/a.jpg") },
  ],
  [
    "a picture as an object",
    { image: { "@type": "ImageObject", url: "https://example.org/a.jpg" } },
    { picture: at("https://example.org/a.jpg") },
  ],
  [
    "a picture's contentUrl",
    { image: { contentUrl: "https://example.org/a.jpg" } },
    { picture: at("https://example.org/a.jpg") },
  ],
  [
    "a picture's list of addresses",
    { image: { url: ["https://example.org/a.jpg"] } },
    { picture: at("https://example.org/a.jpg") },
  ],
  [
    "the first of pictures",
    { image: ["https://example.org/a.jpg", "https://example.org/b.jpg"] },
    { picture: at("https://example.org/a.jpg") },
  ],
  [
    "the largest of pictures",
    {
      image: [
        { url: "https://example.org/a.jpg", width: 100, height: 100 },
        { url: "https://example.org/b.jpg", width: "1200px", height: { value: 800 } },
      ],
    },
    { picture: at("https://example.org/b.jpg") },
  ],
  [
    "a picture without a scheme",
    { image: "//example.org/a.jpg" },
    { picture: at("https://example.org/a.jpg") },
  ],
  ["a relative picture of no page", { image: "/a.jpg" }, { picture: null }],
  ["a picture inside of the text", { image: "data:image/png;base64,AAAA" }, { picture: null }],
  ["a language", { inLanguage: "fr-CA" }, { language: "fr" }],
  [
    "a language as an object",
    { inLanguage: { "@type": "Language", name: "English" } },
    { language: "en" },
  ],
  ["a language of nobody", { inLanguage: "tlh" }, { language: null }],
  ["an author, where there is no address", { author: "Jehane" }, { source: "Jehane" }],
  [
    "authors as objects",
    { author: [{ "@type": "Person", name: "Ann" }, { name: "Bob" }] },
    { source: "Ann, Bob" },
  ],
  [
    "its own address",
    { url: "https://example.org/pie", author: "Ann" },
    { source: "https://example.org/pie" },
  ],
  [
    "the page that it is in",
    { mainEntityOfPage: { "@id": "https://example.org/pie" } },
    { source: "https://example.org/pie" },
  ],
  [
    "a description with markup",
    { description: "<p>A <em>good</em> pie.</p><p>Really.</p>" },
    { description: "A good pie.\nReally." },
  ],
  ["a main dish", { recipeCategory: ["Main Dishes", "Pork"] }, { category: "MAIN_DISH" }],
  ["a French dessert", { recipeCategory: "Desserts et gâteaux, Dessert" }, { category: "DESERT" }],
  ["a drink among the keywords", { keywords: "summer, cocktails" }, { category: "DRINK" }],
  ["an entrée in French", { recipeCategory: "Entrée", inLanguage: "fr" }, { category: "ENTREE" }],
  [
    "an entree in American",
    { recipeCategory: "Entree", inLanguage: "en-US" },
    { category: "MAIN_DISH" },
  ],
  ["an entree in nobody's language", { recipeCategory: "Entree" }, { category: null }],
  ["two categories at once", { recipeCategory: ["Dessert", "Drinks"] }, { category: null }],
  [
    "a main dish that is called a cuisine",
    { recipeCategory: "ratatouille", recipeCuisine: "Plat principal" },
    { category: "MAIN_DISH" },
  ],
  ["a category that we do not have", { recipeCategory: "Brunch" }, { category: null }],
];

function at(address: string) {
  return { kind: "address", address } as const;
}

test.each(SHAPES)("reads %s", (_, shape, expected) => {
  const recipes = recipesIn({ "@type": "Recipe", name: "Pie", ...shape }, null);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ title: "Pie", ...expected });
});

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
  ["without a type", { name: "Pie", recipeIngredient: ["1 egg"] }],
  ["with its name in a list", { ...PIE, name: ["Pie"] }],
  ["with its name as a value", { ...PIE, name: { "@value": "Pie", "@language": "en" } }],
  ["with a headline", { "@type": "Recipe", headline: "Pie" }],
  ["with entities in its name", { ...PIE, name: "&#80;ie " }],
];

test.each(PLACES)("finds a recipe %s", (_, json) => {
  expect(recipesIn(json, null).map(({ title }) => title)).toEqual(["Pie"]);
});

test("what is only pointed at is looked up in the graph", () => {
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
  expect(recipesIn({ "@graph": graph }, null)[0]).toMatchObject({
    source: "Ann",
    picture: at("https://example.org/a.jpg"),
    steps: ["Mix."],
  });
});

test("the address that was asked for is the source, and relative pictures are relative to it", () => {
  const json = { ...PIE, url: "https://elsewhere.example/", image: "../a.jpg" };
  expect(recipesIn(json, "https://example.org/recipes/pie")[0]).toMatchObject({
    source: "https://example.org/recipes/pie",
    picture: at("https://example.org/a.jpg"),
  });
});

test("a recipe inside of a recipe is part of it", () => {
  const json = { ...PIE, isBasedOn: { "@type": "Recipe", name: "Tart" } };
  expect(recipesIn(json, null).map(({ title }) => title)).toEqual(["Pie"]);
});

test("what is no recipe gives none", () => {
  for (const json of [null, 3, "Recipe", [], { "@type": "Article", name: "Pie" }]) {
    expect(recipesIn(json, null)).toEqual([]);
  }
});
