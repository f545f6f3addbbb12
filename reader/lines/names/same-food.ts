import { foldedKey } from "#domain/text";
import { stemOf } from "#domain/word-stems";
import type { CatalogueName } from "./lexicon";
import { isPortion } from "./modifiers";
import type { Candidate } from "./name-candidates";
import { isStillFoodWith } from "./varieties";

/**
 * Whether what is left of a name leaves an ingredient what it is: a fresh herb is not the dried one,
 * a minced duck no duck, and 5 % makes another milk.
 */
export function isSameFood(
  { nameEn, category }: CatalogueName,
  { left, partial, stem, states, hasPercent }: Candidate,
): boolean {
  const has = (words: string) => left.some((word) => words.split(" ").includes(stemOf(word)));
  const [state = ""] = nameEn.split(" ");
  const isPreserved = ["Dried", "Frozen", "Canned", "Ground", "Cooked"].includes(state);
  if (isPreserved && has(FRESH)) return false;
  const isDry = ["GRAIN", "CONDIMENT"].includes(category) && !/^(Canned|Cooked|Fresh)/.test(nameEn);
  if (states.includes(DRIED) && !stem.split(" ").includes(DRIED) && !isDry) return false;
  if (has(VEGAN) && (["DAIRY", "MEAT", "FISH"].includes(category) || nameEn === "Mayonnaise"))
    return false;
  if (!isStillFoodWith(partial, category, nameEn)) return false;
  if (category === "MEAT" ? has(MINCED) || has(HEART) : left.some(isRoast)) return false;
  if (["GRAIN", "MEAT", "FISH"].includes(category) && !isPreserved && has(COOKED)) return false;
  if (category !== "CONDIMENT" && has(POWDERED)) return false;
  if (state === "Fresh" && has(POWDERED)) return false;
  if (state === "Canned" && has(SOAKED)) return false;
  if (category !== "ALCOHOL" && has(DRY)) return false;
  if (
    / (extract|juice|powder|broth|stock|oil|paste|sauce|milk|cream|wine|seeds)$/.test(nameEn) &&
    left.some(isPortion)
  )
    return false;
  if (state === "Whole" && category === "MEAT" && has(CUTS)) return false;
  const isLeafless = category === "FRUIT" || ROOTS.test(nameEn);
  if (isLeafless && has(LEAVES)) return false;
  const isOfFat = ["MEAT", "DAIRY"].includes(category) || /chocolat/.test(stem);
  return !hasPercent || isOfFat;
}

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
