import { sourceKey } from "#domain/recipe/source-address";
import { foldedKey } from "#domain/text/text";
import type { Db } from "../../platform/db/open";
import type { Person } from "../../policies/permissions";
import { notRemoved } from "../../policies/visibility/recipes";

export interface Duplicate {
  id: number;
  title: string;
  hasSameSource: boolean;
}

const MAX_DUPLICATES = 5;

export async function findDuplicates(
  db: Db,
  viewer: Person,
  { title, source }: { title: string; source: string },
): Promise<Duplicate[]> {
  const own = db
    .selectFrom("recipes")
    .select(["id", "title"])
    .where("author_id", "=", viewer.id)
    .where(notRemoved)
    .orderBy("id")
    .limit(MAX_DUPLICATES);
  const key = sourceKey(source);
  const bySource = key === null ? [] : await own.where("source_key", "=", key).execute();
  const known = new Set(bySource.map(({ id }) => id));
  const byTitle = await own.where("title_key", "=", foldedKey(title)).execute();
  return [
    ...bySource.map((duplicate) => ({ ...duplicate, hasSameSource: true })),
    ...byTitle
      .filter(({ id }) => !known.has(id))
      .map((duplicate) => ({ ...duplicate, hasSameSource: false })),
  ].slice(0, MAX_DUPLICATES);
}
