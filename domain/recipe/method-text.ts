import { formatHeading, readHeading } from "./headings";

const BLANK_LINES = /\n[ \t]*(?:\n[ \t]*)+/;
const NUMBER = /^(\d{1,2})\s*[.)]\s+/;
const BULLET = /^[-–—•*]\s+/;
/** A line that only names what follows: "For the glaze:", but not "In a bowl, mix:". */
const NAME = /^([\p{L}\p{N}][^\n.!?,;:：]{0,59}?)\s*[:：]$/u;

/** UTF-16 units; more than the longest steps and headings allowed. */
export const MAX_METHOD = 100_000;

export function formatMethod(steps: string[]): string {
  return steps.join("\n\n");
}

/** Whether a step would change when parsed from text, so that it must be passed as `kept`. */
export function isChangedAsText(step: string): boolean {
  return step.includes("\n") || NAME.test(step);
}

/** By paragraph or, without blank lines, by line; texts in `kept` stay whole. */
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

/** A heading ends with its line; a name counts as a heading only if something follows it. */
function splitHeading(paragraph: string, isLast: boolean): string[] {
  const [first = "", ...rest] = paragraph.trimStart().split("\n");
  if (readHeading(first) !== undefined) return [first, rest.join("\n")];
  const name = isLast && rest.length === 0 ? undefined : NAME.exec(first.trimEnd())?.[1];
  return name ? [formatHeading({ before: 0, text: name }), rest.join("\n")] : [paragraph];
}

/** Removes numbers or bullets only if every step has one. */
function stripMarkers(steps: string[]): string[] {
  const isStep = (text: string) => readHeading(text) === undefined;
  const own = steps.filter(isStep);
  const mark = [NUMBER, BULLET].find(
    (each) => own.length > 1 && own.every((step) => each.test(step)),
  );
  if (!mark) return steps;
  return steps.map((step) => (isStep(step) ? step.replace(mark, "") : step));
}
