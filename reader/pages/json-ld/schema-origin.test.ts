import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readSchemaRecipes } from "./schema-recipe";

const SHAPES: [string, Record<string, unknown>, Partial<ParsedRecipe>][] = [
  [
    "the image that the smaller ones were made of",
    {
      image: [
        "https://example.org/a-225x225.jpg",
        "https://example.org/a-320x180.jpg",
        "https://example.org/a.jpg",
      ],
    },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "the largest by their addresses",
    { image: ["https://example.org/660x660/a.jpg", "https://example.org/1280x720/a.jpg"] },
    { photos: [at("https://example.org/1280x720/a.jpg")] },
  ],
  [
    "an image as text",
    { image: "https://example.org/a.jpg" },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "an image as an object",
    { image: { "@type": "ImageObject", url: "https://example.org/a.jpg" } },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "an image's contentUrl",
    { image: { contentUrl: "https://example.org/a.jpg" } },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "an image's list of addresses",
    { image: { url: ["https://example.org/a.jpg"] } },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "the first of images",
    { image: ["https://example.org/a.jpg", "https://example.org/b.jpg"] },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "the largest of images",
    {
      image: [
        { url: "https://example.org/a.jpg", width: 100, height: 100 },
        { url: "https://example.org/b.jpg", width: "1200px", height: { value: 800 } },
      ],
    },
    { photos: [at("https://example.org/b.jpg")] },
  ],
  [
    "an image without a scheme",
    { image: "//example.org/a.jpg" },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "an image in a list in a list",
    { image: [[{ "@type": "ImageObject", url: "https://example.org/a.jpg" }]] },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  [
    "another image where the first is none",
    { image: [""], photo: "data:image/gif;base64,R0", thumbnailUrl: "https://example.org/a.jpg" },
    { photos: [at("https://example.org/a.jpg")] },
  ],
  ["a relative image of no page", { image: "/a.jpg" }, { photos: [] }],
  ["an image inside of the text", { image: "data:image/png;base64,AAAA" }, { photos: [] }],
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
  const recipes = readSchemaRecipes({ "@type": "Recipe", name: "Pie", ...shape }, null);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject({ title: "Pie", ...expected });
});
