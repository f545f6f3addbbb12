import { markHeading } from "../marked-heading";
import { formatIngredientLine } from "./ingredient-line-text";
import {
  isJsonObject,
  type JsonObject,
  jsonName,
  jsonNumber,
  jsonText,
  sortByKey,
} from "./untyped-json";

const MAX_DEPTH = 6;
const MAX_VALUES = 5_000;
const WORDS = "text,step,instruction,direction,description,content,name,title,label,location,url";
const LISTS = "ingredients,items,steps,instructions,directions,itemListElement";
const HEADINGS = "isSection,isHeader,isHeading,is_header,section";
/** Unit names of Crouton. */
const UNITS: Record<string, string> = {
  ...{ ITEM: "", SECTION: "", GRAMS: "g", KGS: "kg", MILLS: "ml", LITRES: "l", DECILITER: "dl" },
};

interface ReadBudget {
  depth: number;
  left: { values: number };
}

/** Returns the texts of a value, including nested ones; a nested list is preceded by its name. */
export function extractTexts(value: unknown): string[] {
  return extractWithin(value, { depth: 0, left: { values: MAX_VALUES } });
}

function extractWithin(value: unknown, { depth, left }: ReadBudget): string[] {
  if (depth > MAX_DEPTH || --left.values < 0) return [];
  const inside = { depth: depth + 1, left };
  if (Array.isArray(value))
    return sortIfOrdered(value.slice(0, MAX_VALUES)).flatMap((each) => extractWithin(each, inside));
  if (!isJsonObject(value)) return [jsonText(value)].filter(Boolean);
  if (isNumbered(value)) return extractWithin(Object.values(value), inside);
  return extractFromObject(value, inside).filter(Boolean);
}

/** PHP writes a list with gaps as "{ 0: …, 2: … }". */
function isNumbered(value: JsonObject): boolean {
  return Object.keys(value).every((key) => /^\d{1,4}$/.test(key));
}

function sortIfOrdered(rows: unknown[]): unknown[] {
  const isPlaced = rows.every((row) => isJsonObject(row) && jsonNumber(row.order) !== null);
  return isPlaced ? sortByKey("order", rows) : rows;
}

function extractFromObject(object: JsonObject, room: ReadBudget): string[] {
  const list = LISTS.split(",").find((name) => Array.isArray(object[name]));
  const words = lineIn(object) || ownWords(object, room);
  if (list) return [markHeading(words), ...extractWithin(object[list], room)];
  if (words) return [isHeading(object) ? markHeading(words) : words];
  return Object.entries(object)
    .slice(0, MAX_VALUES)
    .flatMap(([name, value]) => {
      if (Array.isArray(value)) return [markHeading(name), ...extractWithin(value, room)];
      return [[name, ...extractWithin(value, room)].join(": ")];
    });
}

function ownWords(object: JsonObject, room: ReadBudget): string {
  for (const name of WORDS.split(",")) {
    const [words] = object[name] ? extractWithin(object[name], room) : [];
    if (words) return words;
  }
  return "";
}

function isHeading(object: JsonObject): boolean {
  const { quantityType } = isJsonObject(object.quantity) ? object.quantity : object;
  if (quantityType === "SECTION" || object["@type"] === "HowToSection") return true;
  return HEADINGS.split(",").some((name) => object[name] === true);
}

function lineIn(object: JsonObject): string {
  const of = isJsonObject(object.quantity) ? object.quantity : object;
  const quantity = of.amount ?? of.quantity ?? of.value;
  const name = jsonName(object.ingredient ?? object.food ?? object.item ?? object.name);
  if (name === "" || (quantity === undefined && object.quantity === undefined)) return "";
  const unit = jsonName(of.unit ?? of.quantityType ?? object.unit);
  const note = jsonText(object.note ?? object.notes ?? object.preparation);
  return formatIngredientLine({ quantity, unit: unitWord(unit), name, note });
}

function unitWord(unit: string): string {
  return Object.hasOwn(UNITS, unit) ? (UNITS[unit] ?? "") : unit.toLowerCase();
}
