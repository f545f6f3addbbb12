import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readUpload, zipOf } from "../../../tests/support/import-files";

const recipe = {
  uid: "9A8B7C6D-0000-4000-8000-000000000000",
  created: "2019-03-02 18:00:00",
  hash: "ABCDEF",
  name: "Black Bean Soup",
  description: "",
  ingredients: "1 (14 oz) can black beans, drained\n\nFor serving:\n*2* limes\n1/2 cup sour cream",
  directions: "Heat the [recipe:Stock].\n\n1. Add the beans.\n2. Blend.\n[photo:1]",
  notes: "Freezes well.\nDouble it.",
  nutritional_info: "Calories: 200",
  prep_time: "10 min",
  cook_time: "1 hr 20 mins",
  total_time: "",
  difficulty: "Easy",
  servings: "4 bowls",
  rating: 4,
  source: "A neighbour",
  source_url: "",
  image_url: "https://example.org/soup.jpg",
  photo: "1234.jpg",
  photo_hash: "FEDCBA",
  photo_large: null,
  photo_data: Buffer.from("soup").toString("base64"),
  photos: [],
  categories: ["Dinner", "Mexican"],
};
const packed = (changed = {}) => gzipSync(JSON.stringify({ ...recipe, ...changed }));

test("a Paprika export is read with the photo inside each recipe", async () => {
  const file = await zipOf({
    "Black Bean Soup.paprikarecipe": packed(),
    "Toast.paprikarecipe": packed({
      name: "Toast",
      photo_data: null,
      photos: [{ name: "A", filename: "a.jpg", hash: "1", data: "dG9hc3Q=" }],
      source_url: "https://example.org/toast",
    }),
    "Plain.paprikarecipe": packed({ name: "Plain", photo_data: null, photos: null }),
  });
  const { upload, entries } = await readUpload("Export.paprikarecipes", file);
  expect(upload.format).toBe("PAPRIKA");
  expect(entries).toMatchObject([
    {
      name: "Black Bean Soup.paprikarecipe",
      recipe: {
        title: "Black Bean Soup",
        description: "",
        source: "A neighbour",
        yield: "4 bowls",
        preparationMinutes: 10,
        cookingMinutes: 80,
        category: "MAIN_DISH",
        ingredients: [
          "1 (14 oz) can black beans, drained",
          "For serving:",
          "2 limes",
          "1/2 cup sour cream",
        ],
        steps: ["Heat the Stock.", "Add the beans.", "Blend."],
        tips: ["Freezes well.", "Double it."],
        photos: [{ kind: "entry", name: "Black Bean Soup.paprikarecipe" }],
      },
    },
    { recipe: { title: "Toast", source: "https://example.org/toast" } },
    { recipe: { photos: [{ kind: "address", address: "https://example.org/soup.jpg" }] } },
  ]);
  expect(String(await upload.image("Black Bean Soup.paprikarecipe"))).toBe("soup");
  expect(String(await upload.image("Toast.paprikarecipe"))).toBe("toast");
});

test("Paprika's bold headings are headings, and blank lines separate its notes", async () => {
  const file = packed({
    ingredients: "1 egg\r\n**Sauce**\r\n1/2 cup cream",
    directions: "**Sauce:**\rStir.\r\r### To finish\rPour.",
    notes: "Freezes well.\r\n\r\nFrom Ann:\r\nuse a hot pan",
  });
  const { entries } = await readUpload("soup", file);
  expect(entries).toMatchObject([
    {
      recipe: {
        ingredients: ["1 egg", "Sauce:", "1/2 cup cream"],
        steps: ["# Sauce", "Stir.", "# To finish", "Pour."],
        tips: ["Freezes well.", "From Ann:\nuse a hot pan"],
      },
    },
  ]);
});

test("headings typed in capitals in Paprika are headings", async () => {
  const file = packed({
    ingredients: "FOR THE SOUP\n1 onion\n\nTO SERVE\n1/2 cup cream\nSALT\nPEPPER",
    directions: "FOR THE SOUP\nFry the onion.\n\nTO SERVE\n\nPour the cream in.\n\nENJOY",
  });
  const { entries } = await readUpload("soup", file);
  expect(entries).toMatchObject([
    {
      recipe: {
        ingredients: ["FOR THE SOUP:", "1 onion", "TO SERVE:", "1/2 cup cream", "SALT", "PEPPER"],
        steps: ["# FOR THE SOUP", "Fry the onion.", "# TO SERVE", "Pour the cream in.", "ENJOY"],
      },
    },
  ]);
});

test("an empty Paprika recipe keeps its title", async () => {
  const { entries } = await readUpload("soup", packed({ ingredients: null, directions: null }));
  expect(entries).toMatchObject([{ recipe: { title: "Black Bean Soup", ingredients: [] } }]);
});

test("a single Paprika recipe is read whatever its file name", async () => {
  const { upload, entries } = await readUpload("soup", packed());
  expect(upload.format).toBe("PAPRIKA");
  expect(entries).toMatchObject([{ recipe: { photos: [{ kind: "entry", name: "soup" }] } }]);
  expect(String(await upload.image("soup"))).toBe("soup");
});

test("a photo above the size limit is dropped", async () => {
  const photo_data = "A".repeat(14_100_000);
  const { upload, entries } = await readUpload("soup.paprikarecipe", packed({ photo_data }));
  expect(entries).toMatchObject([{ recipe: { title: "Black Bean Soup" } }]);
  expect(await upload.image("soup.paprikarecipe")).toBeUndefined();
});

test("the large photo of a Paprika recipe is preferred if the file holds it", async () => {
  const data = (text: string) => Buffer.from(text).toString("base64");
  const photos = [
    { name: "1", filename: "page.jpg", data: data("a page") },
    { name: "2", filename: "soup-large.jpg", data: data("large soup") },
  ];
  const large = await readUpload("soup", packed({ photo_large: "soup-large.jpg", photos }));
  expect(String(await large.upload.image("soup"))).toBe("large soup");
  const small = await readUpload("soup", packed({ photo_large: "gone.jpg", photos }));
  expect(String(await small.upload.image("soup"))).toBe("soup");
});

test("directions under a notes heading become tips", async () => {
  const directions =
    "Soak.\n\nSimmer.\n\nNotes:\nUse dried beans.\r\nOr tinned.\n\n**To serve**\nLadle.";
  const { entries } = await readUpload("soup", packed({ directions }));
  expect(entries).toMatchObject([
    {
      recipe: {
        steps: ["Soak.", "Simmer.", "# To serve", "Ladle."],
        tips: ["Use dried beans.\nOr tinned.", "Freezes well.", "Double it."],
      },
    },
  ]);
});

test("directions entirely under another heading remain steps", async () => {
  const directions = "Comments:\nFrom Mia.\n\nShare:\nDough into two.\nBake.";
  const { entries } = await readUpload("soup", packed({ directions }));
  expect(entries).toMatchObject([
    { recipe: { steps: ["# Comments", "From Mia.", "# Share", "Dough into two.", "Bake."] } },
  ]);
});

test("Paprika pages are read with the photos beside them, without the index page", async () => {
  const page = `<!DOCTYPE html><html><head><title>Soup</title></head><body>
    <div class="recipe" itemscope itemtype="http://schema.org/Recipe">
    <div class="photobox"><a href="Images/1/2.jpg"><img src="Images/1/2%20a.jpg" itemprop="image"></a></div>
    <h1 itemprop="name" class="name">Black Bean Soup</h1>
    <p><b>Prep Time: </b><span itemprop="prepTime">10 min</span> <span itemprop="recipeYield">4</span></p>
    <div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>1</strong> can beans</p>
    <p class="line" itemprop="recipeIngredient">2 limes</p></div>
    <div itemprop="recipeInstructions" class="directions text"><p class="line">Heat.</p><p class="line">Blend.</p></div>
    </div></body></html>`;
  const file = await zipOf({
    "Export/index.html":
      '<html><body><ul><li><a href="Recipes/Soup.html">Soup</a></li></ul></body></html>',
    "Export/Recipes/Soup.html": page,
    "Export/Recipes/Images/1/2 a.jpg": "soup",
  });
  const { entries } = await readUpload("Export.zip", file);
  expect(entries).toMatchObject([
    {
      name: "Export/Recipes/Soup.html",
      recipe: {
        title: "Black Bean Soup",
        ingredients: ["1 can beans", "2 limes"],
        steps: ["Heat.", "Blend."],
        photos: [{ kind: "entry", name: "Export/Recipes/Images/1/2 a.jpg" }],
      },
    },
  ]);
});

test("times, servings without markup and notes are read from a Paprika page", async () => {
  const page = `<!DOCTYPE html><html><body>
    <div class="recipe" itemscope itemtype="http://schema.org/Recipe"><div class="infobox">
    <h1 itemprop="name" class="name">Arancini</h1>
    <p class="metadata"><b>Prep Time: </b><span itemprop="">20 min</span> <b>Cook Time: </b
    ><span itemprop="">30 min</span> <b>Difficulty: </b><span itemprop="">Easy</span>
    <b>Servings: </b><span itemprop="">3</span></p></div>
    <div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>2</strong> eggs</p>
    <p class="line" itemprop="recipeIngredient">mayonnaise</p></div>
    <div itemprop="recipeInstructions" class="directions text"><p class="line">Bake.</p></div>
    <div class="notesbox"><h3>Notes</h3><div itemprop="comment" class="notes text">
    <p>Turn them.<br />Twice.</p><p>Serve hot.</p></div></div>
    </div></body></html>`;
  const { entries } = await readUpload("Arancini.html", page);
  expect(entries).toMatchObject([
    {
      recipe: {
        preparationMinutes: 20,
        cookingMinutes: 30,
        yield: "3",
        steps: ["Bake."],
        tips: ["Turn them.\nTwice.", "Serve hot."],
      },
    },
  ]);
});
