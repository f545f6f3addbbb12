import { SOURCES } from "#domain/recipe/recipe-filters";
import { listInvalidFilters, parseFilters } from "#domain/recipe/recipe-filters-schema";
import type { Filling } from "#server/features/plan/filling";
import { parseId } from "#server/http/pipeline/id-parameters";
import { readMeal, readServings } from "../parts/read-place";

type Wish = Pick<Filling, "meal" | "servings" | "filters" | "source">;

const FILTERS = ["category", "tag", "maxTime"];

/** Reads a meal, servings and a filter; undefined if something is wrong. */
export function readFilling(fields: FormData): Wish | undefined {
  const servings = readServings(fields);
  const from = String(fields.get("from") ?? "");
  const source = parseId(from) ?? null;
  const query = new URLSearchParams(listSources(from, source).map((each) => ["source", each]));
  for (const name of FILTERS) query.append(name, String(fields.get(name) ?? "").trim());
  const isWrong = !query.has("source") || listInvalidFilters(query).length > 0;
  if (servings === undefined || isWrong) return undefined;
  return { meal: readMeal(fields), servings, source, filters: parseFilters(query) };
}

/** The recipes of one cookbook are among those of the viewer's cookbooks. */
function listSources(from: string, cookbook: number | null): string[] {
  if (cookbook !== null) return ["userCookbooks"];
  return SOURCES.filter((each) => from === "all" || from === each);
}
