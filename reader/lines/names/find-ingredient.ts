import { LOCALES, type Locale } from "#domain/language/locales";
import { nameKey } from "#domain/line/ingredient-choice";
import { stemWord } from "#domain/text/word-stems";
import type { LineParts } from "../parts/line-parts";
import { getStems, getWords } from "../vocabulary";
import { cannedCandidates, groundCandidates, isCanned, isSoldFresh } from "./canned-or-ground";
import { isSameWithQualifier, qualifiedCandidatesIn } from "./french-qualifiers";
import { findKind } from "./kinds";
import { bestNamed, type Food, type Lexicon } from "./lexicon";
import { isPreparation } from "./modifiers";
import {
  type Candidate,
  type Choice,
  candidatesIn,
  choicesIn,
  ownNameIn,
  wholeCandidate,
} from "./name-candidates";
import { type NameParts, splitName } from "./name-parts";
import { isSameFood } from "./same-food";

export interface NamedIngredient {
  name: string;
  found: Food | undefined;
  isUnclear: boolean;
  /** The other of two foods that one name stands for: "chicken or vegetable stock". */
  alternative?: Food | undefined;
  before: string;
  after: string[];
  left: string[];
  tookCounted: boolean;
}

interface CandidateSet {
  candidates: Candidate[];
  tookCounted: boolean;
  others: string[];
}

export function findIngredient(read: LineParts, lexicon: Lexicon, locale: Locale): NamedIngredient {
  const parts = splitName(read.rest);
  const isKnown = (stem: string) => stem !== "" && lexicon.named(stem).length > 0;
  if (listStems(read, parts).some(isKnown)) return ownIngredient(read.rest, [], false);
  const choice = choicesIn(parts.head).find(({ cut }) => isKnown(cut));
  if (choice) return oneOfChoice(choice, parts, lexicon);
  for (const set of listCandidateSets(read, parts, locale)) {
    for (const candidate of set.candidates) {
      const named = namedBy(candidate, set, { read, parts, lexicon, locale });
      if (named) return named;
    }
  }
  return ownOfParts(parts, false);
}

function ownOfParts({ head, asides, tail }: NameParts, isUnclear: boolean): NamedIngredient {
  return ownIngredient(head, [...asides, tail], isUnclear);
}

/** "Chicken or vegetable broth" is the first, unless the second is none of the catalogue. */
function oneOfChoice(choice: Choice, parts: NameParts, lexicon: Lexicon): NamedIngredient {
  const [one, other] = [choice.cut, choice.other].map((stem) => lexicon.named(stem)[0]?.food);
  const own = ownOfParts(parts, true);
  if (!one || !other) return own;
  const alternative = one.id === other.id ? undefined : other;
  return { ...own, found: one, isUnclear: false, alternative };
}

interface Search {
  read: LineParts;
  parts: NameParts;
  lexicon: Lexicon;
  locale: Locale;
}

function namedBy(
  candidate: Candidate,
  { tookCounted, others }: CandidateSet,
  search: Search,
): NamedIngredient | undefined {
  const { read, parts, lexicon, locale } = search;
  const isNamed = lexicon.named(candidate.stem).length > 0;
  if (!isNamed)
    return FALSE_FRIENDS.get(locale)?.has(candidate.stem) ? ownOfParts(parts, false) : undefined;
  const [found, ...more] = findBest(candidate, lexicon, locale);
  if (!found || isOtherWithQualifier(found, candidate, search)) return undefined;
  if (isCanned(read, parts) && isSoldFresh(found, candidate)) return ownOfParts(parts, true);
  if (isOtherPiece(read, found)) return ownCounted(read);
  if (isDriedSprig(read, found)) return undefined;
  const { name, before, left } = candidate;
  const isUnclear = more.length > 0;
  return {
    name,
    found: isUnclear ? undefined : findKind(found, read.rest, lexicon),
    isUnclear,
    before,
    after: [candidate.after, ...others],
    left,
    tookCounted,
  };
}

function isOtherWithQualifier(found: Food, { qualifier }: Candidate, { lexicon }: Search): boolean {
  if (!qualifier) return false;
  const isAnother = (stem: string) => {
    const named = lexicon.named(stem);
    return named.length > 0 && !named.some(({ food }) => food.id === found.id);
  };
  return !isSameWithQualifier(found, qualifier, isAnother);
}

/** Stems after a comma in a line without a measure, "salt, pepper": possibly other ingredients. */
function listStems(read: LineParts, { tail }: NameParts): string[] {
  return read.measure || read.amount
    ? []
    : tail
        .split(/,|\s(?:and|et|&)\s/, MAX_LISTED)
        .flatMap((each) => candidatesIn(splitName(each).head).map(({ stem }) => stem));
}

function* listCandidateSets(
  read: LineParts,
  parts: NameParts,
  locale: Locale,
): Generator<CandidateSet> {
  for (const namesIn of NAME_READERS[locale]) yield* buildCandidateSets(read, parts, namesIn);
}

/** Counted words first ("cube de bouillon" is not "bouillon"), then canned, then plain food. */
function* buildCandidateSets(
  read: LineParts,
  parts: NameParts,
  namesIn: (head: string) => Candidate[],
): Generator<CandidateSet> {
  if (read.counted) yield countedIn(read.counted, namesIn);
  const isFirst = namesIn === candidatesIn;
  const others = [...parts.asides, parts.tail];
  const none = { tookCounted: false, others };
  const plain = namesIn(parts.head)
    .flatMap(withStates)
    .flatMap((each) => groundCandidates(each, read));
  const isTurned = parts.tail === "" && parts.head.split(" ").length === 2;
  if (isFirst && isTurned && !isCanned(read, parts)) {
    yield { ...none, candidates: plain.filter(({ name }) => name === parts.head) };
  }
  if (isFirst) yield { ...none, candidates: invertedIn(parts), others: parts.asides };
  if (isCanned(read, parts)) yield { ...none, candidates: plain.flatMap(cannedCandidates) };
  yield { ...none, candidates: plain };
}

function countedIn(text: string, namesIn: (head: string) => Candidate[]): CandidateSet {
  const { head, asides, tail } = splitName(text);
  const candidates = namesIn(head).filter(
    ({ before, stem }) => before === "" && stem.includes(" "),
  );
  return { candidates, tookCounted: true, others: [...asides, tail] };
}

/** Puts the last part first ("butter, unsalted", "milk whole"), unless it is a preparation. */
function invertedIn({ head, tail }: NameParts): Candidate[] {
  const words = head.split(" ");
  const last = words.at(-1) ?? "";
  const turned = [
    ...(tail.length <= MAX_TURNED ? [`${tail} ${head}`] : []),
    ...(words.length === 2 && tail === "" && !DISHES.has(last.toLowerCase())
      ? [`${last} ${words[0]}`]
      : []),
  ];
  return turned
    .filter((text) => text.startsWith("ground ") || !isPreparation(text.split(" ")[0] ?? ""))
    .map(wholeCandidate)
    .filter(({ name, stem }) => stem.includes(" ") && turned.includes(name));
}

/** A broth cube is not broth, and a stick is not ground; such pieces have their own names. */
function isOtherPiece({ countWord }: LineParts, { form, traits }: Food): boolean {
  const isCube = /^(cube|tablette)s?$/.test(countWord);
  return (
    (isCube && traits.includes("broth")) || (form === "ground" && STICKS.has(stemWord(countWord)))
  );
}

function isDriedSprig({ countWord }: LineParts, { form }: Food): boolean {
  return form === "dried" && SPRIGS.has(stemWord(countWord));
}

function ownCounted(read: LineParts): NamedIngredient {
  const { head, asides, tail } = splitName(read.counted);
  return { ...ownIngredient(head, [...asides, tail], false), tookCounted: true };
}

/** "Frozen chopped spinach" may be frozen spinach; dried or canned food must match as such. */
function withStates(candidate: Candidate): Candidate[] {
  const states = [...new Set(candidate.states)];
  const isFresh = states.every((state) => STILL_FRESH.includes(state) || state === DRIED);
  const stated = states.flatMap((state) => [
    { ...candidate, stem: `${state} ${candidate.stem}` },
    { ...candidate, stem: `${candidate.stem} ${state}` },
  ]);
  return isFresh ? [...stated, candidate] : stated;
}

function findBest(candidate: Candidate, lexicon: Lexicon, locale: Locale): Food[] {
  const best = bestNamed(lexicon.named(candidate.stem), nameKey(candidate.name), locale);
  return best.filter((named) => isSameFood(named, candidate));
}

/** In French a qualifier follows the name of its food: "poulet fermier". */
const NAME_READERS: Record<Locale, ((head: string) => Candidate[])[]> = {
  en: [candidatesIn],
  fr: [candidatesIn, qualifiedCandidatesIn],
};
const MAX_LISTED = 4;
const MAX_TURNED = 20;
const DISHES = getWords("dish");
const DRIED = stemWord("dried");
const SPRIGS = getStems("never dried");
const STICKS = getStems("never ground");
const FALSE_FRIENDS = new Map(
  LOCALES.map((locale) => [locale, getStems("false friend", locale)] as const),
);
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
