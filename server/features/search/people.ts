import { getSearchLimit, type Wanted } from "../../platform/db/full-text";
import { selectNewest } from "../../platform/db/newest-matches";
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
  const others = { all: [matchAllWords(typed)], none: [whole] };
  const people = (await listPeople(db, viewer, [whole, others], limit)).flat();
  if (people.length > 0) return people.slice(0, limit);
  const listReadable = async (words: string[]) => {
    const queries = words.map((word) => ({ word: termFor.username(word) }));
    return (await listPeople(db, viewer, queries, 1)).map((found) => found.length > 0);
  };
  const forgiven = await withTyposForgiven(db, typed, listReadable, budget);
  if (forgiven === typed) return [];
  return (await listPeople(db, viewer, [matchAllWords(forgiven)], limit)).flat();
}

function matchAllWords({ words }: SearchQuery): Wanted {
  return { all: words.map((word) => buildFieldQuery(termFor.username, word)) };
}

/** The newest people that match each query. */
async function listPeople(
  db: Db,
  viewer: Viewer,
  queries: Wanted[],
  limit: number,
): Promise<PersonResult[][]> {
  const asked = queries.map((query) => ({ query, limit }));
  const newest = selectNewest(db, "user_words", asked, (eb) => {
    const visible = eb.selectFrom("users").select("users.id").where(accountVisibleTo(viewer));
    return eb.exists(visible.whereRef("users.id", "=", "hit.id"));
  });
  const rows = await db
    .selectFrom(newest.as("newest"))
    .innerJoin("users", "users.id", "newest.id")
    .select(["users.id", "users.username", "users.image_version as imageVersion", "newest.place"])
    .orderBy("users.id", "desc")
    .execute();
  return queries.map((_, at) =>
    rows
      .filter(({ place }) => place === at)
      .map(({ id, username, imageVersion }) => ({ id, username, imageVersion })),
  );
}
