import { withFractions } from "../../decimal-fractions";
import { buildPattern } from "../../phrases";
import { isNode, type Node, nodeLine, nodeText, readProperty } from "../json-ld/node-values";
import { MAX_DEPTH, MAX_LINES, MAX_TEXT } from "../reading-limits";
import { withoutDuplicateBlock } from "./duplicate-blocks";
import { joinAmounts } from "./measures";
import { splitOtherMeasures } from "./other-measures";

interface CleanedIngredients {
  ingredients: string[];
  leftOut: string[];
}

export function readSchemaIngredients(value: unknown): CleanedIngredients {
  const lines: string[] = [];
  gather(value, lines, 0);
  return cleanIngredientLines(lines.map(tidyBrackets));
}

export function cleanIngredientLines(lines: string[]): CleanedIngredients {
  const full = lines.filter(Boolean);
  const separate = full.length === 1 ? splitIngredientList(full[0] as string) : full;
  const own = separate
    .map((line) => withFractions(withoutBullet(line.slice(0, MAX_TEXT))))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !EMPTY_HEADING.test(line))
    .slice(0, MAX_LINES)
    .map(withColon);
  const { lines: ingredients, leftOut } = splitOtherMeasures(
    withoutDuplicateBlock(joinAmounts(own)),
  );
  return { ingredients, leftOut };
}

/** Removes artefacts of plugins around a note: "( , )", "(, beaten)", "( raw )". */
function tidyBrackets(line: string): string {
  return line
    .slice(0, MAX_TEXT)
    .replace(/\(\(([^()]*)\)\)/g, "($1)")
    .replace(/\([\s,;]+/g, "(")
    .replace(/(?<![\s,;])[\s,;]+\)/g, ")")
    .replace(/ ?\([\s,;]*\)/g, "")
    .trim();
}

function withColon(line: string, at: number, all: string[]): string {
  return isHeading(line, all[at + 1]) ? `${line}:` : line;
}

const PURPOSE = new RegExp(`^${buildPattern("group purpose")}(?!\\p{L})[^\\d,:;()]{0,40}$`, "iu");
export const CAPITALS = /^\p{Lu}[\p{Lu}\s'’&-]{3,40}$/u;

function isHeading(line: string, next: string | undefined): boolean {
  if (next === undefined || PURPOSE.test(next)) return false;
  return (
    PURPOSE.test(line) || (CAPITALS.test(line) && /^[\d½⅓⅔¼¾]/.test(next) && /\p{Ll}/u.test(next))
  );
}

function gather(value: unknown, lines: string[], depth: number): void {
  if (lines.length >= MAX_LINES || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) for (const each of value) gather(each, lines, depth + 1);
  else if (isNode(value)) gatherNode(value, lines, depth);
  else lines.push(...nodeText(value).split("\n"));
}

function gatherNode(node: Node, lines: string[], depth: number): void {
  const group = readProperty(node, "itemListElement", "ingredients", "recipeIngredient", "item");
  if (typeof group !== "object") {
    lines.push(formatLine(node));
    return;
  }
  const name = nodeLine(readProperty(node, "name", "title"));
  if (name) lines.push(/:$/.test(name) ? name : `${name}:`);
  gather(group, lines, depth + 1);
}

function formatLine(node: Node): string {
  const whole = nodeLine(readProperty(node, "originalText", "display", "text", "@value"));
  if (whole) return whole;
  const quantity = readProperty(node, "requiredQuantity", "amount", "quantity", "value");
  const measure = isNode(quantity) ? quantity : node;
  const parts = [
    isNode(quantity)
      ? nodeLine(readProperty(quantity, "value", "amount", "name"))
      : nodeLine(quantity),
    nodeLine(readProperty(measure, "unitText", "unit")) ||
      toUnit(nodeLine(readProperty(measure, "unitCode"))),
    nodeLine(readProperty(node, "name", "ingredient", "food", "item")),
  ];
  const line = parts.filter(Boolean).join(" ");
  const note = nodeLine(readProperty(node, "note", "notes", "preparation"));
  return line && note ? `${line}, ${note}` : line || note;
}

/** UN/CEFACT codes, which schema.org's unitCode uses. */
const UNIT_CODES: Record<string, string> = {
  ...{ GRM: "g", KGM: "kg", MLT: "ml", CLT: "cl", DLT: "dl", LTR: "l", ONZ: "oz", LBR: "lb" },
  ...{ C62: "", EA: "", H87: "", NMB: "" },
};

function toUnit(code: string): string {
  return Object.hasOwn(UNIT_CODES, code) ? (UNIT_CODES[code] ?? "") : code;
}

const EMPTY_HEADING = /^(?:ingredients|ingrédients)\s*:?$/i;
export function splitIngredientList(text: string): string[] {
  const parts = text.slice(0, MAX_TEXT).split(/[,;] (?![^()]{0,80}\))/);
  const amounts = parts.filter((part) => BEGINS_WITH_AMOUNT.test(part));
  const isList = BEGINS_WITH_AMOUNT.test(text) && amounts.length > 1 && parts.length > 2;
  const isEach = parts.every((part) => isOwnLine(part));
  if (!isList || (!isEach && amounts.length < MIN_AMOUNTS)) return [text];
  return parts.reduce<string[]>((lines, part) => {
    if (isOwnLine(part)) lines.push(part);
    else lines.push(`${lines.pop()}, ${part}`);
    return lines;
  }, []);
}

const BEGINS_WITH_AMOUNT = /^\s*[\d½⅓⅔¼¾]/;
const MIN_AMOUNTS = 3;

function isOwnLine(part: string): boolean {
  return BEGINS_WITH_AMOUNT.test(part) || UNMEASURED.test(part) || /^\p{Lu}.*\d/u.test(part);
}

const UNMEASURED = new RegExp(`^${buildPattern("unmeasured")}(?!\\p{L})(?!.*\\d)`, "iu");

const BULLET = /^(?:(?:[-–—‑−•*·∙‣⁃▢☐☑☒□◻▪●◦○✓✔➤►]|\[[ xX]?\])\s?)+(?=\S)/;

export function withoutBullet(line: string): string {
  return line.trim().replace(BULLET, "").trim();
}
