import { parseCelsius, readOvenWords } from "#domain/measures/oven-temperature";
import { readTags } from "#domain/recipe/tags";
import { foldedKey } from "#domain/text/text";
import type { ParsedRecipe } from "../../parsed-recipe";
import { buildPattern } from "../../phrases";
import { namesServings, readYield } from "../../yields/read-yield";
import { findCategory } from "../json-ld/category-names";
import { parseMinutes } from "../json-ld/duration";
import { toWebAddress } from "../json-ld/image-address";
import { findLabelKind } from "./fact-labels";
import { parseHeading } from "./headings";
import { readSourceLine } from "./source-lines";

export interface ParsedFacts {
  prepTime?: number;
  cookTime?: number;
  totalTime?: number;
  /** Of people; `yield` is anything else it makes. */
  servings?: string;
  yield?: string;
  cookingTemperature?: number;
  ovenWords?: string;
  category?: ParsedRecipe["category"];
  source?: string;
  tags?: string[];
}

const MAX_FACTS = 300;
const ORIGINAL_YIELD = new RegExp(`^${buildPattern("original yield")}\\s+`, "iu");
/** "Per 100 g: 250 kcal" is not a yield. */
const NUTRITION = /^(?:per|pour|for):? 100 ?(?:g|ml)(?!\p{L})/iu;

export function parseFacts(line: string): ParsedFacts | undefined {
  const source = readSourceLine(line);
  if (source !== undefined) return { source };
  const tags = readTagLine(line);
  if (tags !== undefined) return { tags };
  if (line.length > MAX_FACTS) return undefined;
  const plain = line
    .replace(/[*_]{2}/g, "")
    .replace(/^[-*•·]\s+/, "")
    .replace(/^[*_](.+)[*_]$/, "$1");
  const whole = /\|.*\|/.test(plain) ? [] : [plain.replace(/ ?\| ?/, ": ")];
  const splits = [
    plain.includes("\t") ? plain.split("\t") : [],
    plain.split(/[|•·;,.](?=\s|$)/),
    plain.split(/[|•·;]|\s[–—-]\s|\t/),
    whole,
  ];
  // Most lines have no separator: equal splits are parsed once.
  for (const parts of new Map(splits.map((parts) => [parts.join("\n"), parts])).values()) {
    const facts = parseAll(parts);
    if (facts) return facts;
  }
  return undefined;
}

const TAG_LINE = /^(?:[-*•·]\s+)?([\p{L}-]{3,20}?)\s?:\s*(\S.{0,999})$/u;

function readTagLine(line: string): string[] | undefined {
  const [, label = "", value = ""] = TAG_LINE.exec(line) ?? [];
  return findLabelKind(foldedKey(label)) === "tags" ? readTags(value) : undefined;
}

function parseAll(parts: string[]): ParsedFacts | undefined {
  const texts = parts.map((part) => part.trim()).filter(Boolean);
  const all: ParsedFacts = {};
  for (const text of texts) {
    const facts = parseFact(text);
    if (!facts) return undefined;
    Object.assign(all, facts);
  }
  return texts.length > 0 ? all : undefined;
}

function parseFact(text: string): ParsedFacts | undefined {
  const original = text.replace(ORIGINAL_YIELD, "");
  if (original !== text) {
    return yieldFact(namesServings(original) ? "servings" : "yield")(original.replace(/\.$/, ""));
  }
  if (NUTRITION.test(text)) return undefined;
  const behind = LABEL_BEHIND.exec(text);
  const [, label = "", value = ""] = behind
    ? [text, behind[2], behind[1]]
    : (/^([^:\d]{2,40}?)\s*(?::|(?=\d)|(?<=^by|^par)\s)\s*(.{1,250})$/i.exec(text) ?? []);
  const key = foldedKey(label.replace(/^[^\p{L}]+/u, ""));
  const name = findLabelKind(key) as keyof typeof READERS | undefined;
  const fact = name && READERS[name](value.trim(), text.includes(":"));
  return fact ?? (isServings(text) ? { servings: text } : undefined);
}

const READERS: Record<
  Exclude<keyof ParsedFacts, "ovenWords">,
  (value: string, isLabelled: boolean) => ParsedFacts | undefined
> = {
  prepTime: minutesFact("prepTime"),
  cookTime: minutesFact("cookTime"),
  totalTime: minutesFact("totalTime"),
  servings: yieldFact("servings"),
  yield: yieldFact("yield"),
  cookingTemperature: parseTemperature,
  category: categoryFact,
  source: sourceFact,
  tags: (value) => ({ tags: readTags(value) }),
};

const MAX_YIELD = 60;

function minutesFact(name: "prepTime" | "cookTime" | "totalTime") {
  return (value: string): ParsedFacts | undefined => {
    const minutes = parseMinutes(value);
    return minutes === null ? undefined : { [name]: minutes };
  };
}

const LABEL_BEHIND = new RegExp(
  `^(\\d[^:]{1,30}?)\\s+(?:de )?(${buildPattern("label behind")})$`,
  "i",
);

function isServings(text: string): boolean {
  if (text.length > MAX_YIELD || !namesServings(text) || parseHeading(text)) return false;
  return readYield(text).says === "" || ONLY_RANGE.test(text);
}

const ONLY_RANGE = new RegExp(
  `^(?:${buildPattern("people around")} ?)?\\d{1,3}(?: ?(?:-|–|${buildPattern("range")}) ?\\d{1,3})? ${buildPattern("people")}$`,
  "i",
);

function yieldFact(name: "servings" | "yield") {
  return (value: string): ParsedFacts | undefined => {
    const isCounted = /\d/.test(value) || readYield(value).servings !== null;
    return isCounted && value.length <= MAX_YIELD ? { [name]: value } : undefined;
  };
}

function sourceFact(value: string, isLabelled: boolean): ParsedFacts | undefined {
  const isSource = (isLabelled || NAME.test(value)) && !/\S@\S/.test(value);
  return isSource ? { source: toWebAddress(value, null) ?? value } : undefined;
}

function categoryFact(value: string, isLabelled: boolean): ParsedFacts | undefined {
  const language = /é/i.test(value) ? "fr" : null;
  const category = isLabelled ? findCategory(value, "", language) : null;
  return category ? { category } : undefined;
}

/** Matches "By Ann Smith" and "By ada", but not "By the sea we eat fish.". */
const NAME = /^[^\s.,!?]{1,40}$|^\p{Lu}[^\s.,!?]{0,20}(?: [^\s.,!?]{1,20}){0,3}$/u;

function parseTemperature(value: string): ParsedFacts | undefined {
  const whole = readOvenWords(value.replace(/\s*\([^()]*\)$/, ""));
  const celsius = /(\d{2,3})\s*(?:°\s*c?|degr[eé]s?|c)(?![a-z])/i.exec(
    value.replace(/\d+\s*°?\s*f\b/i, "").replace(whole, ""),
  );
  const fahrenheit = /(\d{2,3})\s*°?\s*f\b/i.exec(value);
  const written = whole || (fahrenheit ? `${fahrenheit[1]} °F` : "");
  const degrees = celsius ? Number(celsius[1]) : parseCelsius(written);
  if (degrees === undefined) return undefined;
  const ovenWords = parseCelsius(written) === degrees ? written : undefined;
  return { cookingTemperature: degrees, ...(ovenWords ? { ovenWords } : {}) };
}
