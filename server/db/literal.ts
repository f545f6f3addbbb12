import { type RawBuilder, sql } from "kysely";

/** SQLite uses a partial index only where the constant is in the statement, not a parameter. */
export function literal<Value extends string>(value: Value): RawBuilder<Value> {
  return sql.lit(value);
}
