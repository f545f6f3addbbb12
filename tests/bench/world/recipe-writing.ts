import type { Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";
import { CATEGORIES, type Category, MAX_TITLE, type Visibility } from "#domain/recipe/recipe";
import type { Chance } from "./chance";
import { LEXICONS } from "./lexicon";
import type { Lexicon } from "./lexicon-type";
import type { PantryItem } from "./pantry";
import { RARE_NAMES, rareName } from "./rare-names";

export interface WrittenRecipe {
  title: string;
  description: string;
  visibility: Visibility;
  category: Category | null;
  yield: number;
  preparationMinutes: number;
  cookingMinutes: number;
  lines: WrittenLine[];
  steps: string[];
  tips: string[];
}

interface WrittenLine {
  ingredientId: number | null;
  customName: string | null;
  numerator: number;
  denominator: number;
  unit: Unit | null;
  complement: string;
}

const OWN_INGREDIENT_SHARE = 0.08;
const COMPLEMENT_SHARE = 0.3;
const TIP_SHARE = 0.4;

export function writeRecipe(chance: Chance, pantry: PantryItem[], locale: Locale): WrittenRecipe {
  const lexicon = LEXICONS[locale];
  const items = drawItems(chance, pantry, chance.between(6, 14));
  const names = items.map((item) => item.name[locale]);
  const dish = chance.oneOf(lexicon.dishes);
  const say = (template: string) => filled(chance, lexicon, template, { names, dish });
  return {
    title: capital(say(chance.oneOf(lexicon.titles)))
      .slice(0, MAX_TITLE)
      .trim(),
    description: say(chance.oneOf(lexicon.descriptions)),
    visibility: pickVisibility(chance.below(100)),
    category: chance.isTrue(0.9) ? chance.oneOf(CATEGORIES) : null,
    yield: chance.between(2, 12),
    preparationMinutes: 5 * chance.between(1, 12),
    cookingMinutes: 5 * chance.between(0, 24),
    lines: items.map((item) => writeLine(chance, lexicon, item)),
    steps: Array.from({ length: chance.between(5, 8) }, () => say(chance.oneOf(lexicon.steps))),
    tips: chance.isTrue(TIP_SHARE) ? [say(chance.oneOf(lexicon.tips))] : [],
  };
}

function drawItems(chance: Chance, pantry: PantryItem[], count: number): PantryItem[] {
  const drawn = new Set<PantryItem>();
  while (drawn.size < count) drawn.add(pantry[chance.rank(pantry.length)] as PantryItem);
  return [...drawn];
}

function pickVisibility(percent: number): Visibility {
  if (percent < 45) return "PUBLIC";
  return percent < 70 ? "PROTECTED" : "PRIVATE";
}

function writeLine(chance: Chance, lexicon: Lexicon, { id, units }: PantryItem): WrittenLine {
  const isOwn = chance.isTrue(OWN_INGREDIENT_SHARE);
  const unit = units.length > 0 ? chance.oneOf(units) : null;
  return {
    ingredientId: isOwn ? null : id,
    customName: isOwn ? withRareName(chance, chance.oneOf(lexicon.ownIngredients)) : null,
    numerator: unit === "GRAM" || unit === "MILLILITERS" ? 25 * chance.between(1, 40) : 1,
    denominator: unit === "CUP" || unit === "TEASPOON" ? chance.between(1, 4) : 1,
    unit,
    complement: chance.isTrue(COMPLEMENT_SHARE) ? chance.oneOf(lexicon.complements) : "",
  };
}

function filled(
  chance: Chance,
  lexicon: Lexicon,
  template: string,
  { names, dish }: { names: string[]; dish: string },
): string {
  const first = chance.below(names.length);
  const text = template
    .replaceAll("{a}", names[first] ?? "")
    .replaceAll("{b}", names[(first + 1) % names.length] ?? "")
    .replaceAll("{dish}", dish)
    .replaceAll("{manner}", chance.oneOf(lexicon.manners))
    .replaceAll("{n}", String(5 * chance.between(1, 12)))
    .replaceAll("{t}", String(10 * chance.between(15, 24)));
  return withRareName(chance, text);
}

function withRareName(chance: Chance, text: string): string {
  return text.replaceAll("{name}", () => rareName(chance.rank(RARE_NAMES)));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
