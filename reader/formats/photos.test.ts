import { expect, test } from "vitest";
import { MAX_PHOTOS } from "#domain/recipe/photos";
import { readUpload, zipOf } from "../../tests/support/import-files";
import { recipeIn } from "../../tests/support/parsed-recipes";

const encode = (text: string) => Buffer.from(text.padEnd(300, ".")).toString("base64");
const entry = (name: string, more: object = {}) => ({ kind: "entry", name, ...more });

async function readFirst(name: string, content: string | Buffer) {
  const { upload, entries } = await readUpload(name, content);
  return { upload, recipe: recipeIn(entries[0]) };
}

test("photos of a Paprika recipe arrive in order, those in its directions with their steps", async () => {
  const json = {
    ...{ name: "Soup", ingredients: "2 leeks", photo_data: encode("cover") },
    directions: "Cut the leeks.\n\n[photo:Cut leeks]\n\nFry them [photo:2] gently.\nServe.",
    photos: [
      { name: "Cut leeks", filename: "a.jpg", data: encode("leeks") },
      { name: "2", filename: "b.jpg", data: encode("pan") },
      { name: "again", filename: "c.jpg", data: encode("leeks") },
    ],
  };
  const { upload, recipe } = await readFirst("soup.paprikarecipe", JSON.stringify(json));
  expect(recipe).toMatchObject({
    steps: ["Cut the leeks.", "Fry them gently.", "Serve."],
    photos: [
      entry("soup.paprikarecipe"),
      entry("soup.paprikarecipe#1", { alt: "Cut leeks", step: 0 }),
      entry("soup.paprikarecipe#2", { step: 1 }),
    ],
  });
  expect(String(await upload.image("soup.paprikarecipe"))).toContain("cover");
  expect(String(await upload.image("soup.paprikarecipe#2"))).toContain("pan");
});

test("images put into the steps of a Mealie recipe belong to these steps", async () => {
  const id = "0f9b7a1c-1111-4222-8333-444455556666";
  const asset = (name: string) => `/api/media/recipes/${id}/assets/${name}`;
  const json = {
    ...{ id, name: "Loaf", slug: "loaf", recipeIngredient: [{ note: "200 g flour" }] },
    recipeInstructions: [
      {
        title: "Dough",
        text: `<img src="${asset("dough.webp")}" height="100%"/>\n\nKnead **well**.`,
      },
      { text: `Bake for 40 minutes.\n\n![a brown loaf](${asset("loaf.webp")})` },
      { text: `![gone](${asset("gone.webp")}) Cool.` },
    ],
  };
  const file = await zipOf({
    "loaf/loaf.json": JSON.stringify(json),
    "loaf/images/original.webp": "cover",
    "loaf/assets/dough.webp": "dough",
    "loaf/assets/loaf.webp": "loaf",
  });
  const { upload, recipe } = await readFirst("loaf.zip", file);
  expect(recipe).toMatchObject({
    steps: ["# Dough", "Knead **well**.", "Bake for 40 minutes.", "Cool."],
    photos: [
      entry("loaf/images/original.webp"),
      entry("loaf/assets/dough.webp", { step: 0 }),
      entry("loaf/assets/loaf.webp", { alt: "a brown loaf", step: 1 }),
    ],
  });
  expect(String(await upload.image("loaf/assets/dough.webp"))).toBe("dough");
});

test.each(["pie.melarecipe", "pie.crumb"])(
  "all images inside of %s are its photos",
  async (name) => {
    const json = {
      ...{ title: "Pie", ingredients: "2 apples\nflour", instructions: "Mix.\nBake.", yield: "4" },
      images: [encode("whole"), encode("whole"), encode("cut"), 7, "short"],
    };
    const { upload, recipe } = await readFirst(name, JSON.stringify(json));
    expect(recipe.photos).toEqual([entry(name), entry(`${name}#1`)]);
    expect(String(await upload.image(`${name}#1`))).toContain("cut");
    expect(await upload.image(`${name}#2`)).toBeUndefined();
  },
);

test("a recipe of Recipe Keeper has all its photos, each once", async () => {
  const html = `<html><body><div class="recipe-details"><h2 itemprop="name">Pie</h2>
    <img class="recipe-photo" src="images/1_0.jpg"><img class="recipe-photos" src="images/1_1.jpg">
    <meta content="images/1_0.jpg" itemprop="photo0"><meta content="images/1_2.jpg" itemprop="photo2">
    <div itemprop="recipeIngredients"><p>2 apples</p></div>
    <div itemprop="recipeDirections"><p>Bake.</p></div></div></body></html>`;
  const images = Object.fromEntries([0, 1, 2].map((at) => [`images/1_${at}.jpg`, "x"]));
  const { recipe } = await readFirst("a.zip", await zipOf({ "recipes.html": html, ...images }));
  expect(recipe.photos).toEqual([0, 1, 2].map((at) => entry(`images/1_${at}.jpg`)));
});

test("every picture of RecipeSage's JSON-LD is a photo, however many sizes of it there are", async () => {
  const at = (name: string) => `https://example.org/${name}`;
  const sage = {
    ...{ "@type": "Recipe", name: "Pie", creditText: "", comment: [] },
    recipeIngredient: ["2 apples"],
    recipeInstructions: [{ "@type": "HowToStep", text: "Bake." }],
    image: [at("a.jpg"), at("a-320x180.jpg"), at("b.jpg?w=300"), at("b.jpg"), at("c-1x1.jpg")],
  };
  const { recipe } = await readFirst("data.json", JSON.stringify([sage]));
  expect(recipe.photos).toEqual(
    ["a.jpg", "b.jpg?w=300", "c-1x1.jpg"].map((name) => ({ kind: "address", address: at(name) })),
  );
});

test("JSON-LD beside its images has each picture, with its caption and step", async () => {
  const image = (file: string, caption?: string) => ({
    "@type": "ImageObject",
    url: file,
    caption,
  });
  const json = {
    ...{ "@type": "Recipe", name: "Pie", recipeIngredient: ["2 apples", "flour"] },
    image: [image("images/pie.webp", "A pie [whole]"), image("images/cut.webp")],
    recipeInstructions: [
      { "@type": "HowToStep", text: "Cut the apples." },
      { "@type": "HowToStep", text: "Bake.", image: ["images/cut.webp", "images/oven.webp"] },
    ],
  };
  const names = ["images/pie.webp", "images/cut.webp", "images/oven.webp"];
  const files = Object.fromEntries(names.map((name) => [name, "x"]));
  const file = await zipOf({ "pie.jsonld": JSON.stringify(json), ...files });
  const { recipe } = await readFirst("pie.zip", file);
  expect(recipe).toMatchObject({
    steps: ["Cut the apples.", "Bake."],
    photos: [
      entry("images/pie.webp", { alt: "A pie [whole]" }),
      entry("images/cut.webp", { step: 1 }),
      entry("images/oven.webp", { step: 1 }),
    ],
  });
});

test("thousands of photos and embeddings cost no more than the first", async () => {
  const photos = Array.from({ length: 10_000 }, (_, at) => ({
    ...{ name: `p${at}`, filename: `${at}.jpg`, data: encode(`${at}`) },
  }));
  const directions = photos.map(({ name }) => `[photo:${name}]`).join(" ... ");
  const json = { name: "Soup", ingredients: "2 leeks", directions: `Cook.${directions}`, photos };
  const before = performance.now();
  const { recipe } = await readFirst("soup.paprikarecipe", JSON.stringify(json));
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(recipe.photos).toHaveLength(MAX_PHOTOS);
});
