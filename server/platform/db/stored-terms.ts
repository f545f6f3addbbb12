import type { Kysely } from "kysely";
import type { StoredIndex } from "./engine";
import { selectStoredTerms } from "./full-text";
import type { Database } from "./tables";

const ROWS_AT_ONCE = 100;

export async function* readStoredTerms(
  db: Kysely<Database>,
  index: StoredIndex,
): AsyncGenerator<{ id: number; words: string[] }[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: { id: number; words: string }[] = await db
      .selectFrom(selectStoredTerms(db, index, "kept"))
      .select(["kept.id", "kept.words"])
      .where("kept.id", ">", last)
      .orderBy("kept.id")
      .limit(ROWS_AT_ONCE)
      .execute();
    last = rows.at(-1)?.id;
    if (rows.length > 0) yield rows.map(({ id, words }) => ({ id, words: words.split(" ") }));
  }
}
