import { withoutStepNumber } from "../text/split-steps";

const MAX_MARKUP = 100_000;
const SPACE = "\\s{0,20}";
const REST = "\\b[^<>]{0,300}>";
const [IN, OUT] = [`(?:<(?:strong|b|em|span)${REST})?`, "(?:</(?:strong|b|em|span)>)?"];
const WRAPPING = `(?:\\s|</?(?:div|section|li|ol|ul|p)${REST}){0,20}`;
/** A heading with text below it; without text, or beside headings of its level, it is a step. */
const HEADING = new RegExp(
  `<(h[1-6])${REST}${SPACE}${IN}([^<>]{1,59})${OUT}${SPACE}</\\1>(?!${WRAPPING}(?:<\\1\\b|$))`,
  "gi",
);
const TEXT_BELOW = `${SPACE}<(?:p|div|ol|ul)${REST}${SPACE}(?!<(?:strong|b)\\b|\\s)`;
const BOLD = new RegExp(
  `<(p|div)${REST}${SPACE}<(strong|b)${REST}([^<>\\d]{1,59})</\\2>${SPACE}</\\1>(?=${TEXT_BELOW})`,
  "gi",
);

export function withHeadingColons(html: string, colon: string): string {
  return html
    .slice(0, MAX_MARKUP)
    .replace(HEADING, (whole, _tag, name: string) => replaceHeading(name, whole, colon))
    .replace(BOLD, (whole, _block, _tag, name: string) => replaceHeading(name, whole, colon));
}

function replaceHeading(name: string, whole: string, colon: string): string {
  const plain = name.trim();
  const isSentence = /[.!?]/.test(withoutStepNumber(plain)) || /[.:;,]$/.test(plain);
  return plain === "" || isSentence ? whole : `<p>${plain}${colon}</p>`;
}
