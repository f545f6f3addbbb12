import { stemKey } from "#domain/word-stems";
import type { CatalogueName } from "./lexicon";

const KINDS = ["Dark chocolate (45-59%)", "Dark chocolate (60-69%)", "Dark chocolate (70-85%)"];
const MIN_PERCENT = 40;

export function cocoaStems(said: string): string[] {
  return percentIn(said) === undefined ? [] : KINDS.map(stemKey);
}

export function withCocoa(
  found: CatalogueName,
  said: string,
  catalogue: Map<string, CatalogueName[]>,
): CatalogueName {
  const percent = percentIn(said);
  if (percent === undefined || !KINDS.includes(found.nameEn)) return found;
  const kind = KINDS[percent < 60 ? 0 : percent < 70 ? 1 : 2] ?? found.nameEn;
  return catalogue.get(stemKey(kind))?.find(({ nameEn }) => nameEn === kind) ?? found;
}

function percentIn(said: string): number | undefined {
  const percent = Number(/chocolat[^%]{0,40}?\b(\d\d)\s?%/i.exec(said)?.[1]);
  return percent >= MIN_PERCENT ? percent : undefined;
}
