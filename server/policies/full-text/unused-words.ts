import { selectMatches, type WordIndex } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { forgetWord, listVocabulary } from "../../platform/db/vocabulary";
import { createYielder } from "../../platform/yield-to-event-loop";
import { termFor } from "./index-terms";

const USES: [index: WordIndex, places: ((word: string) => string)[]][] = [
  ["public_recipe_words", [termFor.title, termFor.ingredient, termFor.body]],
  ["other_recipe_words", [termFor.title, termFor.ingredient, termFor.body]],
  ["ingredient_words", [termFor.ingredient]],
  ["user_words", [termFor.username]],
];

export async function forgetUnusedWords(db: Db, signal: AbortSignal): Promise<number> {
  let forgotten = 0;
  const yieldToEventLoop = createYielder();
  for (let after: string | undefined = ""; after !== undefined && !signal.aborted; ) {
    const { words, last } = await listVocabulary(db, after);
    for (const word of words) {
      await yieldToEventLoop();
      if (signal.aborted) break;
      if (await isUsed(db, word)) continue;
      await forgetWord(db, word);
      forgotten += 1;
    }
    after = last;
  }
  return forgotten;
}

async function isUsed(db: Db, word: string): Promise<boolean> {
  for (const [index, places] of USES) {
    const query = { any: places.map((place) => ({ word: place(word) })) };
    const row = await db
      .selectFrom(selectMatches(db, index, query))
      .select("hit.id")
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
