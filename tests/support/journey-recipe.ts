import type { Locale } from "#domain/language/locales";
import type { Unit } from "#domain/measures/units";
import type { Category, Visibility } from "#domain/recipe/recipe";
import type { Visitor } from "./journey-test";

export interface WrittenRecipe {
  title: string;
  description: string;
  category: Category;
  visibility: Visibility;
  yield: number;
  preparationMinutes: number;
  cookingMinutes: number;
  cookingTemperature: number;
  ingredients: WrittenIngredient[];
  steps: string[];
  tips: string[];
}

export interface WrittenIngredient {
  /** Equal in both languages if it is the cook's own name. */
  name: Record<Locale, string>;
  amount: string;
  /** Selects the plural form of the unit. */
  count: number;
  unit: Unit;
  complement: string;
}

/** A pie of twelve ingredients, with every way to write amounts. */
export function applePie(locale: Locale): WrittenRecipe {
  return {
    ...(locale === "en" ? ENGLISH : FRENCH),
    category: "DESERT",
    visibility: "PUBLIC",
    yield: 8,
    preparationMinutes: 40,
    cookingMinutes: 55,
    cookingTemperature: 190,
    ingredients: INGREDIENTS.map(([en, fr, ...rest]) => buildLine({ en, fr }, ...rest)).concat(
      buildLine(both(OWN_SPICE[locale]), "2", 2, "TEASPOON", ""),
    ),
  };
}

/** A line as the recipe page shows it: "1 1/2 cups All-purpose flour, sifted". */
export function shownIngredient(line: WrittenIngredient, { t, locale }: Visitor): string {
  const unit =
    line.unit === "NONE" || line.unit === "UNIT"
      ? ""
      : t(`recipe:unit.${line.unit}`, { count: line.count });
  const measure = [line.amount, unit, line.name[locale]].filter(Boolean).join(" ");
  return line.complement ? `${measure}, ${line.complement}` : measure;
}

const both = (text: string) => ({ en: text, fr: text });

const OWN_SPICE = { en: "Grandma's spice mix", fr: "Épices de mémé" };

type Line = [
  name: Record<Locale, string>,
  amount: string,
  count: number,
  unit: Unit,
  complement: string,
];

const buildLine = (...[name, amount, count, unit, complement]: Line): WrittenIngredient => ({
  name,
  amount,
  count,
  unit,
  complement,
});

type CatalogueLine = [en: string, fr: string, ...rest: Line extends [unknown, ...infer R] ? R : []];

const INGREDIENTS: CatalogueLine[] = [
  ["All-purpose flour", "Farine blanche", "1 1/2", 1.5, "CUP", "type 55"],
  ["Granulated sugar", "Sucre blanc", "1/3", 1, "CUP", ""],
  ["Lemon", "Citron", "½", 1, "UNIT", ""],
  ["Unsalted butter", "Beurre doux", "250", 250, "GRAM", ""],
  ["Apple", "Pomme", "1,5", 1.5, "POUND", ""],
  ["Salt", "Sel", "", 1, "NONE", ""],
  ["Honey", "Miel", "12,5", 12.5, "GRAM", ""],
  ["Egg", "Œuf", "3", 3, "UNIT", ""],
  ["Ground cinnamon", "Cannelle moulue", "1 ½", 1.5, "TEASPOON", ""],
  ["Ground nutmeg", "Muscade moulue", "0.25", 1, "TEASPOON", ""],
  ["Vanilla extract", "Extrait de vanille", "2½", 2.5, "MILLILITERS", ""],
];

const ENGLISH = {
  title: "Grandma's apple pie",
  description: "The pie that everybody asks for.",
  steps: [
    "Rub the butter into the flour.",
    "Add one egg and rest the dough for half an hour.",
    "Peel the apples and cut them in eighths.",
    "Toss them in lemon, sugar and spices.",
    "Roll out two thirds of the dough and line the dish.",
    "Fill it with the apples.",
    "Cover with the rest of the dough and brush it with egg.",
    "Bake until golden.",
  ],
  tips: ["Best on the day after.", "Pears do as well."],
};

const FRENCH = {
  title: "Tourte aux pommes de mémé",
  description: "La tourte que tout le monde réclame.",
  steps: [
    "Sabler le beurre avec la farine.",
    "Ajouter un œuf et laisser reposer une demi-heure.",
    "Peler les pommes et les couper en huit.",
    "Les mêler au citron, au sucre et aux épices.",
    "Étaler les deux tiers de la pâte dans le plat.",
    "Garnir avec les pommes.",
    "Couvrir du reste de pâte et dorer à l’œuf.",
    "Cuire jusqu’à ce qu’elle soit dorée.",
  ],
  tips: ["Meilleure le lendemain.", "Les poires font aussi l’affaire."],
};
