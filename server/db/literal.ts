import { type RawBuilder, sql } from "kysely";

/** A constant of ours written into the statement: only so is an index of a part of a table used. */
export function literal<Value extends string>(value: Value): RawBuilder<Value> {
  return sql.lit(value);
}
