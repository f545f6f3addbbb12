import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { choiceText } from "#domain/line/ingredient-choice";
import type { FurtherFood, Parse } from "#domain/line/line";
import { formatHeading, MAX_HEADING, readHeading } from "#domain/recipe/headings";
import type { IngredientLine } from "#domain/recipe/recipe";
import { cleanLine, countCharacters } from "#domain/text/text";
import { type FittedWords, fitLengths } from "./fit-lengths";
import { linesLanguage } from "./line-language";
import { findIngredient, type NamedIngredient, ownIngredient } from "./names/find-ingredient";
import { findFurtherFoods } from "./names/further-foods";
import type { Lexicon } from "./names/lexicon";
import { isInstruction, isNonIngredient } from "./non-ingredients";
import { createMeasureReader } from "./parse/measure";
import { parseLine, scanLine, toParse } from "./parse/parse-line";
import { isWeighed } from "./parse/signs";
import type { Scan } from "./parse/types";
import { allowedMeasure } from "./parts/allowed-measure";
import { type LineParts, NO_PARTS } from "./parts/line-parts";
import { splitLine, splitScan } from "./parts/split-line";
import { tokenizeLine } from "./tokens";
import { buildPattern } from "./vocabulary";

/** "several": one measure that applies to each of several foods. */
export type ParseWarning = "amount" | "unit" | "ingredient" | "several" | "tooLong";

export interface UnderstoodLine extends IngredientLine {
  typed: string;
  /** Without the food. */
  parse: Parse;
  warning: ParseWarning | null;
  written: string;
  /** Besides the main food. */
  further: FurtherFood[];
}

export interface LinesLanguage {
  locale: Locale;
  /** Null where the recipe tells none: lines are then stored in that of the locale. */
  language: Language | null;
  /** Found from the words of the lines if it is not told. */
  spoken?: Language | null;
}

const MAX_READ = 400;
const HEADING = /^(?!\W*\p{N})(.+):$/u;
const PURPOSE = /^((?:for|pour) (?:the|your|le|la|les|l[’'])[^:\d]{1,40}?)\s*:(?=.)/i;
/** "Optional: 1 cup nuts" */
const REMARK = new RegExp(
  String.raw`^\(?(${buildPattern("remark")})\)?\s*(?:[:,–-]\s*|\s)(?=\S)`,
  "iu",
);
const BRACKETED = /^\(([^()]+)\)$/;
const BULLET = /^(?:[-–—•*▢☐◦‣·□◻▪✓✔]|\[\s?[xX]?\])+\s*(?=\S)/;
const JOINT = /^\W*(?:(?:et|plus|and)\s+|[+&]\s*)(?=[\d\p{No}])/iu;
/** "Salt, 2 tasses d'eau": another ingredient with its own measure. */
const OF_ANOTHER = /^\W*(?=[\d½¼¾])[^,]{2,40} (?:de |d['’])\p{L}/iu;
const SEVERAL = new RegExp(
  String.raw`^\d+(?: \p{L}+){1,3}(?:, \d+ (?!(?:${buildPattern("unit")}|${buildPattern("time")}s?|min\p{L}*|inch\p{L}*|pouces?)(?!\p{L}))\p{L}+(?: \p{L}+){0,2})+$`,
  "iu",
);
const FOR_ONE = /\b(?:par|per|pour une?|pour 1) (?:personne|person|convive|portion)\b/i;
const NUMBER = /\p{N}(?![\p{N}.,]*\s?%)/u;
const BEGINS_WITH_NUMBER = /^\W*\p{N}(?![\p{N}.,]*\s?%)/u;
const OF_EACH = /\b(?:each|chaque|chacun)\b.*(?:,|&|\band\b|\bet\b)/iu;
const NOTHING_MEASURED = { amount: null, unit: "NONE" as const, written: "", doubt: null };
const NONE = ownIngredient("", [], false);
/** Leading emoji: a symbol with joiners and skin tones, a flag, or a keycap digit. */
const EMOJI = new RegExp(
  String.raw`^(?:(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]` +
    String.raw`|[\d#*]\u20e3(?=\s*[\p{N}])|\s)+(?=\S)`,
  "u",
);
const KEYCAP = /^(\d)\u20e3\s*/u;
const FOOTNOTE = /(?<=[\p{L}\p{N})])\s?\*+(?=[\s,;.)]|$)/gu;
// biome-ignore lint/suspicious/noMisleadingCharacterClass: they are taken out one by one.
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]/g;

/** Reads each line once: its parts, what the lexicon calls its food, and its parse. */
export function understandLines(
  lexicon: Lexicon,
  typed: string[],
  { locale, language, spoken = linesLanguage(typed, language) }: LinesLanguage,
): UnderstoodLine[] {
  const names = isLocale(spoken) ? spoken : locale;
  const written = language ?? locale;
  return typed.map((text) => {
    const { scan, ...line } = readTyped(text, spoken);
    const isScanned = scan?.line.text === text && spoken === written;
    const parse = isScanned ? toParse(scan, written) : parseLine(text, written);
    if (line.isHeading) return { ...headingLine(text, line.read.rest), parse, further: [] };
    const named = line.isNone ? NONE : findIngredient(line.read, lexicon, names);
    const further = line.isNone
      ? []
      : findFurtherFoods(line.read, named, { lexicon, locale: names });
    return { typed: text, parse, ...understoodLine(line, named), further };
  });
}

/** Formats a heading: in the form, a line that begins with "#" is one too. */
function headingLine(typed: string, text: string): Omit<UnderstoodLine, "parse" | "further"> {
  const name = formatHeading({ before: 0, text });
  return { typed, name, amount: null, unit: "NONE", complement: "", written: "", warning: null };
}

function understoodLine(
  { text, label, read, isWhole }: Omit<ReadText, "scan">,
  named: NamedIngredient,
): Omit<UnderstoodLine, "typed" | "parse" | "further"> {
  const isNameless = named.name === "" && text !== "";
  const measure = isNameless ? NOTHING_MEASURED : allowedMeasure(read, named);
  const lead = named.tookCounted ? read.leadBefore : read.lead;
  const said = isNameless ? [] : [label, lead, named.before, ...named.after];
  const fit = fitLengths(named.name || text, said, measure.written);
  const isUnclear = isNameless || SEVERAL.test(text);
  const doubt = measure.doubt ?? (isUnclear ? "ingredient" : findWarning(read, named, fit));
  return {
    name: fit.name,
    amount: measure.amount,
    unit: measure.unit,
    complement: fit.complement,
    written: fit.written,
    warning: fit.isCut || !isWhole ? "tooLong" : doubt,
    ...(named.isUnclear ? {} : { choice: choiceText(named.found?.id ?? "own", fit.name) }),
  };
}

function findWarning(
  read: LineParts,
  named: NamedIngredient,
  fit: FittedWords,
): ParseWarning | null {
  const isMeasured = read.measure !== "" || read.amount !== null;
  if (read.amount && named.after.some((words) => FOR_ONE.test(words))) return "amount";
  if (isMeasured && named.after.some(isMoreOfIt)) return "amount";
  const hasNumber = !named.found && NUMBER.test(named.name);
  const isLeft = hasNumber || named.after.some((words) => BEGINS_WITH_NUMBER.test(words));
  if (isLeft && !isMeasured) return "amount";
  if (isOfEach(named)) return "several";
  const isAnother =
    named.after.some((words) => JOINT.test(words)) || isMeasuredAnother(named.after.at(-1) ?? "");
  const isNone = !named.found && !isMeasured && isInstruction(read.rest);
  return hasNumber || isAnother || isNone || named.isUnclear || fit.isNameCut ? "ingredient" : null;
}

function isOfEach({ found, name }: NamedIngredient): boolean {
  return !found && OF_EACH.test(name);
}

/** "Plus 2 tablespoons": the amount does not include everything. */
function isMoreOfIt(words: string): boolean {
  const isMore = JOINT.test(words);
  const { read } = createMeasureReader(tokenizeLine(words.replace(JOINT, ""), null));
  return isMore && isWeighed(read(0)?.measure);
}

function isMeasuredAnother(words: string): boolean {
  if (!OF_ANOTHER.test(words)) return false;
  const { measure, unit, countWord } = splitLine(words.replace(/^\W*/, ""), null);
  return measure !== "" || countWord !== "" || !["NONE", "UNIT"].includes(unit);
}

interface ReadText {
  text: string;
  label: string;
  read: LineParts;
  scan: Scan | undefined;
  isWhole: boolean;
  isHeading: boolean;
  isNone: boolean;
}

function readTyped(typed: string, language: Language | null): ReadText {
  const clean = cleanLine(typed.slice(0, MAX_READ * 2).replace(INVISIBLE, ""))
    .replace(EMOJI, "")
    .replace(BULLET, "")
    .replace(EMOJI, "")
    .replace(KEYCAP, "$1 ")
    .replace(FOOTNOTE, "");
  const cut = [...clean].slice(0, MAX_READ).join("");
  const isWhole = typed.length <= MAX_READ * 2 && cut.length === clean.length;
  const line = BRACKETED.exec(cut)?.[1]?.trim() ?? cut;
  const titled = readHeading(line) || HEADING.exec(line)?.[1]?.trim() || undefined;
  const heading =
    titled !== undefined && countCharacters(titled) <= MAX_HEADING ? titled : undefined;
  const [before = "", label = ""] =
    heading === undefined ? (PURPOSE.exec(line) ?? REMARK.exec(line) ?? []) : [];
  const text = readHeading(line) || line.slice(before.length).trimStart();
  const isNone = heading === undefined && isNonIngredient(text);
  const none = heading ?? (isNone ? text : undefined);
  const scan = none ? undefined : scanLine(tokenizeLine(text, language));
  const read = scan ? splitScan(scan) : { ...NO_PARTS, rest: none ?? "" };
  return { text, label, read, scan, isWhole, isHeading: Boolean(heading), isNone };
}
