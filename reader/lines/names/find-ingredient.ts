import { nameKey } from "#domain/ingredient-choice";
import type { Locale } from "#domain/locales";
import { stemOf } from "#domain/word-stems";
import type { ReadLine } from "../amounts/line-parts";
import { cannedCandidates, isCanned, isSoldFresh } from "./canned-food";
import { cocoaStems, withCocoa } from "./cocoa-percentages";
import { fatStems, withFat } from "./fat-percentages";
import { isSameWithQualifier, qualifiedCandidatesIn } from "./french-qualifiers";
import { groundCandidates } from "./ground-spices";
import { bestNamed, type CatalogueName } from "./lexicon";
import { isPreparation } from "./modifiers";
import { type Candidate, type Choice, candidatesIn, choicesIn, ownNameIn } from "./name-candidates";
import { type NameParts, namePartsOf } from "./name-parts";
import { isSameFood } from "./same-food";

export interface NamedIngredient {
  name: string;
  found: CatalogueName | undefined;
  isUnclear: boolean;
  before: string;
  after: string[];
  left: string[];
  tookCounted: boolean;
}

type Catalogue = Map<string, CatalogueName[]>;

interface CandidateSet {
  candidates: Candidate[];
  tookCounted: boolean;
  others: string[];
}

export function stemsToLookUp(read: ReadLine): string[] {
  const parts = namePartsOf(read.rest);
  return [
    ...setsOf(read, parts).flatMap(({ candidates }) =>
      candidates.flatMap(({ stem, qualifier: kind }) => (kind ? [stem, kind.word.stem] : [stem])),
    ),
    ...choicesIn(parts.head).flatMap(({ cut, other }) => [cut, other]),
    ...listStems(read, parts),
    ...cocoaStems(read.rest),
    ...fatStems(read.rest),
  ];
}

/** What a line's rest names in the catalogue: the longest name that leaves no other thing. */
export function findIngredient(
  read: ReadLine,
  catalogue: Catalogue,
  locale: Locale,
): NamedIngredient {
  const parts = namePartsOf(read.rest);
  const isKnown = (stem: string) => isInCatalogue(stem, catalogue);
  if (listStems(read, parts).some(isKnown)) return ownIngredient(read.rest, [], false);
  const choice = choicesIn(parts.head).find(({ cut }) => isKnown(cut));
  if (choice) return oneOfChoice(choice, parts, catalogue);
  for (const set of setsOf(read, parts)) {
    for (const candidate of set.candidates) {
      const named = namedBy(candidate, set, { read, parts, catalogue, locale });
      if (named) return named;
    }
  }
  return ownOfParts(parts, false);
}

function isInCatalogue(stem: string, catalogue: Catalogue): boolean {
  return (catalogue.get(stem) ?? []).length > 0;
}

function ownOfParts({ head, asides, tail }: NameParts, isUnclear: boolean): NamedIngredient {
  return ownIngredient(head, [...asides, tail], isUnclear);
}

/** "Chicken or vegetable broth" is unclear, unless both are one ingredient of the catalogue. */
function oneOfChoice(choice: Choice, parts: NameParts, catalogue: Catalogue): NamedIngredient {
  const [one, other] = [choice.cut, choice.other].map((stem) => catalogue.get(stem)?.[0]);
  const own = ownOfParts(parts, true);
  if (!one || one.id !== other?.id) return own;
  return { ...own, found: one, isUnclear: false };
}

interface Search {
  read: ReadLine;
  parts: NameParts;
  catalogue: Catalogue;
  locale: Locale;
}

function namedBy(
  candidate: Candidate,
  { tookCounted, others }: CandidateSet,
  search: Search,
): NamedIngredient | undefined {
  const { read, parts, catalogue } = search;
  if (catalogue.get(candidate.stem)?.length === 0) return ownOfParts(parts, false);
  const [found, ...more] = bestOf(candidate, catalogue, search.locale);
  if (!found || isOtherWithQualifier(found, candidate, search)) return undefined;
  if (isCanned(read, parts) && isSoldFresh(found, candidate)) return ownOfParts(parts, true);
  if (isCubeOf(read, found)) return ownCube(read);
  if (isSprigOf(read, found)) return undefined;
  const { name, before, left } = candidate;
  const isUnclear = more.length > 0;
  return {
    name,
    found: isUnclear ? undefined : kindOf(found, read.rest, catalogue),
    isUnclear,
    before,
    after: [candidate.after, ...others],
    left,
    tookCounted,
  };
}

function isOtherWithQualifier(
  found: CatalogueName,
  { qualifier }: Candidate,
  { catalogue, locale }: Search,
): boolean {
  if (!qualifier) return false;
  const isAnother = (stem: string) =>
    isInCatalogue(stem, catalogue) && !catalogue.get(stem)?.some(({ id }) => id === found.id);
  return locale !== "fr" || !isSameWithQualifier(found, qualifier, isAnother);
}

function kindOf(found: CatalogueName, said: string, catalogue: Catalogue): CatalogueName {
  return withFat(withCocoa(found, said, catalogue), said, catalogue);
}

/** What follows a comma where nothing is measured, "salt, pepper": perhaps another ingredient. */
function listStems(read: ReadLine, { tail }: NameParts): string[] {
  return read.measure || read.amount
    ? []
    : tail
        .split(/,|\s(?:and|et|&)\s/, MAX_LISTED)
        .flatMap((each) => candidatesIn(namePartsOf(each).head).map(({ stem }) => stem));
}

function setsOf(read: ReadLine, parts: NameParts): CandidateSet[] {
  return [candidatesIn, qualifiedCandidatesIn].flatMap((namesIn) =>
    candidatesOf(read, parts, namesIn),
  );
}

/**
 * The counted word comes first: "cube de bouillon" is no "bouillon". Then the canned food, then the plain
 * one.
 */
function candidatesOf(read: ReadLine, parts: NameParts, namesIn: (head: string) => Candidate[]) {
  const counted = read.counted ? namePartsOf(read.counted) : undefined;
  const isWhole = (each: Candidate) => each.before === "";
  const isLonger = (each: Candidate) => each.stem.includes(" ");
  const plain = namesIn(parts.head)
    .flatMap(withStates)
    .flatMap((each) => groundCandidates(each, read));
  const others = [...parts.asides, parts.tail];
  const isTurned = parts.tail === "" && parts.head.split(" ").length === 2;
  const asTyped =
    isTurned && !isCanned(read, parts) ? plain.filter(({ name }) => name === parts.head) : [];
  const none = { candidates: [] as Candidate[], tookCounted: false, others };
  return [
    counted
      ? {
          candidates: namesIn(counted.head).filter(isWhole).filter(isLonger),
          tookCounted: true,
          others: [...counted.asides, counted.tail],
        }
      : none,
    { ...none, candidates: namesIn === candidatesIn ? asTyped : [] },
    {
      ...none,
      candidates: namesIn === candidatesIn ? invertedIn(parts) : [],
      others: parts.asides,
    },
    isCanned(read, parts) ? { ...none, candidates: plain.flatMap(cannedCandidates) } : none,
    { ...none, candidates: plain },
  ];
}

/** "Butter, unsalted", "milk whole": the name with its end first; what is chopped is no other thing. */
function invertedIn({ head, tail }: NameParts): Candidate[] {
  const words = head.split(" ");
  const last = words.at(-1) ?? "";
  const turned = [
    ...(tail.length <= MAX_TURNED ? [`${tail} ${head}`] : []),
    ...(words.length === 2 && tail === "" && !DISH.test(last) ? [`${last} ${words[0]}`] : []),
  ];
  return turned
    .filter((text) => text.startsWith("ground ") || !isPreparation(text.split(" ")[0] ?? ""))
    .flatMap((text) => candidatesIn(text).slice(0, 1))
    .filter(({ name, stem }) => stem.includes(" ") && turned.includes(name));
}

/** A cube of broth is none of it; the catalogue's cubes are found by their own names. */
function isCubeOf(read: ReadLine, { nameEn }: CatalogueName): boolean {
  return /^(cube|tablette)s?$/.test(read.countWord) && nameEn.endsWith(" broth");
}

function isSprigOf({ countWord }: ReadLine, { nameEn }: CatalogueName): boolean {
  return /^(sprig|bunch)(es|s)?$/.test(countWord) && nameEn.startsWith("Dried ");
}

function ownCube(read: ReadLine): NamedIngredient {
  const { head, asides, tail } = namePartsOf(read.counted);
  return { ...ownIngredient(head, [...asides, tail], false), tookCounted: true };
}

/** "Frozen chopped spinach" is frozen spinach; what is dried or canned is nothing else. */
function withStates(candidate: Candidate): Candidate[] {
  const states = [...new Set(candidate.states)];
  const isFresh = states.every((state) => STILL_FRESH.includes(state) || state === DRIED);
  const stated = states.flatMap((state) => [
    { ...candidate, stem: `${state} ${candidate.stem}` },
    { ...candidate, stem: `${candidate.stem} ${state}` },
  ]);
  return isFresh ? [...stated, candidate] : stated;
}

function bestOf(candidate: Candidate, catalogue: Catalogue, locale: Locale): CatalogueName[] {
  const best = bestNamed(catalogue.get(candidate.stem) ?? [], nameKey(candidate.name), locale);
  return best.filter((named) => isSameFood(named, candidate));
}

const MAX_LISTED = 4;
const MAX_TURNED = 20;
/** "Rice pudding" is no "pudding rice". */
const DISH =
  /^(puddings?|salads?|soups?|stews?|pies?|cakes?|breads?|sandwich(es)?|curry|dips?|spread)$/i;
const DRIED = stemOf("dried");
const STILL_FRESH = ["frozen", "unsalted", "surgel"];

export function ownIngredient(head: string, after: string[], isUnclear: boolean): NamedIngredient {
  const own = ownNameIn(head);
  return {
    name: own.name,
    found: undefined,
    isUnclear,
    before: "",
    after: [own.after, ...after],
    left: [],
    tookCounted: false,
  };
}
