import { OPEN_ENDING } from "../tokens";
import { isJoint, isModifier } from "./modifiers";

export interface NameParts {
  head: string;
  asides: string[];
  tail: string;
}

const OPENING = "([";
const CLOSING = ")]";

export function splitName(rest: string): NameParts {
  const { bare, asides } = onlyBracket(rest) ?? withoutBrackets(rest.replace(OPEN_ENDING, "$1"));
  const end = cutAfter(bare, firstTelling(bare));
  const head = bare.slice(0, end).replace(/\s+/g, " ").trim();
  const tail = bare
    .slice(end)
    .replace(/^[\s,;:–—-]+/, "")
    .replace(/\s+/g, " ")
    .trim();
  return { head, asides, tail };
}

function onlyBracket(text: string): { bare: string; asides: string[] } | undefined {
  const inside = /^\(([^()]+)\)$/.exec(text)?.[1];
  return inside ? { bare: inside, asides: [] } : undefined;
}

function withoutBrackets(text: string): { bare: string; asides: string[] } {
  const asides: string[] = [];
  let bare = "";
  let aside = "";
  let depth = 0;
  for (const sign of text) {
    if (OPENING.includes(sign) && depth++ === 0) continue;
    if (CLOSING.includes(sign) && depth > 0 && --depth === 0) {
      asides.push(aside.trim());
      aside = "";
      bare += " ";
    } else if (depth > 0) aside += sign;
    else bare += sign;
  }
  if (aside.trim()) asides.push(aside.trim());
  return { bare, asides: asides.filter(Boolean) };
}

/** Finds the first comma, semicolon or spaced dash, except the decimal comma of "3,25 %". */
function cutAfter(text: string, from: number): number {
  const cut = /,(?!\d)|;|\s[-–—+]\s|:\s/g;
  cut.lastIndex = from;
  return cut.exec(text)?.index ?? text.length;
}

function firstTelling(text: string): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (!isModifier(word) && !isJoint(word)) return index;
  }
  return 0;
}
