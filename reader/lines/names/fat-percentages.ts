import { stemKey } from "#domain/word-stems";
import type { CatalogueName } from "./lexicon";

/** The most fat of each variety, in percent: half-way to the next one, or a little above what is sold. */
type Kinds = [most: number, nameEn: string][];

const MILKS: Kinds = [
  [0.5, "Skim milk"],
  [1.4, "1% milk"],
  [2.6, "2% milk"],
  [5, "Whole milk"],
];
const CREAMS: Kinds = [
  [12, "10% cream"],
  [16, "15% cream"],
  [22, "18% table cream"],
  [45, "35% whipping cream"],
];
/** By the Canadian Food Inspection Agency's "Ground Meat Standards" (Meat Inspection Regulations, annex 1). */
const MINCED: Kinds = [
  [10, "Extra-lean ground beef"],
  [17, "Lean ground beef"],
  [23, "Medium ground beef"],
  [30, "Regular ground beef"],
];
const COTTAGE: Kinds = [
  [1, "1% cottage cheese"],
  [2.5, "2% cottage cheese"],
  [6, "Creamed cottage cheese"],
];
const GREEK: Kinds = [
  [0.9, "Fat-free Greek yogurt"],
  [5, "2% Greek yogurt"],
  [12, "Rich Greek yogurt"],
];
const PLAIN: Kinds = [
  [0.9, "Fat-free plain yogurt"],
  [6, "Plain yogurt"],
];
const KINDS: Kinds[] = [
  ...[MILKS, CREAMS, MINCED, COTTAGE, GREEK, PLAIN],
  [...CREAMS.slice(0, 3), [45, "Crème fraîche"]],
  [
    [9, "Part-skim ricotta"],
    [20, "Whole milk ricotta"],
  ],
  [
    [20, "Part-skim mozzarella cheese"],
    [35, "Mozzarella cheese"],
  ],
  [
    [21, "Light cheddar cheese"],
    [40, "Cheddar cheese"],
  ],
  [
    [19, "Light cream cheese"],
    [40, "Cream cheese"],
  ],
  [
    [8, "Light sour cream"],
    [20, "Sour cream"],
  ],
];
const OF_FAT = /(?:^|[^\p{N}.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/u;
const OTHER = /\s(?:ou|or)\s.*$/iu;

export function fatStems(said: string): string[] {
  return percentIn(said) === undefined
    ? []
    : KINDS.flatMap((kinds) => kinds.map(([, nameEn]) => stemKey(nameEn)));
}

export function withFat(
  found: CatalogueName,
  said: string,
  catalogue: Map<string, CatalogueName[]>,
): CatalogueName {
  const percent = percentIn(said);
  const kinds = KINDS.find((each) => each.some(([, nameEn]) => nameEn === found.nameEn));
  if (percent === undefined || !kinds) return found;
  const nameEn = kinds.find(([most]) => percent <= most)?.[1] ?? found.nameEn;
  if (nameEn === found.nameEn) return found;
  const kind = catalogue.get(stemKey(nameEn))?.find((each) => each.nameEn === nameEn);
  return kind ?? found;
}

function percentIn(said: string): number | undefined {
  const percent = OF_FAT.exec(said.replace(OTHER, ""))?.[1];
  return percent === undefined ? undefined : Number(percent.replace(",", "."));
}
