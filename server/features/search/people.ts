import { rowsWith, searchLimit, type Wanted } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { termFor, wholeName } from "../../policies/full-text/index-terms";
import { matchIn, type SearchQuery, withTyposForgiven } from "../../policies/full-text/query";
import { startBudget } from "../../policies/full-text/search-budget";
import type { Viewer } from "../../policies/permissions";
import { accountVisibleTo } from "../../policies/visibility/accounts";

export interface PersonResult {
  id: number;
  username: string;
  imageVersion: number | null;
}

/** Whoever has exactly this username comes first. */
export async function findPeople(
  db: Db,
  viewer: Viewer,
  typed: SearchQuery,
  limit: number,
  budget = startBudget(searchLimit(db)),
): Promise<PersonResult[]> {
  if (typed.words.length === 0) return [];
  const whole = { word: wholeName(typed.words.map((word) => word.typed)) };
  const [exact, others] = await Promise.all([
    peopleWith(db, viewer, whole, limit),
    peopleWith(db, viewer, { all: [havingAll(typed)], none: [whole] }, limit),
  ]);
  const people = [...exact, ...others].slice(0, limit);
  if (people.length > 0) return people;
  const isReadable = async (word: string) => {
    const wanted = { word: termFor.username(word) };
    return (await peopleWith(db, viewer, wanted, 1)).length > 0;
  };
  const forgiven = await withTyposForgiven(db, typed, isReadable, budget);
  return peopleWith(db, viewer, havingAll(forgiven), limit);
}

function havingAll({ words }: SearchQuery): Wanted {
  return { all: words.map((word) => matchIn(termFor.username, word)) };
}

async function peopleWith(
  db: Db,
  viewer: Viewer,
  wanted: Wanted,
  limit: number,
): Promise<PersonResult[]> {
  return db
    .selectFrom(rowsWith(db, "user_words", wanted))
    .innerJoin("users", "users.id", "hit.id")
    .select(["users.id", "users.username", "users.image_version as imageVersion"])
    .where(accountVisibleTo(viewer))
    .orderBy("hit.id", "desc")
    .limit(limit)
    .execute();
}
