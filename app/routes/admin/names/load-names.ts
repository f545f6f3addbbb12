import { redirect } from "@remix-run/node";
import { adminPaths } from "#domain/site/admin-paths";
import { findCustomName, listCustomNames } from "#server/admin/custom-names";
import { listNearest } from "#server/features/ingredients/typo-correction";
import { countDisallowed } from "#server/features/recipes/line-counts";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { parseName } from "../parts/save-ingredient-form";

export type NamesPage = Awaited<ReturnType<typeof loadNames>>;
export type NamePage = Awaited<ReturnType<typeof loadName>>;

export async function loadNames({ db, url }: ViewerCall) {
  const search = parseName(url.searchParams.get("search")) ?? "";
  const cursor = url.searchParams.get("cursor");
  const page = await listCustomNames(db, { search, cursor });
  return { kind: "list" as const, ...page, search, isFirstPage: cursor === null };
}

export async function loadName({ db, url, locale }: ViewerCall, customName: string) {
  const custom = await findCustomName(db, customName);
  if (!custom) throw redirect(adminPaths.names());
  const find = parseName(url.searchParams.get("find"));
  const offers = await listNearest(db, find ?? custom.name, locale);
  return {
    kind: "name" as const,
    ...{ name: custom.name, spellings: custom.spellings, lines: custom.lines },
    find: find ?? "",
    offers: offers.map(({ id, name, matchedName, units }) => ({
      ...{ id, name, matchedName },
      notAllowed: countDisallowed(custom, units),
    })),
    locale,
  };
}
