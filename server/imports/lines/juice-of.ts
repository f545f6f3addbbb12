import type { Language } from "~/model/languages";
import { readCount } from "./counts";
import { isJoint, isModifier } from "./modifiers";
import { readNumber } from "./numbers";
import type { ReadLine } from "./read-line";
import { wordsBetween } from "./rest";
import type { Token } from "./tokens";

const JUICE = new Set(
  "juice juices zest rind peel jus zeste zestes ecorce ecorces pulp pulpe seeds graines".split(" "),
);
const MAX_BEFORE = 14;

/** "Juice of 1 lemon", "le zeste et le jus de 2 citrons": so many lemons, not so much juice. */
export function readJuiceOf(
  line: string,
  tokens: Token[],
  language: Language | null,
): ReadLine | undefined {
  let hasJuice = false;
  for (let at = 0; at < Math.min(tokens.length, MAX_BEFORE); at++) {
    const { key } = tokens[at] ?? { key: "" };
    const isOf = ["of", "from", "de", "d"].includes(key);
    const after =
      tokens[at + 1]?.key.replace("’", "'") === "'" || tokens[at + 1]?.key === "la"
        ? at + 2
        : at + 1;
    if (hasJuice && isOf && readNumber(tokens, after)) {
      const counted = readCount(line, tokens, after, language);
      const lead = wordsBetween(line, tokens, 0, ["of", "from"].includes(key) ? at + 1 : at);
      return counted && { ...counted, lead: [lead, counted.lead].filter(Boolean).join(", ") };
    }
    hasJuice ||= JUICE.has(key);
    const isSaid = JUICE.has(key) || isJoint(key) || isModifier(key) || /^[&+,'’]$/.test(key);
    if (!isSaid) return undefined;
  }
  return undefined;
}
