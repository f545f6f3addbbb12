import { keyAt, type Line, textFrom } from "./tokens";

const OF = ["of", "de", "du", "des", "d"];
const AFTER_OF = ["la", "l", "the", "un", "une"];
const SIGNS = ["'", "’", ".", ",", ":", "-", "–", "—", "•", "*"];

export function restOf(line: Line, at: number): string {
  return textFrom(line, afterOf(line, at)).trim();
}

export function afterOf(line: Line, at: number): number {
  let end = skipSigns(line, at);
  if (!OF.includes(keyAt(line, end))) return end;
  end = skipSigns(line, end + 1);
  return AFTER_OF.includes(keyAt(line, end)) ? skipSigns(line, end + 1) : end;
}

export function wordsBetween(line: Line, from: number, to: number): string {
  const first = line.tokens[from];
  const last = line.tokens[to - 1];
  return first && last && to > from ? line.text.slice(first.start, last.end) : "";
}

export function afterBracket(line: Line, at: number): number | undefined {
  if (keyAt(line, at) !== "(" && keyAt(line, at) !== "[") return undefined;
  let depth = 0;
  for (let end = at; end < line.tokens.length; end++) {
    const key = keyAt(line, end);
    if (key === "(" || key === "[") depth += 1;
    if (key === ")" || key === "]") depth -= 1;
    if (depth === 0) return end + 1;
  }
  return undefined;
}

function skipSigns(line: Line, at: number): number {
  let end = at;
  while (SIGNS.includes(keyAt(line, end))) end += 1;
  return end;
}
