import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "#domain/language/locales";

const FOLDER = path.resolve("tests/fixtures/weeks");
const LIST = "\n=== Shopping list\n\n";
const HEAD = /^(.+) \((\d+) -> (\d+)\)$/;

/** A week of recipes with the list for it, as somebody worked it out by hand. */
export interface Week {
  name: string;
  language: Locale;
  recipes: WeekRecipe[];
  /** As the page shows it as text. */
  list: string;
}

export interface WeekRecipe {
  title: string;
  /** Written for. */
  servings: number;
  /** Cooked for. */
  planned: number;
  lines: string[];
}

export function readWeeks(): Week[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(FOLDER, file), "utf8").trimEnd();
      const [recipes = "", list = ""] = text.split(LIST);
      const name = file.replace(/\.txt$/, "");
      const language = name.startsWith("fr") ? "fr" : "en";
      return { name, language, recipes: recipes.trim().split("\n\n").map(readRecipe), list };
    });
}

function readRecipe(text: string): WeekRecipe {
  const [head = "", ...lines] = text.split("\n");
  const [, title, servings, planned] = HEAD.exec(head) ?? [];
  if (!title) throw new Error(`No recipe: ${head}`);
  return { title, servings: Number(servings), planned: Number(planned), lines };
}
