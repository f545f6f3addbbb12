import type { Db } from "../../platform/db/open";

export async function findMergedInto(db: Db, id: number): Promise<number | undefined> {
  const [current] = await listCurrentIds(db, [id]);
  return current === id ? undefined : current;
}

export async function listCurrentIds(db: Db, ids: number[]): Promise<number[]> {
  const current = await resolveMergedIds(db, ids);
  return [...new Set(current.filter((id) => id !== null))];
}

/** One result per id: the ingredient it was merged into, or null if deleted. */
export async function resolveMergedIds(db: Db, ids: number[]): Promise<(number | null)[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .selectFrom("gone_ingredients")
    .select(["id", "merged_into as mergedInto"])
    .where("id", "in", ids)
    .execute();
  const became = new Map(gone.map(({ id, mergedInto }) => [id, mergedInto]));
  return ids.map((id) => (became.has(id) ? (became.get(id) ?? null) : id));
}
