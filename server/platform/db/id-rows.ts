import { type AliasedRawBuilder, type Kysely, sql } from "kysely";
import { isPostgres } from "./engine";
import type { Database } from "./tables";

/** Passes ids as one parameter, so that the statement does not depend on their number. */
export function idRows(
  db: Kysely<Database>,
  ids: number[],
): AliasedRawBuilder<{ id: number }, "given"> {
  const text = JSON.stringify(ids);
  const rows = isPostgres(db)
    ? sql<{ id: number }>`(SELECT value::bigint AS id FROM json_array_elements_text(${text}))`
    : sql<{ id: number }>`(SELECT value AS id FROM json_each(${text}))`;
  return rows.as("given");
}
