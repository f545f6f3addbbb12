import {
  MAX_COMPLEMENT,
  MAX_INGREDIENT_NAME,
  MAX_INGREDIENTS,
  MAX_PARAGRAPH,
  MAX_SOURCE,
  MAX_STEPS,
  MAX_TIPS,
  MAX_TITLE,
  MAX_WRITTEN,
} from "#domain/recipe/recipe";
import type { Db } from "#server/platform/db/open";
import type { Person } from "#server/policies/permissions";
import type { CastName } from "./cast";
import { writeRecipe } from "./recipes";

export interface HostileRecipe {
  name: (line: number) => string;
  text: string;
}

const LETTERS = "b c e f g h i j k m n o p q r t u v w x y z 1 2 3 ";

/** A recipe of the same length without hostile content. */
export const HARMLESS_RECIPE: HostileRecipe = {
  name: (line) => `carrot ${line}`,
  text: "Stir it well. ",
};

export const HOSTILE_RECIPES: Record<string, HostileRecipe> = {
  "times and fractions": { name: numbered("10 min 1/2-"), text: "10 min 1/2-" },
  "measures in every name": { name: numbered("2 cups of flour, "), text: "2 cups of flour, " },
  "one long word": { name: numbered("e"), text: "e" },
  "signs that fold into words": { name: numbered("ﷺ"), text: "ﷺ" },
  "signs to be escaped": { name: numbered("<\"&'"), text: "<\"&'>" },
  "one name a hundred times": { name: () => "b", text: "b." },
  "one name of the catalogue a hundred times": { name: () => "egg", text: "egg oeuf. " },
  "names of all letters": {
    name: (line) => `${filled(LETTERS, MAX_INGREDIENT_NAME - 3)}${line}`,
    text: LETTERS.replaceAll(" ", ". "),
  },
  "names that a step all but says": {
    name: (line) => `${filled("b ", MAX_INGREDIENT_NAME - 3)} ${line}`,
    text: "b ",
  },
};

/** Writes a public recipe of the maximum length; returns its id. */
export function writeFullRecipe(
  db: Db,
  author: CastName | Person,
  name: HostileRecipe["name"],
  text: string,
): Promise<number> {
  return writeRecipe(db, author, {
    title: filled(text, MAX_TITLE),
    description: filled(text, MAX_PARAGRAPH),
    source: filled(text, MAX_SOURCE),
    language: "en",
    yield: 4,
    visibility: "PUBLIC",
    ingredients: Array.from({ length: MAX_INGREDIENTS }, (_, line) => ({
      name: name(line).slice(0, MAX_INGREDIENT_NAME),
      amount: { numerator: 355, denominator: 113 },
      unit: "GRAM",
      complement: filled(text, MAX_COMPLEMENT),
      written: filled(text, MAX_WRITTEN),
    })),
    steps: Array<string>(MAX_STEPS).fill(filled(text, MAX_PARAGRAPH)),
    tips: Array<string>(MAX_TIPS).fill(filled(text, MAX_PARAGRAPH)),
  });
}

function numbered(text: string): HostileRecipe["name"] {
  return (line) => `${line} ${filled(text, MAX_INGREDIENT_NAME)}`;
}

function filled(text: string, length: number): string {
  return text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();
}
