import { stemWord } from "#domain/text/word-stems";
import { getStems } from "../vocabulary";
import type { Food } from "./lexicon";
import { isPortion } from "./modifiers";
import type { Candidate } from "./name-candidates";
import { isStillFoodWith } from "./varieties";

/** Fresh herbs differ from dried ones, minced duck from duck, and 5 % milk from other milk. */
export function isSameFood(found: Food, candidate: Candidate): boolean {
  const { left, partial } = candidate;
  const isPreserved = ["dried", "frozen", "canned", "ground", "cooked"].includes(found.form);
  const has = (words: Set<string>) => left.some((word) => words.has(stemWord(word)));
  const compared = { ...found, isPreserved, has, candidate };
  return isStillFoodWith(partial, found) && !DIFFERENCES.some((differs) => differs(compared));
}

interface Compared extends Food {
  isPreserved: boolean;
  has(words: Set<string>): boolean;
  candidate: Candidate;
}

const DIFFERENCES: ((compared: Compared) => boolean)[] = [
  ({ isPreserved, has }) => isPreserved && has(FRESH),
  ({ form, category, candidate: { states, stem } }) =>
    states.includes(DRIED) &&
    !stem.split(" ").includes(DRIED) &&
    !(["GRAIN", "CONDIMENT"].includes(category) && !["canned", "cooked", "fresh"].includes(form)),
  ({ traits, category, has }) =>
    has(VEGAN) && (["DAIRY", "MEAT", "FISH"].includes(category) || traits.includes("animal")),
  ({ category, has }) => category === "MEAT" && (has(MINCED) || has(HEART)),
  ({ category, has }) => category !== "MEAT" && has(ROASTS),
  ({ category, isPreserved, has }) =>
    ["GRAIN", "MEAT", "FISH"].includes(category) && !isPreserved && has(COOKED),
  ({ category, form, has }) => (category !== "CONDIMENT" || form === "fresh") && has(POWDERED),
  ({ form, has }) => form === "canned" && has(SOAKED),
  ({ category, has }) => category !== "ALCOHOL" && has(DRY),
  ({ form, traits, candidate: { left } }) =>
    (traits.includes("made") || form === "ground") && left.some(isPortion),
  ({ category, form, has }) => form === "whole" && category === "MEAT" && has(CUTS),
  ({ traits, category, has }) => (category === "FRUIT" || traits.includes("root")) && has(LEAVES),
  ({ category, candidate: { hasPercent, stem } }) =>
    hasPercent && !["MEAT", "DAIRY"].includes(category) && !/chocolat/.test(stem),
];

const DRIED = stemWord("dried");
const FRESH = getStems("fresh");
const COOKED = getStems("cooked");
const POWDERED = getStems("powdered");
const SOAKED = getStems("soaked");
const DRY = getStems("dry");
const MINCED = getStems("minced");
const VEGAN = getStems("vegan");
const HEART = getStems("heart");
const LEAVES = getStems("leaf");
const CUTS = getStems("cut of meat");
const ROASTS = getStems("roast");
