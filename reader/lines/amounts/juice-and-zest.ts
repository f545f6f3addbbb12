import { isJoint, isModifier } from "../names/modifiers";
import { getWords } from "../vocabulary";
import { readAmount } from "./amount-with-unit";
import { readCount } from "./counted-pieces";
import { readExactNumber } from "./exact-numbers";
import type { ReadLine } from "./line-parts";
import { keyAt, type Line, readRest, skipPreposition, wordsBetween } from "./tokens";

const JUICE = getWords("juice");
const SQUEEZED = getWords("squeezed");
const MAX_BEFORE = 14;

export function readJuice(line: Line): ReadLine | undefined {
  const squeezed = readSqueezed(line);
  if (squeezed) return squeezed;
  let hasJuice = false;
  for (let at = 0; at < Math.min(line.tokens.length, MAX_BEFORE); at++) {
    const { key } = line.tokens[at] ?? { key: "" };
    const after = afterElision(line, at);
    if (hasJuice && OF.includes(key) && readExactNumber(line, after)) {
      const counted = readCount(line, after);
      const lead = wordsBetween(line, 0, ["of", "from"].includes(key) ? at + 1 : at);
      return counted && { ...counted, lead: [lead, counted.lead].filter(Boolean).join(", ") };
    }
    hasJuice ||= JUICE.has(key);
    if (!isOfJuice(key)) return undefined;
  }
  return undefined;
}

const OF = ["of", "from", "de", "d"];

function afterElision(line: Line, at: number): number {
  const next = line.tokens[at + 1]?.key.replace("’", "'");
  return next === "'" || next === "la" ? at + 2 : at + 1;
}

function isOfJuice(key: string): boolean {
  return JUICE.has(key) || isJoint(key) || isModifier(key) || /^[&+,'’]$/.test(key);
}

function readSqueezed(line: Line): ReadLine | undefined {
  const at = readAmount(line, 0)?.end ?? 0;
  const isJuice = at > 0 && keyAt(line, at) === "jus";
  const fruit = skipPreposition(line, at + 1);
  if (!isJuice || !SQUEEZED.has(keyAt(line, fruit))) return undefined;
  const counted = readCount(line, 0);
  return counted && { ...counted, lead: "jus", rest: readRest(line, fruit), counted: "" };
}
