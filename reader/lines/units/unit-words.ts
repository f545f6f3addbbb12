import type { Language } from "#domain/language/languages";
import { LOCALES } from "#domain/language/locales";
import type { Amount } from "#domain/measures/amount";
import { MEASURES } from "#domain/measures/measures";
import type { Unit } from "#domain/measures/units";
import { isModifier } from "../names/modifiers";
import { keyAt, keysIn, type Line } from "../tokens";
import { getRows, phraseAt } from "../vocabulary";
import { ABOUT_BEHIND, CONTAINERS, OF, PIECES } from "./measure-words";

export interface UnitWord {
  key: string;
  unit: Unit;
  times: Amount;
  isOwn: boolean;
  /** Whether its size is ambiguous, as of a bare pint or a livre. */
  isUnclear: boolean;
  isOunce: boolean;
  end: number;
}

type Known = Omit<UnitWord, "end">;

const MAX_WORDS = 4;
const UNITS_KNOWN = new Map([...spoons(), ...unitsIn(getRows("unit"))]);
/** Words for different units in different languages. */
const UNITS_OF = new Map<Language, Map<string, Known>>(
  LOCALES.map((locale) => [locale, new Map(unitsIn(getRows("unit here", locale)))]),
);

export function readUnit(line: Line, at: number): UnitWord | undefined {
  let found: UnitWord | undefined;
  let words = "";
  let end = keyAt(line, at) === "-" && !line.tokens[at]?.spaced ? at + 1 : at;
  for (let count = 0; count < MAX_WORDS; count++) {
    const key = line.tokens[end]?.key;
    if (key === undefined) break;
    words = words === "" ? unitKey(key) : `${words} ${unitKey(key)}`;
    end = afterPoints(line, end + 1);
    const known = isHyphened(line, end) ? undefined : knownUnit(words, line);
    if (known) found = { ...known, end };
    if (keyAt(line, end) === "-") end += 1;
  }
  return found;
}

/** "T-bone", "cup-shaped": a word that only begins like a unit. */
function isHyphened(line: Line, at: number): boolean {
  const [dash, next] = [line.tokens[at], line.tokens[at + 1]];
  if (dash?.key !== "-" || dash.spaced || next?.spaced) return false;
  return /^\p{L}/u.test(next?.text ?? "") && !CONTAINERS.has(next?.key ?? "");
}

function afterPoints(line: Line, at: number): number {
  let end = at;
  while (keyAt(line, end) === "." && !line.tokens[end]?.spaced) end += 1;
  return end;
}

function knownUnit(words: string, { language, isImperial }: Line) {
  const imperial = isImperial ? UNITS_KNOWN.get(`imperial ${words}`) : undefined;
  return imperial ?? (language && UNITS_OF.get(language)?.get(words)) ?? UNITS_KNOWN.get(words);
}

function spoons(): [string, Known][] {
  return getRows("spoon").flatMap((spoon) =>
    unitsIn(
      getRows("spoon of", spoon.language).map(({ word, value }) => ({
        word: `${spoon.word} ${word}`,
        value,
      })),
    ),
  );
}

function unitsIn(rows: { word: string; value: string }[]): [string, Known][] {
  return rows.map(({ word, value }): [string, Known] => {
    const measure = MEASURES.get(value);
    if (!measure) throw new Error(`No measure "${value}".`);
    const { key, unit = "NONE", times, note } = measure;
    const isUnclear = note === "ambiguous";
    const isOwn = times.numerator === times.denominator && !isUnclear;
    const known: Known = { key, unit, times, isUnclear, isOwn, isOunce: key === "ounce" };
    return [keysIn(word).map(unitKey).join(" "), known];
  });
}

function unitKey(key: string): string {
  return key.replace("à", "a").replace("thé", "the");
}

const MAX_DESCRIBED = 3;

/** Whether a container or piece follows, as in "2 400 g tins": the measure before is its size. */
export function isPackedSize(line: Line, at: number): boolean {
  let from = keyAt(line, at) === "-" ? at + 1 : at;
  for (let step = 0; step < MAX_DESCRIBED; step++, from++) {
    const key = keyAt(line, from);
    if (phraseAt(ABOUT_BEHIND, (after) => keyAt(line, from + after)) > 0) return false;
    if (CONTAINERS.has(key) || PIECES.has(key)) return true;
    if (!/^\p{L}/u.test(key) || OF.has(key) || !isModifier(key)) return false;
  }
  return false;
}
