import type { Locale } from "#domain/language/locales";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { recipeSchema } from "#domain/recipe/recipe-schema";
import { readRows } from "../../features/recipes/read-rows";
import type { Db } from "../../platform/db/open";
import cooks from "./cooks.json";

interface DemoFile {
  title: string;
  image: string;
  /** In the cook's own words. */
  ingredients: string[];
}

export interface DemoRecipe {
  username: string;
  image: string;
  content: RecipeContent;
}

const files = import.meta.glob<DemoFile[]>("./recipes/*.json", {
  eager: true,
  import: "default",
});

/** Reads the demo's recipes by the catalogue of `db`, as a form is read. */
export async function readDemoRecipes(db: Db): Promise<DemoRecipe[]> {
  const read: DemoRecipe[] = [];
  for (const [file, recipes] of Object.entries(files)) {
    const username = file.replace(/^.*\/|\.json$/g, "");
    const locale = cooks.find((cook) => cook.username === username)?.locale as Locale;
    for (const { image, ingredients, ...recipe } of recipes) {
      const content = {
        ...recipeSchema.parse(toFormText({ ...recipe, ingredients: [] })),
        ingredients: await readLines(db, ingredients, locale),
      };
      read.push({ username, image, content });
    }
  }
  return read;
}

/** As a cook's text box is read. */
async function readLines(db: Db, ingredients: string[], locale: Locale) {
  const posted = ingredients.map((words) => ({ words }));
  const rows = await readRows(db, posted, { locale, language: locale });
  return rows.flatMap(({ line }, place) => (line ? [{ ...line, place }] : []));
}

function toFormText(recipe: object): unknown {
  return JSON.parse(JSON.stringify(recipe), (_key, value) => {
    if (typeof value === "number") return String(value);
    return value ?? undefined;
  });
}
