import type { Language } from "#domain/languages";
import { isJoint, isModifier } from "../names/modifiers";
import { wordsOf } from "../vocabulary/vocabulary";
import { readAmount } from "./amount-with-unit";
import { readCount } from "./counted-pieces";
import { readExactNumber } from "./exact-numbers";
import type { ReadLine } from "./line-parts";
import { afterOf, restOf, wordsBetween } from "./token-spans";
import type { Token } from "./tokens";

const JUICE = wordsOf("juice");
const SQUEEZED = wordsOf("squeezed");
const MAX_BEFORE = 14;

/** "Juice of 1 lemon", "le zeste et le jus de 2 citrons": so many lemons, not so much juice. */
export function readJuiceOf(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  const squeezed = readSqueezed(line, tokens, language);
  if (squeezed) return squeezed;
  let hasJuice = false;
  for (let at = 0; at < Math.min(tokens.length, MAX_BEFORE); at++) {
    const { key } = tokens[at] ?? { key: "" };
    const after = afterElision(tokens, at);
    if (hasJuice && OF.includes(key) && readExactNumber(tokens, after)) {
      const counted = readCount(line, tokens, after, language);
      const lead = wordsBetween(line, tokens, 0, ["of", "from"].includes(key) ? at + 1 : at);
      return counted && { ...counted, lead: [lead, counted.lead].filter(Boolean).join(", ") };
    }
    hasJuice ||= JUICE.has(key);
    if (!isOfJuice(key)) return undefined;
  }
  return undefined;
}

const OF = ["of", "from", "de", "d"];

function afterElision(tokens: Token[], at: number): number {
  const next = tokens[at + 1]?.key.replace("’", "'");
  return next === "'" || next === "la" ? at + 2 : at + 1;
}

function isOfJuice(key: string): boolean {
  return JUICE.has(key) || isJoint(key) || isModifier(key) || /^[&+,'’]$/.test(key);
}

function readSqueezed(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  const at = readAmount(tokens, 0)?.end ?? 0;
  const isJuice = at > 0 && tokens[at]?.key === "jus";
  const fruit = afterOf(tokens, at + 1);
  if (!isJuice || !SQUEEZED.has(tokens[fruit]?.key ?? "")) return undefined;
  const counted = readCount(line, tokens, 0, language);
  return counted && { ...counted, lead: "jus", rest: restOf(line, tokens, fruit), counted: "" };
}
