import { findCustomName } from "#server/admin/custom-names";
import { AppError } from "#server/errors";
import { asId, idFrom } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import {
  type EditableIngredient,
  getEditableIngredient,
} from "#server/ingredients/editable-ingredient";
import { listKnownIngredients } from "#server/ingredients/queries";
import { searchIngredients } from "#server/ingredients/search-queries";
import { countLinesOf, countNotAllowed, type LineCounts } from "#server/recipes/line-counts";
import { blankValues, valuesOf } from "../parts/ingredient-values";
import { nameOf, type Sent } from "../parts/save-ingredient-form";

const OFFERS = 8;

/** What the page of an ingredient begins with; of a new one, where the address names none. */
export async function loadIngredient(call: ViewerCall) {
  const kept = await ingredientToEdit(call);
  return kept ? loadKept(call, kept) : loadNew(call);
}

async function loadNew({ db, url }: ViewerCall) {
  const name = nameOf(url.searchParams.get("name"));
  const custom = name === undefined ? undefined : await findCustomName(db, name);
  const sent: Sent = { id: undefined, editedAt: null, adopts: custom?.name };
  return {
    sent,
    values: blankValues(custom?.name ?? name ?? ""),
    title: undefined,
    adopting: custom && { name: custom.name, lines: custom.lines },
    kept: null,
  };
}

async function loadKept(call: ViewerCall, { id, content, editedAt, source }: EditableIngredient) {
  const { db, locale } = call;
  const counts = await countLinesOf(db, id);
  const sent: Sent = { id, editedAt, adopts: undefined };
  const { name } = content.words[locale];
  return {
    sent,
    values: valuesOf(content, locale),
    title: name,
    adopting: undefined,
    kept: {
      id,
      name,
      source,
      isEdited: editedAt !== null,
      lines: counts.lines,
      merging: await loadMerging(call, id, counts),
    },
  };
}

/** What was looked for to be merged into, what was found, and what the chosen one would get. */
async function loadMerging({ db, url, locale }: ViewerCall, id: number, counts: LineCounts) {
  const search = nameOf(url.searchParams.get("merge")) ?? "";
  const found = search === "" ? [] : await searchIngredients(db, search, locale, OFFERS + 1);
  const into = asId(url.searchParams.get("into"));
  const known = into === undefined || into === id ? [] : [into];
  const chosen = (await listKnownIngredients(db, known, locale)).get(into ?? 0);
  return {
    search,
    offers: found.filter((offer) => offer.id !== id).slice(0, OFFERS),
    chosen: chosen && {
      id: chosen.id,
      name: chosen.name,
      notAllowed: countNotAllowed(counts, chosen.units),
    },
  };
}

/** Undefined for a new one, and for a reply to a form whose ingredient went meanwhile. */
async function ingredientToEdit({ db, url, context }: ViewerCall) {
  if (!url.searchParams.has("ingredient")) return undefined;
  try {
    return await getEditableIngredient(db, idFrom(url, "ingredient", "ingredient.notFound"));
  } catch (error) {
    if (error instanceof AppError && context.hasFormErrors) return undefined;
    throw error;
  }
}
