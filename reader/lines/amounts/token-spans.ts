import type { Token } from "./tokens";

const OF = ["of", "de", "du", "des", "d"];
const AFTER_OF = ["la", "l", "the", "un", "une"];
const SIGNS = ["'", "’", ".", ",", ":", "-", "–", "—", "•", "*"];

export function restOf(line: string, tokens: Token[], at: number): string {
  return line.slice(tokens[afterOf(tokens, at)]?.start ?? line.length).trim();
}

export function afterOf(tokens: Token[], at: number): number {
  let end = skipSigns(tokens, at);
  if (!OF.includes(tokens[end]?.key ?? "")) return end;
  end = skipSigns(tokens, end + 1);
  return AFTER_OF.includes(tokens[end]?.key ?? "") ? skipSigns(tokens, end + 1) : end;
}

export function wordsBetween(line: string, tokens: Token[], from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  return first && last && to > from ? line.slice(first.start, last.end) : "";
}

export function afterBracket(tokens: Token[], at: number): number | undefined {
  if (tokens[at]?.key !== "(" && tokens[at]?.key !== "[") return undefined;
  let depth = 0;
  for (let end = at; end < tokens.length; end++) {
    const key = tokens[end]?.key ?? "";
    if (key === "(" || key === "[") depth += 1;
    if (key === ")" || key === "]") depth -= 1;
    if (depth === 0) return end + 1;
  }
  return undefined;
}

function skipSigns(tokens: Token[], at: number): number {
  let end = at;
  while (SIGNS.includes(tokens[end]?.key ?? "")) end += 1;
  return end;
}
