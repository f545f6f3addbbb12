import { celsiusOf } from "#domain/oven-temperature";
import { foldedKey } from "#domain/text";
import type { ParsedRecipe } from "../../parsed-recipe";
import { kindsIn } from "../../word-table";
import { namedCategory } from "../json-ld/category-names";
import { parseMinutes } from "../json-ld/duration";
import { webAddress } from "../json-ld/picture-address";
import table from "../words/labels.tsv?raw";
import { formOf } from "../words/phrases";

export interface ParsedFacts {
  prepTime?: number;
  cookTime?: number;
  totalTime?: number;
  yield?: string;
  cookingTemperature?: number;
  category?: ParsedRecipe["category"];
  source?: string;
}

const LABELS = kindsIn(table);
const MAX_FACTS = 300;
const PEOPLE = new RegExp(
  `^(?:${formOf("peopleAround")} ?)?\\d{1,3}(?: ?(?:-|–|to|à|a|ou|or|bis) ?\\d{1,3})? ${formOf("people")}$`,
  "i",
);
/** "Per 100 g: 250 kcal" says nothing of how much it makes. */
const NUTRITION = /^(?:per|pour|for):? 100 ?(?:g|ml)(?!\p{L})/iu;

/** The facts of a line ("Prep: 10 min | Serves 4"); undefined where it says anything else as well. */
export function parseFacts(line: string): ParsedFacts | undefined {
  if (line.length > MAX_FACTS) return undefined;
  const plain = line
    .replace(/[*_]{2}/g, "")
    .replace(/^[-*•·]\s+/, "")
    .replace(/^[*_](.+)[*_]$/, "$1");
  return (
    (plain.includes("\t") ? allOf(plain.split("\t")) : undefined) ??
    allOf(plain.split(/[|•·;,.](?=\s|$)/)) ??
    allOf(plain.split(/[|•·;]|\s[–—-]\s|\t/)) ??
    (/\|.*\|/.test(plain) ? undefined : allOf([plain.replace(/ ?\| ?/, ": ")]))
  );
}

function allOf(parts: string[]): ParsedFacts | undefined {
  const texts = parts.map((part) => part.trim()).filter(Boolean);
  const all: ParsedFacts = {};
  for (const text of texts) {
    const facts = factOf(text);
    if (!facts) return undefined;
    Object.assign(all, facts);
  }
  return texts.length > 0 ? all : undefined;
}

function factOf(text: string): ParsedFacts | undefined {
  if (PEOPLE.test(text)) return { yield: text };
  if (NUTRITION.test(text)) return undefined;
  const behind = /^(\d[^:]{1,30}?)\s+(?:de )?(prep|cook|total|pr[eé]paration|cuisson)$/i.exec(text);
  const [, label = "", value = ""] = behind
    ? [text, behind[2], behind[1]]
    : (/^([^:\d]{2,40}?)\s*(?::|(?=\d)|(?<=^by|^par)\s)\s*(.{1,250})$/i.exec(text) ?? []);
  const key = foldedKey(label.replace(/^[^\p{L}]+/u, ""));
  const name = LABELS.get(key) as keyof ParsedFacts | undefined;
  return name && READERS[name](value.trim(), text.includes(":"));
}

const READERS: Record<
  keyof ParsedFacts,
  (value: string, isLabelled: boolean) => ParsedFacts | undefined
> = {
  prepTime: minutesFact("prepTime"),
  cookTime: minutesFact("cookTime"),
  totalTime: minutesFact("totalTime"),
  yield: yieldFact,
  cookingTemperature: temperatureOf,
  category: categoryFact,
  source: sourceFact,
};

const MAX_YIELD = 60;

function minutesFact(name: "prepTime" | "cookTime" | "totalTime") {
  return (value: string): ParsedFacts | undefined => {
    const minutes = parseMinutes(value);
    return minutes === null ? undefined : { [name]: minutes };
  };
}

function yieldFact(value: string): ParsedFacts | undefined {
  return /\d/.test(value) && value.length <= MAX_YIELD ? { yield: value } : undefined;
}

function sourceFact(value: string, isLabelled: boolean): ParsedFacts | undefined {
  const isSource = isLabelled || NAME.test(value);
  return isSource ? { source: webAddress(value, null) ?? value } : undefined;
}

function categoryFact(value: string, isLabelled: boolean): ParsedFacts | undefined {
  const language = /é/i.test(value) ? "fr" : null;
  const category = isLabelled ? namedCategory(value, "", language) : null;
  return category ? { category } : undefined;
}

/** "By Ann Smith" and "By ada", and not "By the sea we eat fish.". */
const NAME = /^[^\s.,!?]{1,40}$|^\p{Lu}[^\s.,!?]{0,20}(?: [^\s.,!?]{1,20}){0,3}$/u;

/** "180 °C", "350 °F (180 °C)", "350 F": what is not said in Celsius is worked out. */
function temperatureOf(value: string): ParsedFacts | undefined {
  const celsius = /(\d{2,3})\s*(?:°\s*c?|degr[eé]s?|c)(?![a-z])/i.exec(
    value.replace(/\d+\s*°?\s*f\b/i, ""),
  );
  if (celsius) return { cookingTemperature: Number(celsius[1]) };
  const fahrenheit = /(\d{2,3})\s*°?\s*f\b/i.exec(value);
  if (!fahrenheit) return undefined;
  return { cookingTemperature: celsiusOf(Number(fahrenheit[1])) };
}
