import type { WordIndex } from "../../platform/db/full-text";
import { countMatches } from "../../platform/db/newest-matches";
import type { Db } from "../../platform/db/open";
import type { QueryWord } from "./query";
import { buildAnywhereQuery } from "./recipe-tiers";

/** The newest ids; enough to estimate word frequencies. */
const SAMPLE = 1_000;

export async function pickRarestWords(
  db: Db,
  index: WordIndex,
  words: QueryWord[],
  count: number,
): Promise<QueryWord[]> {
  const newest = await db
    .selectFrom("recipes")
    .select("recipes.id")
    .orderBy("recipes.id", "desc")
    .limit(1)
    .executeTakeFirst();
  const asked = words.flatMap((word) => {
    const anywhere = buildAnywhereQuery({ words: [word], isCut: false });
    return anywhere ? [{ word, anywhere }] : [];
  });
  const counts = await countMatches(
    db,
    index,
    asked.map(({ anywhere }) => anywhere),
    (newest?.id ?? 0) - SAMPLE,
  );
  return asked
    .map(({ word }, at) => ({ word, recipes: counts[at] ?? 0 }))
    .sort((a, b) => a.recipes - b.recipes)
    .slice(0, count)
    .map(({ word }) => word);
}
