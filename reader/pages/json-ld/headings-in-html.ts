import { withoutStepNumber } from "../text/split-steps";

const MAX_MARKUP = 100_000;
/** A heading with text below it; without text, or beside headings of its size, it is a step. */
const HEADING =
  /<(h[1-6])\b[^<>]{0,300}>\s{0,20}(?:<(?:strong|b|em|span)\b[^<>]{0,200}>)?([^<>]{1,59})(?:<\/(?:strong|b|em|span)>)?\s{0,20}<\/\1>(?!(?:\s|<\/?(?:div|section|li|ol|ul|p)\b[^<>]{0,100}>){0,20}(?:<\1\b|$))/gi;
const BOLD =
  /<(p|div)\b[^<>]{0,300}>\s{0,20}<(strong|b)\b[^<>]{0,100}>([^<>\d]{1,59})<\/\2>\s{0,20}<\/\1>(?=\s{0,20}<(?:p|div|ol|ul)\b[^<>]{0,300}>\s{0,20}(?!<(?:strong|b)\b|\s))/gi;

/** The HTML of steps with a colon behind what heads some of them: "<h3>Dough</h3>" is "Dough:". */
export function withHeadingColons(html: string, colon: string): string {
  return html
    .slice(0, MAX_MARKUP)
    .replace(HEADING, (whole, _tag, name: string) => named(name, whole, colon))
    .replace(BOLD, (whole, _block, _tag, name: string) => named(name, whole, colon));
}

/** A sentence in the letters of a heading is none. */
function named(name: string, whole: string, colon: string): string {
  const plain = name.trim();
  const isSentence = /[.!?]/.test(withoutStepNumber(plain)) || /[.:;,]$/.test(plain);
  return plain === "" || isSentence ? whole : `<p>${plain}${colon}</p>`;
}
