import { isJoint, isModifier } from "./modifiers";

/** A name and what is said of it: "onion", "(red)", "finely chopped". */
export interface NameParts {
  /** Without what stands in brackets and after the comma. */
  head: string;
  asides: string[];
  tail: string;
}

const OPENING = "([";
const CLOSING = ")]";

/** Takes a line's rest apart; adjectives before a comma stay with the name: "boneless, skinless …". */
export function namePartsOf(rest: string): NameParts {
  const { bare, asides } = withoutBrackets(rest);
  let end = cutAfter(bare, 0);
  while (end < bare.length && saysNoName(bare.slice(0, end))) end = cutAfter(bare, end + 1);
  const head = bare.slice(0, end).replace(/\s+/g, " ").trim();
  const tail = bare
    .slice(end)
    .replace(/^[\s,;:–—-]+/, "")
    .replace(/\s+/g, " ")
    .trim();
  return { head, asides, tail };
}

/** The words in brackets, and the rest without them; a bracket that never closes stands to the end. */
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

/** Where the first comma, semicolon or spaced dash stands; not the comma of "3,25 %". */
function cutAfter(text: string, from: number): number {
  const cut = /,(?!\d)|;|\s[-–—+]\s|:\s/g;
  cut.lastIndex = from;
  return cut.exec(text)?.index ?? text.length;
}

function saysNoName(head: string): boolean {
  const words = head.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.every((word) => isModifier(word) || isJoint(word));
}
