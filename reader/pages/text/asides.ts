import type { Heading, SectionKind } from "./headings";

/** A note ("Note: the dough is sticky.") within a list or a method that continues after it. */
export interface Aside {
  within: SectionKind;
  at: number;
  isBeside: boolean;
  isApart: boolean;
  /** The last step number above it; 0 if the steps have none. */
  number: number;
}

const NUMBERED = /^(?:\*\*)?(?:\p{L}+ )?(\d{1,2})\s*[.):](?!\d)/u;

export function findAside(
  heading: Heading | undefined,
  within: SectionKind,
  lines: string[],
  at: number,
): Aside | undefined {
  if (!heading) return undefined;
  const { part, rest, level } = heading;
  const isWithin = within === "steps" || within === "ingredients";
  if (part !== "tips" || !isWithin || level > 0) return undefined;
  const number = within === "steps" ? lastNumber(lines, at) : 0;
  const isBeside = rest !== "";
  if (!isBeside && number === 0) return undefined;
  return { within, at, isBeside, isApart: lines[at - 1] === "", number };
}

export function isOver(aside: Aside, lines: string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (line === "") return false;
  if (aside.number > 0) return Number(NUMBERED.exec(line)?.[1]) === aside.number + 1;
  const isBelow = lines.slice(aside.at, at).every(Boolean);
  return aside.isBeside && !(aside.isApart && isBelow);
}

function lastNumber(lines: string[], end: number): number {
  const above = lines.slice(0, end).findLast((line) => NUMBERED.test(line)) ?? "";
  return Number(NUMBERED.exec(above)?.[1] ?? 0);
}
