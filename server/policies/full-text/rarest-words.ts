import { selectMatches, type WordIndex } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { QueryWord } from "./query";
import { buildAnywhereQuery } from "./recipe-tiers";

/** The newest ids; enough to estimate word frequencies. */
const SAMPLE = 5_000;

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
  const counted = words.map(async (word) => {
    const anywhere = buildAnywhereQuery({ words: [word], isCut: false });
    if (!anywhere) return [];
    const { recipes } = await db
      .selectFrom(selectMatches(db, index, anywhere, { above: (newest?.id ?? 0) - SAMPLE }))
      .select((eb) => eb.fn.countAll<number>().as("recipes"))
      .executeTakeFirstOrThrow();
    return [{ word, recipes }];
  });
  return (await Promise.all(counted))
    .flat()
    .sort((a, b) => a.recipes - b.recipes)
    .slice(0, count)
    .map(({ word }) => word);
}
