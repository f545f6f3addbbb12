import { VISIBILITIES } from "#domain/recipe/recipe";
import { ACT_KINDS, type ActKind, MAX_CHOSEN } from "#domain/recipe/recipe-acts";
import { readTags } from "#domain/recipe/tags";
import { findAllIds } from "#server/features/recipe-acts/chosen-queries";
import type { Act } from "#server/features/recipe-acts/run-act";
import { readRequestedFilters } from "#server/features/recipes/requested-filters";
import { parseId } from "#server/http/pipeline/id-parameters";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

/** Reads which act was asked for, one of these; throws request.invalid. */
export function readKind<Kind extends ActKind>(
  fields: Pick<FormData, "get">,
  kinds: readonly Kind[],
): Kind {
  const kind = kinds.find((each) => each === fields.get("act"));
  if (kind === undefined) throw new AppError("request.invalid");
  return kind;
}

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

/** Reads an act with its choice; throws request.invalid. */
export function readAct(fields: FormData): Act {
  const kind = readKind(fields, ACT_KINDS);
  if (kind === "DELETE") return { kind };
  const visibility = VISIBILITIES.find((each) => each === fields.get("visibility"));
  if (kind === "AUDIENCE" && visibility) return { kind, visibility };
  const cookbook = parseId(fields.get("cookbook"));
  if (kind === "COOKBOOK" && cookbook) return { kind, cookbook };
  if (kind === "TAG") return { kind, name: readTag(fields.get("name")) };
  const tag = parseId(fields.get("tag"));
  if (kind === "UNTAG" && tag) return { kind, tag };
  throw new AppError("request.invalid");
}

function checkCount(texts: FormDataEntryValue[]): number[] {
  if (texts.length > MAX_CHOSEN) throw new AppError("act.tooMany");
  return [...new Set(texts.flatMap((text) => parseId(text) ?? []))];
}

/** The tag as a recipe's form reads it, or what was typed where that is none. */
function readTag(typed: FormDataEntryValue | null): string {
  const text = String(typed ?? "");
  const [tag, another] = readTags(text);
  return another === undefined ? (tag ?? "") : text;
}
