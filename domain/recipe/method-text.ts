import { formatHeading, readHeading } from "./headings";

const BLANK_LINES = /\n[ \t]*(?:\n[ \t]*)+/;
const NUMBER = /^(\d{1,2})\s*[.)]\s+/;
const BULLET = /^[-–—•*]\s+/;
/** A line that only names what comes next: "For the glaze:"; "In a bowl, mix:" says what to do. */
const NAME = /^([\p{L}\p{N}][^\n.!?,;:：]{0,59}?)\s*[:：]$/u;

/** In UTF-16 units; longer than the longest steps and headings that a recipe may have. */
export const MAX_METHOD = 100_000;

/** Steps as one text: a paragraph each. */
export function formatMethod(steps: string[]): string {
  return steps.join("\n\n");
}

/** A step that its words in a text do not give back: it is to be among the `kept` ones. */
export function isChangedAsText(step: string): boolean {
  return step.includes("\n") || NAME.test(step);
}

/**
 * The steps of a text: a paragraph each; where no line is blank, a line each. Numbers and dashes before
 * them go. `kept` are steps that stay as they are while their words are unchanged.
 */
export function parseMethod(text: string, kept: string[] = []): string[] {
  const whole = text.replaceAll(/\r\n?/g, "\n").trim();
  if (kept.includes(whole)) return [whole];
  const isParted = BLANK_LINES.test(whole);
  const parts = isParted ? splitParagraphs(whole, kept) : whole.split("\n");
  const steps = parts
    .flatMap((part, at) =>
      kept.includes(part) ? [part] : splitHeading(part, at === parts.length - 1),
    )
    .map((part) => part.trim())
    .filter(Boolean);
  return stripMarkers(steps);
}

function splitParagraphs(text: string, kept: string[]): string[] {
  const paragraphs: string[] = [];
  const starts = kept.map((step) => ({ step, start: `${step}\n\n` }));
  let rest = text;
  while (rest !== "") {
    const whole = starts.find(({ step, start }) => rest === step || rest.startsWith(start));
    const end = whole?.step.length ?? BLANK_LINES.exec(rest)?.index ?? rest.length;
    paragraphs.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return paragraphs;
}

/** A heading ends with its line; a name is one where something stands under it. */
function splitHeading(paragraph: string, isLast: boolean): string[] {
  const [first = "", ...rest] = paragraph.trimStart().split("\n");
  if (readHeading(first) !== undefined) return [first, rest.join("\n")];
  const name = isLast && rest.length === 0 ? undefined : NAME.exec(first.trimEnd())?.[1];
  return name ? [formatHeading({ before: 0, text: name }), rest.join("\n")] : [paragraph];
}

/** Numbers go where they count the steps, dashes where every step has one. */
function stripMarkers(steps: string[]): string[] {
  const isStep = (text: string) => readHeading(text) === undefined;
  const own = steps.filter(isStep);
  const mark = [NUMBER, BULLET].find(
    (each) => own.length > 1 && own.every((step) => each.test(step)),
  );
  if (!mark) return steps;
  return steps.map((step) => (isStep(step) ? step.replace(mark, "") : step));
}
