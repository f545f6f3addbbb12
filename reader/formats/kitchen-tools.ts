import { oneLine } from "./plain-markdown";

/** Some cooks note sentences among the tools: these become tips. */
export function toolNames(listed: string[]): { tools?: string; tips: string[] } {
  const texts = listed.map(oneLine).filter(Boolean);
  const names = texts.filter((text) => !isSentence(text));
  return {
    ...(names.length > 0 ? { tools: names.join(", ") } : {}),
    tips: texts.filter(isSentence),
  };
}

const LONGEST_NAME = 60;

function isSentence(text: string): boolean {
  return text.length > LONGEST_NAME || /[.!?]$/.test(text);
}
