import type { Food, Lexicon } from "./lexicon";

const PERCENT = /(?:^|[^\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/u;
const OTHER = /\s(?:ou|or)\s.*$/iu;

const SALTED =
  /(?<!\p{L})(?<!(?:non|un|pas|not)[- ]?)(?:salted|salée?s?|(?:demi|1\/2|½)[- ]sel)(?!\p{L})/iu;

export function findKind(found: Food, said: string, lexicon: Lexicon): Food {
  if (found.family === "") return found;
  const plain = said.replace(OTHER, "");
  const kinds = lexicon.family(found.family);
  const salted = SALTED.test(plain) && kinds.find(({ traits }) => traits.includes("salted"));
  return salted || withPercent(found, plain, kinds);
}

function withPercent(found: Food, said: string, kinds: Food[]): Food {
  const percent = percentIn(said);
  if (percent === undefined) return found;
  const getMostPercent = ({ mostPercent }: Food) => mostPercent ?? Number.POSITIVE_INFINITY;
  const enough = kinds.filter((food) => getMostPercent(food) >= percent);
  const least = Math.min(...enough.map(getMostPercent));
  return getMostPercent(found) === least
    ? found
    : (enough.find((food) => getMostPercent(food) === least) ?? found);
}

function percentIn(said: string): number | undefined {
  const percent = PERCENT.exec(said)?.[1];
  return percent === undefined ? undefined : Number(percent.replace(",", "."));
}
