import { expect, test } from "vitest";
import { readText } from "../pages/read-text";
import { readJson } from "./json-formats";
import type { FileContext } from "./parsed-file";

const context: FileContext = {
  name: "a.json",
  find: () => undefined,
  onlyImage: undefined,
  reader: readText,
};

const part = (more: object) => ({
  quantity: 2,
  unit: { name: "cup" },
  food: { name: "milk" },
  note: "cold",
  ...more,
});
const FIXTURES: Record<string, object> = {
  popote: {
    ...{ title: "Pie", visibility: "PRIVATE", yield: 4, steps: ["Mix."], tips: ["Eat."] },
    ingredients: [
      { name: "milk", amount: { numerator: 1, denominator: 3 }, unit: "CUP", complement: "" },
    ],
    headings: { ingredients: [{ before: 0, text: "All" }], steps: [] },
  },
  mealie: {
    ...{ name: "Pie", slug: "pie", recipeServings: 4, recipeYield: "4", tags: [{ name: "a" }] },
    ...{
      prepTime: "20 min",
      settings: { disableAmount: false },
      notes: [{ title: "a", text: "b" }],
    },
    recipeIngredient: [part({ title: "All" })],
    recipeInstructions: [{ title: "All", summary: "", text: "Mix." }],
  },
  tandoor: {
    ...{ name: "Pie", working_time: 1, waiting_time: 2, servings: 4, servings_text: "" },
    ...{ keywords: [{ name: "a" }], source_url: "https://example.com" },
    steps: [
      {
        name: "All",
        instruction: "Mix.",
        time: 3,
        order: 0,
        ingredients: [part({ amount: 2, order: 0 })],
      },
    ],
  },
  kitchenowl: {
    ...{ name: "Pie", yields: 4, prep_time: 1, cook_time: 2, description: "Mix.", tags: ["a"] },
    items: [{ name: "milk", description: "2 cups", optional: false }],
  },
  paprika: {
    ...{
      name: "Pie",
      ingredients: "2 cups milk",
      directions: "Mix.",
      notes: "Eat.",
      servings: "4",
    },
    ...{
      photo_data: "x",
      photos: [{ filename: "a", data: "b" }],
      categories: ["a"],
      prep_time: "1 min",
    },
  },
  nextcloud: {
    ...{ name: "Pie", printImage: true, recipeIngredient: ["2 cups milk"], prepTime: "PT1M" },
    ...{ recipeInstructions: ["Mix."], recipeYield: 4, keywords: "a,b", tool: ["pan"] },
  },
  recipesage: {
    ...{ "@type": "Recipe", name: "Pie", creditText: "a", comment: [{ name: "a", text: "b" }] },
    ...{ recipeIngredient: ["[All]", "2 cups milk"], recipeYield: "4", totalTime: "PT1H" },
    recipeInstructions: [{ "@type": "HowToStep", text: "Mix." }],
  },
  jsonLd: {
    ...{ "@context": "https://schema.org", "@type": "Recipe", name: "Pie", recipeYield: "4" },
    ...{ image: { url: "https://example.com/a.jpg" }, author: { name: "A" }, inLanguage: "en" },
    recipeIngredient: [
      "2 cups milk",
      { name: "milk", requiredQuantity: { value: 2, unitText: "cup" } },
    ],
    recipeInstructions: [
      {
        "@type": "HowToSection",
        name: "All",
        itemListElement: [{ "@type": "HowToStep", text: "Mix." }],
      },
    ],
  },
  crouton: {
    ...{ name: "Pie", serves: 4, duration: 1, cookingDuration: 2, images: ["x"] },
    ingredients: [
      { order: 0, ingredient: { name: "milk" }, quantity: { amount: 2, quantityType: "CUP" } },
    ],
    steps: [{ order: 0, step: "Mix.", isSection: false }],
  },
  namedFields: {
    ...{ title: "Pie", serves: 4, notes: "Eat.", method: ["Mix."] },
    ingredients: [{ name: "milk", amount: 2, unit: "cup", note: "cold" }],
  },
};

const DEEP = Array.from({ length: 90 }).reduce<unknown>((inner) => [{ text: inner }], "x");
const WRONG: [string, unknown][] = [
  ["a number", 7],
  ["a fraction", -0.5],
  ["null", null],
  ["true", true],
  ["an empty text", ""],
  ["a name that JavaScript knows", "constructor"],
  ["a list", [1, "x", null, [2], {}]],
  ["an object", { toString: 1, valueOf: null, length: -1, name: { name: 5 } }],
  ["what is nested deep", DEEP],
  ["a long text", "x ".repeat(20_000)],
];

function pathsIn(value: unknown, path: string[] = []): string[][] {
  const inside = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [
    ...(path.length > 0 ? [path] : []),
    ...inside.flatMap(([key, each]) => pathsIn(each, [...path, key])),
  ];
}

function changed(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest, put);
  return copy;
}

test.each(
  Object.keys(FIXTURES).flatMap((name) => WRONG.map(([what, put]) => ({ name, what, put }))),
)("field $name may be $what without losing the recipes beside it", ({ name, put }) => {
  const fixture = FIXTURES[name] as object;
  for (const path of pathsIn(fixture)) {
    const list = [fixture, changed(fixture, path, put), fixture];
    const recipes = [...(readJson({ recipes: list }, context)?.recipes ?? [])];
    const whole = recipes.filter((each) => typeof each !== "string" && each.title === "Pie");
    expect([path, whole.length >= 2]).toEqual([path, true]);
  }
});
