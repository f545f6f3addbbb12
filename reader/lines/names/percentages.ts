import type { Food, Lexicon } from "./lexicon";

const PERCENT = /(?:^|[^\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/u;
const OTHER = /\s(?:ou|or)\s.*$/iu;

/** The kind of a food that has as much fat or cocoa as is said: "lait 2 %", "chocolate (70%)". */
export function withPercent(found: Food, said: string, lexicon: Lexicon): Food {
  const percent = percentIn(said);
  if (percent === undefined || found.family === "") return found;
  const mostOf = ({ mostPercent }: Food) => mostPercent ?? Number.POSITIVE_INFINITY;
  const enough = lexicon.family(found.family).filter((food) => mostOf(food) >= percent);
  const least = Math.min(...enough.map(mostOf));
  return mostOf(found) === least ? found : (enough.find((food) => mostOf(food) === least) ?? found);
}

function percentIn(said: string): number | undefined {
  const percent = PERCENT.exec(said.replace(OTHER, ""))?.[1];
  return percent === undefined ? undefined : Number(percent.replace(",", "."));
}
