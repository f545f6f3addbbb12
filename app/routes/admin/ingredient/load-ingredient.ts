import { findCustomName } from "#server/admin/custom-names";
import {
  type EditableIngredient,
  getEditableIngredient,
} from "#server/features/ingredients/editable-ingredient";
import { listKnownIngredients } from "#server/features/ingredients/queries";
import { searchIngredients } from "#server/features/ingredients/search-queries";
import {
  countDisallowed,
  countIngredientLines,
  type LineCounts,
} from "#server/features/recipes/line-counts";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { blankIngredientValues, ingredientValues } from "../parts/ingredient-values";
import { type IngredientFormState, parseName } from "../parts/save-ingredient-form";

const OFFERS = 8;

export type SavedIngredient = NonNullable<Awaited<ReturnType<typeof loadIngredient>>["saved"]>;

/** Loads the ingredient in the URL, or a blank form. */
export async function loadIngredient(call: ViewerCall) {
  const saved = await ingredientToEdit(call);
  return saved ? loadSaved(call, saved) : loadNew(call);
}

async function loadNew({ db, url }: ViewerCall) {
  const name = parseName(url.searchParams.get("name"));
  const custom = name === undefined ? undefined : await findCustomName(db, name);
  const sent: IngredientFormState = { id: undefined, editedAt: null, adopts: custom?.name };
  return {
    sent,
    values: blankIngredientValues(custom?.name ?? name ?? ""),
    title: undefined,
    adopting: custom && { name: custom.name, lines: custom.lines },
    saved: null,
  };
}

async function loadSaved(call: ViewerCall, { id, content, editedAt, source }: EditableIngredient) {
  const { db, locale } = call;
  const counts = await countIngredientLines(db, id);
  const sent: IngredientFormState = { id, editedAt, adopts: undefined };
  const { name } = content.words[locale];
  return {
    sent,
    values: ingredientValues(content, locale),
    title: name,
    adopting: undefined,
    saved: {
      id,
      name,
      source,
      isEdited: editedAt !== null,
      lines: counts.lines,
      merging: await loadMerging(call, id, counts),
    },
  };
}

/** Candidates to merge into, and how many lines would lose their unit. */
async function loadMerging({ db, url, locale }: ViewerCall, id: number, counts: LineCounts) {
  const search = parseName(url.searchParams.get("merge")) ?? "";
  const offers = search === "" ? [] : await searchIngredients(db, search, locale, OFFERS + 1);
  const into = parseId(url.searchParams.get("into"));
  const known = into === undefined || into === id ? [] : [into];
  const chosen = (await listKnownIngredients(db, known, locale)).get(into ?? 0);
  return {
    search,
    offers: offers.filter((offer) => offer.id !== id).slice(0, OFFERS),
    chosen: chosen && {
      id: chosen.id,
      name: chosen.name,
      notAllowed: countDisallowed(counts, chosen.units),
    },
  };
}

/** Undefined for a new ingredient, and after a failed save if the ingredient was deleted since. */
async function ingredientToEdit({ db, url, hasFormErrors }: ViewerCall) {
  if (!url.searchParams.has("ingredient")) return undefined;
  try {
    return await getEditableIngredient(db, getId(url, "ingredient", "ingredient.notFound"));
  } catch (error) {
    if (error instanceof AppError && hasFormErrors) return undefined;
    throw error;
  }
}
