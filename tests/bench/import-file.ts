import { createWriteStream, readdirSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { ZipFile } from "yazl";
import type { Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";
import { type Chance, createChance } from "./world/chance";
import { LEXICONS } from "./world/lexicon";
import type { PantryItem } from "./world/pantry";

const SEED = 7;
const LINES = 12;
const STEPS = 8;
const IMAGES = "server/operations/demo/images";
const PHOTO = { width: 1600, height: 1200, fit: "cover" } as const;

/** Unit spellings that differ from Popote's own. */
const WRITTEN: Record<Locale, Partial<Record<Unit, string[]>>> = {
  en: {
    GRAM: ["g", "grams of"],
    POUND: ["lb", "pounds"],
    CUP: ["cup", "cups of"],
    TABLESPOON: ["tbsp", "tablespoons"],
    TEASPOON: ["tsp.", "teaspoons of"],
    MILLILITERS: ["ml", "mL of"],
  },
  fr: {
    GRAM: ["g de", "grammes de"],
    POUND: ["lb de", "livres de"],
    CUP: ["tasse de", "tasses de"],
    TABLESPOON: ["c. à soupe de", "cuillères à soupe de"],
    TEASPOON: ["c. à thé de", "cuillères à café de"],
    MILLILITERS: ["ml de", "mL de"],
  },
};
const AMOUNTS = ["1", "2", "1/2", "1 1/2", "¾", "2 to 3", "250"];

/** Writes a Mealie export; every `photoEvery`th recipe has a photo of 1600 by 1200 (0: none). */
export async function writeExport(
  file: string,
  recipes: number,
  photoEvery: number,
  pantry: PantryItem[],
): Promise<void> {
  const chance = createChance(SEED);
  const photos = photoEvery > 0 ? await makePhotos() : [];
  const zip = new ZipFile();
  for (let index = 0; index < recipes; index++) {
    const slug = `recipe-${index}`;
    const recipe = buildRecipe(chance, pantry, index % 2 === 0 ? "en" : "fr", slug);
    zip.addBuffer(Buffer.from(JSON.stringify(recipe)), `recipes/${slug}/${slug}.json`);
    if (photoEvery === 0 || index % photoEvery > 0) continue;
    const photo = photos[index % photos.length] as Buffer;
    zip.addBuffer(photo, `recipes/${slug}/images/original.jpg`, { compress: false });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

function makePhotos(): Promise<Buffer[]> {
  const names = readdirSync(IMAGES).filter((name) => name.endsWith(".webp"));
  return Promise.all(
    names.map((name) => sharp(path.join(IMAGES, name)).resize(PHOTO).jpeg().toBuffer()),
  );
}

function buildRecipe(chance: Chance, pantry: PantryItem[], locale: Locale, slug: string) {
  const { dishes, manners, steps } = LEXICONS[locale];
  const items = Array.from({ length: LINES }, () => pantry[chance.rank(pantry.length)]);
  const names = items.map((item) => item?.name[locale] ?? "");
  const filled = (text: string) =>
    text.replace(/\{(\w)\}/g, (_, place) =>
      "tn".includes(place) ? String(chance.between(5, 60)) : chance.oneOf(names),
    );
  return {
    name: `${chance.oneOf(dishes)} ${chance.oneOf(manners)} ${slug}`,
    slug,
    description: "",
    orgURL: `https://recipes.example/${slug}`,
    recipeYield: String(chance.between(2, 12)),
    prepTime: `${chance.between(5, 60)} minutes`,
    settings: { disableAmount: true },
    recipeIngredient: items.map((item) => ({ note: item ? writeLine(chance, item, locale) : "" })),
    recipeInstructions: Array.from({ length: STEPS }, () => ({
      text: filled(chance.oneOf(steps)),
    })),
    notes: [],
  };
}

function writeLine(chance: Chance, { name, units }: PantryItem, locale: Locale): string {
  const unit = units.length > 0 ? chance.oneOf(units) : "NONE";
  const written = WRITTEN[locale][unit];
  const more = chance.isTrue(0.3) ? `, ${chance.oneOf(LEXICONS[locale].complements)}` : "";
  const measure = written ? `${chance.oneOf(written)} ` : "";
  return `${chance.oneOf(AMOUNTS)} ${measure}${name[locale]}${more}`;
}
