import { type Expression, type RawBuilder, sql } from "kysely";

/** SQLite uses a partial index only for a constant in the statement, not for a parameter. */
export function literal<Value extends string>(value: Value): RawBuilder<Value> {
  return sql.lit(value);
}

/** Keeps SQLite from using an index on this column. */
export function unindexed<Value>(column: Expression<Value>): RawBuilder<Value> {
  return sql`+${column}`;
}
