import type Pg from "pg";
import type { CustomTypesConfig } from "pg";

/** Loaded where a database of PostgreSQL is opened, and nowhere else. */
export async function loadPg(): Promise<typeof Pg> {
  return (await import("pg")).default;
}

const BOOLEAN = 16;
const BIGINT = 20;
const NUMERIC = 1700;

/** Rows are as SQLite gives them: sums and ids are numbers, true is 1. */
export function rowTypes({ types }: typeof Pg): CustomTypesConfig {
  const own: Record<number, (text: string) => number> = {
    [BOOLEAN]: (text) => (text === "t" ? 1 : 0),
    [BIGINT]: Number,
    [NUMERIC]: Number,
  };
  return {
    getTypeParser: (type, format) => own[type] ?? types.getTypeParser(type, format as "text"),
  };
}
