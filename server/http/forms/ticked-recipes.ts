import { MAX_CHOSEN } from "#domain/recipe/recipe-acts";
import { findAllIds } from "../../features/recipe-acts/chosen-queries";
import { readRequestedFilters } from "../../features/recipes/requested-filters";
import { AppError } from "../../platform/errors";
import { parseId } from "../pipeline/id-parameters";
import type { ViewerCall } from "../pipeline/route-guards";

/** Reads the ticks of a list, everything that its query finds, or what a refused form named. */
export async function readTicked({ db, viewer, url, uiLocale }: ViewerCall) {
  const { searchParams } = url;
  const all = searchParams.get("all");
  if (searchParams.has("recipes")) return { ids: readConfirmed(searchParams), isCut: false };
  if (all === null) return { ids: checkCount(searchParams.getAll("recipe")), isCut: false };
  const { filters, wrong } = await readRequestedFilters(db, new URLSearchParams(all), uiLocale);
  if (wrong.length > 0) throw new AppError("request.invalid");
  return findAllIds(db, viewer, filters);
}

/** Reads the ids that the confirmed page listed; throws act.tooMany. */
export function readConfirmed(fields: Pick<FormData, "get">): number[] {
  const text = fields.get("recipes");
  return checkCount(typeof text === "string" ? text.split(",") : []);
}

function checkCount(texts: FormDataEntryValue[]): number[] {
  if (texts.length > MAX_CHOSEN) throw new AppError("act.tooMany");
  return [...new Set(texts.flatMap((text) => parseId(text) ?? []))];
}
