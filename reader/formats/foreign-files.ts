import { parseTable } from "#domain/text/table";
import type { UnreadableReason } from "../archive/archive-error";
import table from "./foreign-files.tsv?raw";
import type { JsonObject } from "./untyped-json";

const ROWS = parseTable(table) as [
  reason: UnreadableReason,
  by: "text" | "markup" | "inside" | "json" | "name",
  sign: string,
][];

const listSigns = (kind: string) =>
  ROWS.filter(([, by]) => by === kind).map(([reason, , sign]) => ({
    reason,
    sign: new RegExp(sign, "im"),
  }));
const [TEXTS, MARKUP, INSIDE, NAMES] = [
  listSigns("text"),
  listSigns("markup"),
  listSigns("inside"),
  listSigns("name"),
];
const KEYS = ROWS.filter(([, by]) => by === "json").map(([reason, , keys]) => ({
  reason,
  keys: keys.split(","),
}));
/** An XML title follows the prolog; no signature comes later. */
const MAX_BEGINNING = 4_096;

export function detectForeignText(beginning: string): UnreadableReason | undefined {
  const start = beginning.slice(0, MAX_BEGINNING);
  const signs = start.startsWith("<") ? MARKUP : TEXTS;
  return signs.find(({ sign }) => sign.test(start))?.reason;
}

export function detectForeignArchive(names: string[]): UnreadableReason | undefined {
  return INSIDE.find(({ sign }) => names.some((name) => sign.test(name)))?.reason;
}

export function detectForeignName(name: string): UnreadableReason | undefined {
  return NAMES.find(({ sign }) => sign.test(name))?.reason;
}

export function detectForeignJson(json: JsonObject): UnreadableReason | undefined {
  return KEYS.find(({ keys }) => keys.every((key) => key in json))?.reason;
}
