import { foldedKey } from "#domain/text/text";
import { buildPattern, getValues } from "../../phrases";

export type SectionKind =
  | "title"
  | "ingredients"
  | "steps"
  | "tips"
  | "description"
  | "unread"
  | "tools"
  | "other";

export interface Heading {
  part: SectionKind;
  name: string;
  /** The text on the same line: "Ingredients: 3 eggs"; "for 4" of "Ingredients for 4". */
  rest: string;
  /** The level of its mark: one to six #, or BOLD; 0 for a line without a mark. */
  level: number;
}

const KINDS = getValues("heading");

const MAX_HEADING = 80;
const MAX_TITLE = 300;
export const BOLD = 7;

export function parseHeading(line: string): Heading | undefined {
  if (line.length > MAX_TEXT_BESIDE || BULLET.test(line)) return undefined;
  const marked = /^(#{1,6})\s+(.*)$/.exec(line);
  const bold = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)\s*:?\s*$/.exec(line);
  const level = marked ? (marked[1] ?? "").length : bold ? BOLD : 0;
  const bare = (marked?.[2]?.replace(END_MARKS, "") ?? bold?.[1] ?? line)
    .replace(/[*_]{2}/g, "")
    .replace(SIGNS, "")
    .replace(LAST_SIGNS, "")
    .replace(/：\s*/, ": ")
    .trim();
  const known = findPart(bare);
  if (known) return { ...known, name: bare.replace(/\s*:$/, ""), level };
  if (!level || bare.length > longestAt(level)) return undefined;
  const isAdvice = level > 1 && level < BOLD && knownPart(lastWord(bare)) === "tips";
  const part = level === 1 ? "title" : isAdvice ? "tips" : "other";
  return { part, name: bare.replace(/\s*:$/, ""), rest: "", level };
}

function longestAt(level: number): number {
  return level === BOLD ? MAX_HEADING : MAX_TITLE;
}

function lastWord(name: string): string {
  return name.replace(/\s*:$/, "").replace(/^.*\s/, "");
}

const MAX_TEXT_BESIDE = 2_000;
const END_MARKS = /(?<![\s#])[\s#]+$/;
const BULLET = /^[-*+•] /;
const SIGNS = /^[^\p{L}\p{N}]+/u;
const LAST_SIGNS =
  /(?<!\ufe0f|[\s*_\p{Extended_Pictographic}])(?:[\s*_\p{Extended_Pictographic}]|\ufe0f)+$/u;

function findPart(text: string): { part: SectionKind; rest: string } | undefined {
  const [, before = "", rest = ""] = /^([^:(]{1,60}?)\s*(?::\s*(.*)|\(.*)?$/s.exec(text) ?? [];
  const whole = knownPart(before);
  if (whole) return { part: whole, rest: rest || (/\(([^)]*)\)?/.exec(text)?.[1] ?? "") };
  const [, first = "", people = ""] = FOR_PEOPLE.exec(text) ?? [];
  if (knownPart(first) === "ingredients") return { part: "ingredients", rest: people };
  const [, steps = "", purpose = ""] = FOR_PURPOSE.exec(text) ?? [];
  return knownPart(steps) === "steps" ? { part: "steps", rest: purpose } : undefined;
}

const FOR_PURPOSE = new RegExp(
  `^(\\S+)\\s+((?:${buildPattern("step purpose")}\\s|(?:de l|d)['’])[^\\d.!?]{1,40}?)\\s*:?$`,
  "i",
);

const FOR_PEOPLE = new RegExp(
  `^(\\S+(?: \\S+)?)\\s+(${buildPattern("ingredients for")}\\s.{1,50}?)\\s*:?$`,
  "i",
);

function knownPart(text: string): SectionKind | undefined {
  return KINDS.get(foldedKey(text)) as SectionKind | undefined;
}
