import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { PhotoCaption, PhotoInput } from "#domain/recipe/photos";
import { openArchive } from "#reader/archive/open-archive";
import { createBlankRecipe } from "#reader/parsed-recipe";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { readUpload, zipOf } from "../../../tests/support/import-files";
import { loadTexts, recipeIn, saveParsed } from "../../../tests/support/parsed-recipes";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { photo } from "../../../tests/support/upload";
import { imageKey } from "../../platform/images/image-keys";
import { storePendingImage } from "../../platform/images/pending-uploads";
import { replacePhotos } from "../recipes/photo-commands";
import { getRecipe } from "../recipes/queries";
import { exportAccount } from "./export-account";
import { exportChosen } from "./export-chosen";
import { formatMarkdown } from "./markdown";

const CAPTIONS: PhotoCaption[] = [
  { alt: "A pie [whole] \\ <b>&amp;</b> (1) @home -- *now*", step: 2 },
  { alt: "", step: 1 },
  { alt: "the table", step: null },
  { alt: "dough]", step: 0 },
  { alt: "#2 oven", step: 2 },
];
const PIE = {
  ...createBlankRecipe("Pie (1) & co."),
  language: "en" as const,
  ingredients: ["# Dough", "200 g flour", "# Filling", "4 apples"],
  steps: [
    ...["# Dough", "Knead the **flour**.", "# Filling", "Cut the apples.\n![no](images/x.webp)"],
    "![no photo](images/pie.webp)",
  ],
  tips: ["Serve *warm*."],
};
const context = { viewer: CAST.alice, locale: "en" as const, origin: "https://popote.example" };

type World = ReturnType<typeof openTestDatabase>;

async function savePie({ db, files }: World): Promise<number> {
  const id = await saveParsed(db, PIE);
  const photos: PhotoInput[] = [];
  for (const caption of CAPTIONS) {
    const key = await storePendingImage(db, files, CAST.alice, "recipes", await photo());
    photos.push({ key, ...caption });
  }
  await db.transaction().execute((trx) => replacePhotos(trx, CAST.alice, id, photos));
  return id;
}

/** A file of all recipes, without what the format to test is not. */
const EXPORTS: Record<string, (world: World, id: number) => Promise<Buffer>> = {
  "my data as JSON": async ({ db, files }) =>
    buffer(await exportAccount(db, files, CAST.alice, "en")),
  "my data as JSON-LD": async ({ db, files }) => {
    const whole = await openArchive(await buffer(await exportAccount(db, files, CAST.alice, "en")));
    const kept = whole.names.filter((name) => /\.(?:webp|jsonld)$/.test(name));
    const read = async (name: string) => [name, await whole.read(name, 10_000_000)] as const;
    return zipOf(Object.fromEntries(await Promise.all(kept.map(read))));
  },
  "chosen recipes as Cooklang": async ({ db, files }, id) =>
    buffer((await exportChosen(db, files, context, [id])).body),
  "a Markdown file beside its photos": async ({ db, files }, id) => {
    const recipe = await getRecipe(db, CAST.alice, id, "en");
    const nameFile = (at: number) => (at === 0 ? "Pie (1).webp" : `images/Pie (1)/${at + 1}.webp`);
    const images = recipe.photos.map(
      async ({ key }, at) =>
        [nameFile(at), (await files.get(imageKey("recipes", key))) ?? Buffer.alloc(0)] as const,
    );
    return zipOf({
      "Pie (1).md": formatMarkdown(recipe, "en", 1, nameFile),
      ...Object.fromEntries(await Promise.all(images)),
    });
  },
};

test.each(Object.keys(EXPORTS))(
  "photos, their texts and steps come back in order from %s",
  async (name) => {
    const world = openTestDatabase();
    const id = await savePie(world);
    const file = (await EXPORTS[name]?.(world, id)) ?? "";
    const { upload, entries } = await readUpload("popote.zip", file);
    expect(entries).toHaveLength(1);
    const recipe = recipeIn(entries[0]);
    const captions = recipe.photos.map(({ alt = "", step = null }) => ({ alt, step }));
    expect(captions).toEqual(CAPTIONS);
    for (const image of recipe.photos) {
      if (image.kind !== "entry") expect.fail(image.address);
      const bytes = await upload.image(image.name);
      expect(bytes?.subarray(8, 12).toString()).toBe("WEBP");
    }
    const copy = await saveParsed(world.db, recipe);
    expect(await loadTexts(world.db, copy)).toEqual(await loadTexts(world.db, id));
  },
);

test("a data download has the photos of earlier versions, by the keys in the history", async () => {
  const { db, files } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { title: "Pie" });
  const key = await storePendingImage(db, files, CAST.alice, "recipes", await photo());
  await rewriteRecipe(db, "alice", id, { title: "Pie" }, [{ key, alt: "", step: null }]);
  await rewriteRecipe(db, "alice", id, { title: "Pie" }, []);
  const zip = await openArchive(await buffer(await exportAccount(db, files, CAST.alice, "en")));
  expect(zip.names).toContain(`recipes/${id}.history/${key}.webp`);
  const history = String(await zip.read(`recipes/${id}.history.json`, 100_000));
  expect(history).toContain(`"key": "${key}"`);
  await zip.close();
});
