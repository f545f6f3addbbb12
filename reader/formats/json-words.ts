import { markedHeading } from "../marked-heading";
import { ingredientLineText } from "./ingredient-line-text";
import {
  inOrderOf,
  isJsonObject,
  type JsonObject,
  jsonName,
  jsonNumber,
  jsonText,
} from "./untyped-json";

const MAX_DEPTH = 6;
/** Of one field; beyond it there is no recipe, only an attack. */
const MAX_VALUES = 5_000;
/** Where an object has its words, a list of its own, and what says that it is a heading. */
const WORDS = "text,step,instruction,direction,description,content,name,title,label,location,url";
const LISTS = "ingredients,items,steps,instructions,directions,itemListElement";
const HEADINGS = "isSection,isHeader,isHeading,is_header,section";
/** Crouton's words for units; others say what they mean. */
const UNITS: Record<string, string> = {
  ...{ ITEM: "", SECTION: "", GRAMS: "g", KGS: "kg", MILLS: "ml", LITRES: "l", DECILITER: "dl" },
};

interface Room {
  depth: number;
  left: { values: number };
}

/** The words of a value, however deep; a list in a list stands under its name. */
export function jsonWords(value: unknown): string[] {
  return wordsOf(value, { depth: 0, left: { values: MAX_VALUES } });
}

function wordsOf(value: unknown, { depth, left }: Room): string[] {
  if (depth > MAX_DEPTH || --left.values < 0) return [];
  const inside = { depth: depth + 1, left };
  if (Array.isArray(value))
    return inOrder(value.slice(0, MAX_VALUES)).flatMap((each) => wordsOf(each, inside));
  if (!isJsonObject(value)) return [jsonText(value)].filter(Boolean);
  if (isNumbered(value)) return wordsOf(Object.values(value), inside);
  return wordsOfObject(value, inside).filter(Boolean);
}

/** "{ 0: …, 2: … }" is what PHP makes of a list with gaps. */
function isNumbered(value: JsonObject): boolean {
  return Object.keys(value).every((key) => /^\d{1,4}$/.test(key));
}

function inOrder(rows: unknown[]): unknown[] {
  const isPlaced = rows.every((row) => isJsonObject(row) && jsonNumber(row.order) !== null);
  return isPlaced ? inOrderOf("order", rows) : rows;
}

function wordsOfObject(object: JsonObject, room: Room): string[] {
  const list = LISTS.split(",").find((name) => Array.isArray(object[name]));
  const words = lineIn(object) || ownWords(object, room);
  if (list) return [markedHeading(words), ...wordsOf(object[list], room)];
  if (words) return [isHeading(object) ? markedHeading(words) : words];
  return Object.entries(object)
    .slice(0, MAX_VALUES)
    .flatMap(([name, value]) => {
      if (Array.isArray(value)) return [markedHeading(name), ...wordsOf(value, room)];
      return [[name, ...wordsOf(value, room)].join(": ")];
    });
}

function ownWords(object: JsonObject, room: Room): string {
  for (const name of WORDS.split(",")) {
    const [words] = object[name] ? wordsOf(object[name], room) : [];
    if (words) return words;
  }
  return "";
}

function isHeading(object: JsonObject): boolean {
  const { quantityType } = isJsonObject(object.quantity) ? object.quantity : object;
  if (quantityType === "SECTION" || object["@type"] === "HowToSection") return true;
  return HEADINGS.split(",").some((name) => object[name] === true);
}

/** A line of ingredients that its program took apart. */
function lineIn(object: JsonObject): string {
  const of = isJsonObject(object.quantity) ? object.quantity : object;
  const quantity = of.amount ?? of.quantity ?? of.value;
  const name = jsonName(object.ingredient ?? object.food ?? object.item ?? object.name);
  if (name === "" || (quantity === undefined && object.quantity === undefined)) return "";
  const unit = jsonName(of.unit ?? of.quantityType ?? object.unit);
  const note = jsonText(object.note ?? object.notes ?? object.preparation);
  return ingredientLineText({ quantity, unit: unitWord(unit), name, note });
}

function unitWord(unit: string): string {
  return Object.hasOwn(UNITS, unit) ? (UNITS[unit] ?? "") : unit.toLowerCase();
}
