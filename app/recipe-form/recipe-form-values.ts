import type { PageWarning } from "#domain/import/import";
import type { Locale } from "#domain/language/locales";
import {
  choiceText,
  type IngredientMatches,
  nameKey,
  readChoice,
} from "#domain/line/ingredient-choice";
import { formatOven } from "#domain/measures/oven-temperature";
import { formatHeading, insertHeadings } from "#domain/recipe/headings";
import { toPhotoValues } from "#domain/recipe/photos";
import type { Visibility } from "#domain/recipe/recipe";
import {
  RECIPE_FIELDS,
  RECIPE_INPUT_NAMES,
  type RecipeInputName,
} from "#domain/recipe/recipe-fields";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import { joinTags } from "#domain/recipe/tags";
import type { DiffLine } from "#domain/text/line-diff";
import { formatMinutes } from "#domain/time/format-minutes";
import type { Duplicate } from "#server/features/imports/duplicates";
import type { DraftSummary } from "#server/features/recipes/draft-queries";
import { buildLine } from "#server/features/recipes/lines";
import type { Recipe } from "#server/features/recipes/queries";
import { showLine } from "#server/features/recipes/row-values";

export interface InitialRecipeForm {
  values: RecipeFormValues;
  draft: Pick<DraftSummary, "updatedAt" | "withoutSession"> | undefined;
  otherDrafts: OtherDraft[];
  keepsDrafts: boolean;
  imported: { duplicates: Duplicate[]; doubts: PageWarning[]; leftOut: string[] } | undefined;
  title: string | undefined;
  /** To suggest. */
  knownTags?: string[];
}

export interface OtherDraft extends DraftSummary {
  address: string;
  /** Undefined where it is not compared with the form: it is another recipe's, or one of many. */
  differences?: DraftDifference[];
}

export interface DraftDifference {
  /** "ingredientsText", "method", "tips", or a field of the recipe. */
  field: string;
  /** Removed is what the form has, added what the draft has; none for a choice. */
  lines: DiffLine[];
}

export interface FormAddresses {
  cancel: string;
  again: string;
  /** The thumbnail of a photo, by its key. */
  image: (key: string) => string;
}

export interface RecipeFormState {
  id: number | undefined;
  version: number | undefined;
  formKey: string;
  /** Key of the draft the form was opened with, and when that draft was saved. */
  draft: string;
  draftAt: number | undefined;
  /** Forms with the same key create one recipe between them. */
  creationKey: string;
  writer: string;
  isOtherView?: boolean;
  isTyped?: boolean;
}

export const BLANK_LINE: LineValues = {
  words: "",
  amount: "",
  unit: "NONE",
  name: "",
  complement: "",
  choice: "",
  doubtful: "",
};
const AS_LINES = { view: "lines", linesLanguage: "", ingredientsText: "", method: "" };

export function createBlankValues(visibility: Visibility, locale: Locale): RecipeFormValues {
  const inputs = RECIPE_INPUT_NAMES.map((name) => [name, ""]);
  return {
    ...(Object.fromEntries(inputs) as Record<RecipeInputName, string>),
    visibility,
    language: locale,
    ...AS_LINES,
    ingredients: [],
    steps: [],
    tips: [""],
    photos: [],
  };
}

/** Form values of a saved recipe; parsing them gives the same recipe. */
export function toFormValues(recipe: Recipe, locale: Locale): RecipeFormValues {
  const inputs = RECIPE_INPUT_NAMES.map((name) => [name, inputValue(recipe, name, locale)]);
  return {
    ...(Object.fromEntries(inputs) as Record<RecipeInputName, string>),
    ingredients: insertHeadings(
      toLineValues(recipe, locale),
      recipe.headings.ingredients,
      (heading) => ({
        ...BLANK_LINE,
        name: formatHeading(heading),
      }),
    ),
    steps: insertHeadings(recipe.steps, recipe.headings.steps, formatHeading),
    tips: recipe.tips,
    photos: recipe.photos.map((photo) => toPhotoValues(photo, recipe.steps)),
    ...AS_LINES,
    linesLanguage: recipe.language,
  };
}

/** Keeps a saved custom line custom, although its name now matches the catalogue. */
export function declineMatches(
  values: RecipeFormValues,
  { meanings }: IngredientMatches,
): RecipeFormValues {
  const hasFood = new Set(meanings.map(({ key }) => key));
  const ingredients = values.ingredients.map((line) =>
    readChoice(line.choice, line.name) === "own" && hasFood.has(nameKey(line.name))
      ? { ...line, choice: choiceText("declined", line.name) }
      : line,
  );
  return { ...values, ingredients };
}

function toLineValues({ ingredients, language }: Recipe, locale: Locale): LineValues[] {
  return ingredients.map((line) => {
    const parse = buildLine(line, language)?.parse;
    const { subRecipeId, ingredientId } = line;
    const chosen = subRecipeId === null ? (ingredientId ?? "own") : { recipe: subRecipeId };
    return showLine(line, parse, { chosen, locale });
  });
}

function inputValue(recipe: Recipe, name: RecipeInputName, locale: Locale): string {
  const value = recipe[name];
  if (value === null) return "";
  switch (RECIPE_FIELDS[name].kind) {
    case "minutes":
      return formatMinutes(Number(value), locale) ?? "";
    case "celsius":
      return formatOven(Number(value), recipe.ovenWords);
    case "tags":
      return joinTags(recipe.tags);
    default:
      return String(value);
  }
}
