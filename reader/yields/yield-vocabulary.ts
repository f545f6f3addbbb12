import { foldedKey } from "#domain/text/text";
import { parseTable } from "../word-table";
import table from "./yield-words.tsv?raw";

type YieldWordKind =
  | "number"
  | "dozen"
  | "half"
  | "servings"
  | "serves"
  | "label"
  | "around"
  | "range"
  | "measure"
  | "per";

const ROWS = parseTable(table).flatMap(([, words = "", kind = "", value = ""]) =>
  words.split(" ").map((word) => ({ word: foldedKey(word), kind, value })),
);
const WORDS = new Map<string, Map<string, number>>();
for (const { word, kind, value } of ROWS) {
  const ofKind = WORDS.get(kind) ?? new Map<string, number>();
  WORDS.set(kind, ofKind.set(word, Number(value)));
}

export function isKind(token: string | undefined, kind: YieldWordKind): boolean {
  return token !== undefined && WORDS.get(kind)?.has(token) === true;
}

export function findWordValue(
  token: string | undefined,
  kind: "number" | "dozen",
): number | undefined {
  return token === undefined ? undefined : WORDS.get(kind)?.get(token);
}

/** Whether a measure begins here: "ml", "-inch", '"', "x 13". */
export function isMeasureAt(tokens: string[], at: number): boolean {
  const place = tokens[at] === "-" ? at + 1 : at;
  const token = tokens[place];
  return token === '"' || token === "°" || token === "%" || isKind(token, "measure");
}
