/** A text with some figures converted; `changes` tell where, and what was written. */
export interface ConvertedText {
  text: string;
  changes: { span: readonly [start: number, end: number]; written: string }[];
}

export interface Figure<System> {
  start: number;
  end: number;
  system: System;
}

export interface Change {
  start: number;
  end: number;
  shown: string;
}

/** "180°C/350°F", "180 °C (gas 4, 350 °F)": the same once more. */
const SAME = /^[\s/(,;=–-]*(?:[\p{L}\d]+\)?[\s/(,;=–-]+){0,3}$/u;
/** Between the two systems of one figure. */
const PAIR = /^\s?([(/=])\s?$/;

/**
 * Of "350 °F (177 °C)", only one is shown. What else stands in both systems stays, as beside a gas
 * mark or a fan oven. `write` returns a figure in the other system, undefined to leave it.
 */
export function listChanges<System, Found extends Figure<System>>(
  text: string,
  figures: Found[],
  to: System,
  write: (figure: Found) => string | undefined,
): Change[] {
  return groupSame(text, figures).flatMap((group) => {
    if (group.some(({ system }) => system === to)) return pickOne(text, group, to) ?? [];
    return group.flatMap((figure) => {
      const shown = write(figure);
      return shown === undefined ? [] : [{ start: figure.start, end: figure.end, shown }];
    });
  });
}

/** Applies changes that do not overlap. */
export function applyChanges(text: string, changes: Change[]): ConvertedText {
  const converted: ConvertedText = { text: "", changes: [] };
  let from = 0;
  for (const { start, end, shown } of changes.toSorted((one, other) => one.start - other.start)) {
    converted.text += text.slice(from, start);
    const at = converted.text.length;
    converted.text += shown;
    from = end;
    const span = [at, converted.text.length] as const;
    converted.changes.push({ span, written: text.slice(start, end) });
  }
  converted.text += text.slice(from);
  return converted;
}

function groupSame<Found extends Figure<unknown>>(text: string, figures: Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const figure of figures) {
    const last = groups.at(-1)?.at(-1);
    if (last && SAME.test(text.slice(last.end, figure.start))) groups.at(-1)?.push(figure);
    else groups.push([figure]);
  }
  return groups;
}

function pickOne<System>(text: string, group: Figure<System>[], to: System): Change | undefined {
  const [first, last] = group;
  if (!first || !last || group.length > 2 || first.system === last.system) return undefined;
  const kept = first.system === to ? first : last;
  const [, bracket] = PAIR.exec(text.slice(first.end, last.start)) ?? [];
  if (bracket === undefined || (bracket === "(" && text[last.end] !== ")")) return undefined;
  const end = last.end + (bracket === "(" ? 1 : 0);
  return { start: first.start, end, shown: text.slice(kept.start, kept.end) };
}
