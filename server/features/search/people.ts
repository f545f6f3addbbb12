import { getSearchLimit, selectMatches, type Wanted } from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import { buildNameTerm, termFor } from "../../policies/full-text/index-terms";
import {
  buildFieldQuery,
  type SearchQuery,
  withTyposForgiven,
} from "../../policies/full-text/query";
import { startBudget } from "../../policies/full-text/search-budget";
import type { Viewer } from "../../policies/permissions";
import { accountVisibleTo } from "../../policies/visibility/accounts";

export interface PersonResult {
  id: number;
  username: string;
  imageVersion: number | null;
}

export async function findPeople(
  db: Db,
  viewer: Viewer,
  typed: SearchQuery,
  limit: number,
  budget = startBudget(getSearchLimit(db)),
): Promise<PersonResult[]> {
  if (typed.words.length === 0) return [];
  const whole = { word: buildNameTerm(typed.words.map((word) => word.typed)) };
  const [exact, others] = await Promise.all([
    selectPeople(db, viewer, whole, limit),
    selectPeople(db, viewer, { all: [matchAllWords(typed)], none: [whole] }, limit),
  ]);
  const people = [...exact, ...others].slice(0, limit);
  if (people.length > 0) return people;
  const isReadable = async (word: string) => {
    const termQuery = { word: termFor.username(word) };
    return (await selectPeople(db, viewer, termQuery, 1)).length > 0;
  };
  const forgiven = await withTyposForgiven(db, typed, isReadable, budget);
  return selectPeople(db, viewer, matchAllWords(forgiven), limit);
}

function matchAllWords({ words }: SearchQuery): Wanted {
  return { all: words.map((word) => buildFieldQuery(termFor.username, word)) };
}

async function selectPeople(
  db: Db,
  viewer: Viewer,
  termQuery: Wanted,
  limit: number,
): Promise<PersonResult[]> {
  return db
    .selectFrom(selectMatches(db, "user_words", termQuery))
    .innerJoin("users", "users.id", "hit.id")
    .select(["users.id", "users.username", "users.image_version as imageVersion"])
    .where(accountVisibleTo(viewer))
    .orderBy("hit.id", "desc")
    .limit(limit)
    .execute();
}
