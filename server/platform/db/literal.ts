import { type Expression, type RawBuilder, sql } from "kysely";

/** SQLite uses a partial index only where the constant is in the statement, not a parameter. */
export function literal<Value extends string>(value: Value): RawBuilder<Value> {
  return sql.lit(value);
}

/** A column that SQLite takes no index for, where another one is the better way. */
export function unindexed<Value>(column: Expression<Value>): RawBuilder<Value> {
  return sql`+${column}`;
}
