import type { Kysely } from "kysely";
import { paths } from "#domain/site/paths";
import {
  checksumRows,
  removeFromIndex,
  sumOfWords,
  type WordIndex,
} from "../../platform/db/full-text";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { addToVocabulary, isForgiving, listVocabulary } from "../../platform/db/vocabulary";
import {
  buildRecipeTerms,
  buildUserTerms,
  indexIngredient,
  indexRecipe,
  indexUser,
  readIngredientTerms,
  readRecipeTexts,
} from "../../policies/full-text/indexing";
import type { CheckScope, DataProblem } from "./problem";

type Trx = Kysely<Database>;

interface Kind {
  table: "ingredients" | "recipes" | "users";
  indexes: WordIndex[];
  readTerms(db: Trx, id: number): Promise<{ index: WordIndex; words: string[]; stems: string[] }>;
  index(trx: Trx, id: number): Promise<void>;
  buildPath(id: number): string;
}

const KINDS: Kind[] = [
  {
    table: "recipes",
    indexes: ["public_recipe_words", "other_recipe_words"],
    readTerms: async (db, id) => buildRecipeTerms(await readRecipeTexts(db, id)),
    index: indexRecipe,
    buildPath: (id) => paths.recipeView(id),
  },
  {
    table: "users",
    indexes: ["user_words"],
    async readTerms(db, id) {
      const { username } = await db
        .selectFrom("users")
        .select("username")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return { index: "user_words", ...buildUserTerms(username) };
    },
    index: indexUser,
    buildPath: (id) => paths.userView(id),
  },
  {
    table: "ingredients",
    indexes: ["ingredient_words"],
    readTerms: async (db, id) => ({
      index: "ingredient_words",
      ...(await readIngredientTerms(db, id)),
    }),
    index: indexIngredient,
    buildPath: (id) => paths.ingredientView(id),
  },
];

export async function* findTermProblems({ snapshot }: CheckScope): AsyncGenerator<DataProblem> {
  for (const kind of KINDS) yield* findKindProblems(snapshot, kind);
}

async function* findKindProblems(snapshot: Db, kind: Kind): AsyncGenerator<DataProblem> {
  const sums = new Map<WordIndex, Map<number, number>>();
  for (const index of kind.indexes) sums.set(index, await checksumRows(snapshot, index));
  for (const id of await listIds(snapshot, kind)) {
    const { index, words } = await kind.readTerms(snapshot, id);
    const expected = new Map([[index, sumOfWords(words)]]);
    const isRight = kind.indexes.every((each) => sums.get(each)?.get(id) === expected.get(each));
    for (const each of kind.indexes) sums.get(each)?.delete(id);
    if (!isRight) yield buildStaleProblem(kind, id);
  }
  for (const [index, left] of sums)
    for (const id of left.keys()) yield buildOrphanProblem(index, id);
}

async function listIds(snapshot: Db, { table }: Kind): Promise<number[]> {
  const rows = await snapshot.selectFrom(table).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

function buildStaleProblem({ buildPath, index }: Kind, id: number): DataProblem {
  return {
    message: `${buildPath(id)} is not found by the words that it has`,
    remedy: "it is indexed again",
    repair: (db) => db.transaction().execute((trx) => index(trx, id)),
  };
}

function buildOrphanProblem(index: WordIndex, id: number): DataProblem {
  return {
    message: `The search (${index}) has words of number ${id}, which is not there`,
    remedy: "they are forgotten",
    repair: (db) => removeFromIndex(db, index, id),
  };
}

export async function* findVocabularyProblems({
  snapshot,
}: CheckScope): AsyncGenerator<DataProblem> {
  const unknown = new Set<string>();
  for (const kind of KINDS) {
    for (const id of await listIds(snapshot, kind)) {
      const { stems } = await kind.readTerms(snapshot, id);
      for (const stem of stems) if (isForgiving(stem)) unknown.add(stem);
    }
  }
  for (let after: string | undefined = ""; after !== undefined; ) {
    const { words, last } = await listVocabulary(snapshot, after);
    for (const word of words) unknown.delete(word);
    after = last;
  }
  if (unknown.size === 0) return;
  yield {
    message: `Typos are not forgiven in ${unknown.size} words, such as “${[...unknown][0]}”`,
    remedy: "they are learnt again",
    repair: (db) => db.transaction().execute((trx) => addToVocabulary(trx, unknown)),
  };
}
