import { UNIT_KIND, type Unit, type UnitKind } from "#domain/measures/units";
import type { Db } from "../../platform/db/open";

export interface LineCounts {
  /** Those that name it second included. */
  lines: number;
  /** Of the main food. */
  byKind: Record<UnitKind, number>;
}

export async function countIngredientLines(db: Db, ingredientId: number): Promise<LineCounts> {
  const rows = await db
    .selectFrom("recipe_ingredients")
    .select((eb) => ["unit", eb.fn.countAll<number>().as("count")])
    .where("ingredient_id", "=", ingredientId)
    .groupBy("unit")
    .execute();
  const { lines, byKind } = sumCounts(rows);
  const { count } = await db
    .selectFrom("recipe_line_foods")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("ingredient_id", "=", ingredientId)
    .executeTakeFirstOrThrow();
  return { lines: lines + count, byKind };
}

export async function countCustomLines(db: Db, customKey: string): Promise<LineCounts> {
  const rows = await db
    .selectFrom("recipe_ingredients")
    .select((eb) => ["unit", eb.fn.countAll<number>().as("count")])
    .where("custom_key", "=", customKey)
    .groupBy("unit")
    .execute();
  return sumCounts(rows);
}

export function countDisallowed({ byKind }: LineCounts, allowed: Unit[]): number {
  const kinds = new Set(allowed.map((unit) => UNIT_KIND[unit]));
  return Object.entries(byKind).reduce(
    (sum, [kind, count]) => (kinds.has(kind as UnitKind) ? sum : sum + count),
    0,
  );
}

function sumCounts(rows: { unit: Unit | null; count: number }[]): LineCounts {
  const byKind = { none: 0, amount: 0, weight: 0, volume: 0 };
  for (const { unit, count } of rows) byKind[UNIT_KIND[unit ?? "NONE"]] += count;
  return { lines: rows.reduce((sum, { count }) => sum + count, 0), byKind };
}
