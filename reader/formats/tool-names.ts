import { oneLine } from "./plain-markdown";

/**
 * What programs list as the tools of a recipe: their names as one text, and as tips the sentences,
 * for some keep their notes there.
 */
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
