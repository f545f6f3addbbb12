import { foldedKey } from "#domain/text";
import { stemOf } from "#domain/word-stems";
import type { CatalogueName } from "./lexicon";
import { isPortion } from "./modifiers";
import type { Candidate } from "./name-candidates";
import { isStillFoodWith } from "./varieties";

/** A fresh herb is not the dried one, a minced duck no duck, and 5 % makes another milk. */
export function isSameFood(found: CatalogueName, candidate: Candidate): boolean {
  const { nameEn, category } = found;
  const { left, partial } = candidate;
  const [state = ""] = nameEn.split(" ");
  const isPreserved = ["Dried", "Frozen", "Canned", "Ground", "Cooked"].includes(state);
  const has = (words: string) => left.some((word) => words.split(" ").includes(stemOf(word)));
  const compared = { nameEn, category, state, isPreserved, has, candidate };
  return (
    isStillFoodWith(partial, category, nameEn) && !DIFFERENCES.some((differs) => differs(compared))
  );
}

interface Compared {
  nameEn: string;
  category: CatalogueName["category"];
  state: string;
  isPreserved: boolean;
  has(words: string): boolean;
  candidate: Candidate;
}

const DIFFERENCES: ((compared: Compared) => boolean)[] = [
  ({ isPreserved, has }) => isPreserved && has(FRESH),
  ({ nameEn, category, candidate: { states, stem } }) =>
    states.includes(DRIED) &&
    !stem.split(" ").includes(DRIED) &&
    !(["GRAIN", "CONDIMENT"].includes(category) && !/^(Canned|Cooked|Fresh)/.test(nameEn)),
  ({ nameEn, category, has }) =>
    has(VEGAN) && (["DAIRY", "MEAT", "FISH"].includes(category) || nameEn === "Mayonnaise"),
  ({ category, has }) => category === "MEAT" && (has(MINCED) || has(HEART)),
  ({ category, candidate: { left } }) => category !== "MEAT" && left.some(isRoast),
  ({ category, isPreserved, has }) =>
    ["GRAIN", "MEAT", "FISH"].includes(category) && !isPreserved && has(COOKED),
  ({ category, state, has }) => (category !== "CONDIMENT" || state === "Fresh") && has(POWDERED),
  ({ state, has }) => state === "Canned" && has(SOAKED),
  ({ category, has }) => category !== "ALCOHOL" && has(DRY),
  ({ nameEn, candidate: { left } }) => MADE_OF.test(nameEn) && left.some(isPortion),
  ({ category, state, has }) => state === "Whole" && category === "MEAT" && has(CUTS),
  ({ nameEn, category, has }) => (category === "FRUIT" || ROOTS.test(nameEn)) && has(LEAVES),
  ({ category, candidate: { hasPercent, stem } }) =>
    hasPercent && !["MEAT", "DAIRY"].includes(category) && !/chocolat/.test(stem),
];

const MADE_OF = / (extract|juice|powder|broth|stock|oil|paste|sauce|milk|cream|wine|seeds)$/;

const DRIED = stemOf("dried");
const FRESH = stemsOf("fresh frais fraîche");
const COOKED = stemsOf("cuit précuit bouilli poché grillé");
const POWDERED = stemsOf("poudre grain graine");
const SOAKED = stemsOf("trempé");
const DRY = stemsOf("sec brut");
const MINCED = stemsOf("ground minced haché moulu");
const VEGAN = stemsOf("vegan végane vegetalien");
const HEART = stemsOf("heart");
const isRoast = (key: string) => /^(roast|joint)s?$/.test(key);
const LEAVES = stemsOf("leaf feuille frond");
const ROOTS = /^(Radish|Beet|Turnip|Carrot|Celery|Fennel bulb|Daikon radish|Potato|Sweet potato)$/;
const CUTS = stemsOf(
  "piece crown tender tenderloin fillet filet strip slice cube steak tranche pavé lanière morceau",
);

function stemsOf(words: string): string {
  return words
    .split(" ")
    .map((word) => stemOf(foldedKey(word)))
    .join(" ");
}
