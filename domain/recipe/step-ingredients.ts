import {
  type IngredientName,
  WORD_WEIGHT,
  type WordWeight,
  weighWords,
} from "../ingredient/ingredient-name";
import { getRows } from "../language/vocabulary/vocabulary";
import { foldedKey } from "../text/text";
import { foldWord, stemWord, tokenizeWith } from "../text/word-stems";

/** "Salez" mentions salt. */
const VERBS = new Map(getRows("verb of food").map(({ word, value }) => [foldedKey(word), value]));
const PHRASE_END = /[.,;:!?()\n–—]+/;
/** Against malicious recipes, whose later steps match nothing; a large real one needs 5,000. */
const MAX_COMPARED = 50_000;

interface Mention {
  line: number;
  from: number;
  to: number;
  says: WordWeight;
}

/** Line indexes per step. The line that matches most wins: "lemon juice" is not the lemon. */
export function matchStepLines(steps: string[], lines: IngredientName[][]): number[][] {
  const names: Names = {
    byStem: indexByStem(lines),
    stemPhrase: createStemmer(),
    left: MAX_COMPARED,
  };
  const claimed = steps.map((step) =>
    step.split(PHRASE_END).flatMap((phrase) => findMentions(phrase, names)),
  );
  const named = new Set(
    claimed.flat().flatMap(({ line, says }) => (says >= WORD_WEIGHT.much ? [line] : [])),
  );
  return claimed.map((claims) => {
    const meant = claims.filter(({ line, says }) => says >= WORD_WEIGHT.much || !named.has(line));
    return [...new Set(meant.map(({ line }) => line))].sort((a, b) => a - b);
  });
}

type NamesByStem = Map<string, { name: number; line: number; says: WordWeight }[]>;

interface Names {
  byStem: NamesByStem;
  stemPhrase(phrase: string): string[];
  left: number;
}

function indexByStem(lines: IngredientName[][]): NamesByStem {
  const byStem: NamesByStem = new Map();
  const named = lines.flatMap((names, line) =>
    names.map((name) => ({ line, said: weighWords(name) })),
  );
  for (const [name, { line, said }] of named.entries()) {
    for (const [stem, says] of said) {
      const having = byStem.get(stem) ?? [];
      having.push({ name, line, says });
      byStem.set(stem, having);
    }
  }
  return byStem;
}

function createStemmer(): Names["stemPhrase"] {
  const known = new Map<string, string[]>();
  return (phrase) =>
    tokenizeWith(phrase, (word) => {
      const stems =
        known.get(word) ?? foldWord(word).map((each) => stemWord(VERBS.get(each) ?? each));
      known.set(word, stems);
      return stems;
    });
}

function findMentions(phrase: string, names: Names): Mention[] {
  if (names.left <= 0) return [];
  const stems = names.stemPhrase(phrase);
  const claims = findRuns(stems, names);
  const best = stems.map(() => 0);
  for (const claim of claims) {
    const strength = scoreMention(claim);
    for (let at = claim.from; at < claim.to; at++) best[at] = Math.max(best[at] ?? 0, strength);
  }
  return claims.filter((claim) => {
    const strength = scoreMention(claim);
    return best.slice(claim.from, claim.to).includes(strength);
  });
}

function findRuns(stems: string[], names: Names): Mention[] {
  const runs: Mention[] = [];
  const last = new Map<number, Mention>();
  for (const [at, stem] of stems.entries()) {
    const having = names.byStem.get(stem) ?? [];
    names.left -= having.length;
    if (names.left <= 0) return [];
    for (const { name, line, says } of having) {
      const run = last.get(name);
      if (run?.to === at) {
        run.to = at + 1;
        if (says > run.says) run.says = says;
      } else {
        const begun = { line, from: at, to: at + 1, says };
        last.set(name, begun);
        runs.push(begun);
      }
    }
  }
  return runs.filter(({ says }) => says > WORD_WEIGHT.nothing);
}

function scoreMention({ from, to, says }: Mention): number {
  return (to - from) * (WORD_WEIGHT.all + 1) + says;
}
