import type { Kysely } from "kysely";
import { isOneTypoApart } from "#domain/text/word-stems";
import type { Database } from "./tables";

/** In letters; applies to the longer of a word and its typo. */
const MIN_LONGER_WORD = 4;
const MAX_WORD = 24;
/** SQLite allows 32,766 parameters in a statement. */
const ROWS_AT_ONCE = 5_000;
const WORDS_AT_ONCE = 1_000;
const LAST_LETTER = "\u{10ffff}";

export async function addToVocabulary(
  db: Kysely<Database>,
  words: Iterable<string>,
): Promise<void> {
  const learnable = [...new Set(words)].filter(isForgiving);
  if (learnable.length === 0) return;
  const known = await db
    .selectFrom("word_fragments")
    .select("word")
    .where((eb) =>
      eb(
        eb.refTuple("fragment", "word"),
        "in",
        learnable.map((word) => eb.tuple(word, word)),
      ),
    )
    .execute();
  const knownWords = new Set(known.map(({ word }) => word));
  const rows = learnable
    .filter((word) => !knownWords.has(word))
    .flatMap((word) => listFragments(word).map((fragment) => ({ fragment, word })));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto("word_fragments")
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

/** Of each word, given by its forms, the known words one typo away. */
export async function listNeighbours(
  db: Kysely<Database>,
  formsByWord: string[][],
): Promise<string[][]> {
  const shortByWord = formsByWord.map((forms) => forms.filter(({ length }) => length <= MAX_WORD));
  const fragments = [...new Set(shortByWord.flat().flatMap(listFragments))];
  if (fragments.length === 0) return formsByWord.map(() => []);
  const candidates = await db
    .selectFrom("word_fragments")
    .select("word")
    .distinct()
    .where("fragment", "in", fragments)
    .orderBy("word")
    .execute();
  return shortByWord.map((short) =>
    candidates
      .map(({ word }) => word)
      .filter((word) => short.some((form) => isNeighbour(word, form))),
  );
}

function isNeighbour(word: string, form: string): boolean {
  return (
    word !== form &&
    Math.max(word.length, form.length) >= MIN_LONGER_WORD &&
    isOneTypoApart(word, form)
  );
}

/** Known words with this prefix; null if there are more than `max` or the prefix is not indexed. */
export async function listWordsWith(
  db: Kysely<Database>,
  beginning: string,
  max: number,
): Promise<string[] | null> {
  if (!isForgiving(beginning)) return null;
  const rows = await db
    .selectFrom("word_fragments")
    .select("word")
    .where("fragment", ">=", beginning)
    .where("fragment", "<", `${beginning}${LAST_LETTER}`)
    .whereRef("fragment", "=", "word")
    .orderBy("fragment")
    .limit(max + 1)
    .execute();
  return rows.length > max ? null : rows.map(({ word }) => word);
}

export async function listVocabulary(
  db: Kysely<Database>,
  after: string,
): Promise<{ words: string[]; last: string | undefined }> {
  const rows = await db
    .selectFrom("word_fragments")
    .select("word")
    .where("fragment", ">", after)
    .whereRef("fragment", "=", "word")
    .orderBy("fragment")
    .limit(WORDS_AT_ONCE)
    .execute();
  const words = rows.map(({ word }) => word);
  return { words, last: words.at(-1) };
}

export async function forgetWord(db: Kysely<Database>, word: string): Promise<void> {
  await db
    .deleteFrom("word_fragments")
    .where("fragment", "in", listFragments(word))
    .where("word", "=", word)
    .execute();
}

export function isForgiving(word: string): boolean {
  return word.length >= MIN_LONGER_WORD - 1 && word.length <= MAX_WORD && /^\p{L}+$/u.test(word);
}

/** Words one typo apart share a fragment: the word itself, or it without one letter. */
function listFragments(word: string): string[] {
  const letters = [...word];
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(""));
  return [...new Set([word, ...shorter])];
}
