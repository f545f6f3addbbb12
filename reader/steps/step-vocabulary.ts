import { type Locale, mapLocales } from "#domain/language/locales";
import { buildPattern, getWords } from "../lines/vocabulary";

const getAll = (locale: Locale, ...kinds: string[]) =>
  new Set(kinds.flatMap((kind) => [...getWords(kind, locale)]));

/** Folded. */
export const STEP_WORDS = mapLocales((locale) => {
  const joints = getAll(locale, "before food", "determiner");
  const apart = getAll(locale, "stop word", "function word");
  return {
    numbers: getAll(locale, "number", "article", "part"),
    articles: getAll(locale, "article"),
    /** May stand between an amount and its food. */
    joints,
    /** End the phrase of an amount. */
    stops: new Set([...apart].filter((word) => !joints.has(word))),
    counted: getAll(locale, "before counted food"),
    sized: getAll(locale, "told by size"),
    water: getAll(locale, "water"),
    divide: getAll(locale, "divide"),
    among: getAll(locale, "shared among"),
    /** "60 ml par 500 g": also before a number. */
    perPiece: buildWordPattern(
      "per piece",
      locale,
      String.raw`|${buildPattern("for each", locale)}(?= \d)`,
    ),
    notPerPiece: buildWordPattern("not per piece", locale),
  };
});

function buildWordPattern(kind: string, locale: Locale, or = ""): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}-])(?:${buildPattern(kind, locale)}${or})(?![\p{L}\p{M}])`,
    "giu",
  );
}
