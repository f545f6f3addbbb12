import type { Quantity, Span, Term } from "#domain/line/line";

/** From the first number to the last number or unit. */
export function findQuantitySpan({ terms }: Pick<Quantity, "terms">): Span {
  const spans = listSpans({ terms });
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}

/** Of its numbers and units. */
export function listSpans({ terms }: Pick<Quantity, "terms">): Span[] {
  return terms.flatMap(({ spans, unit }) => (unit ? [...spans, unit.span] : spans));
}

export function overlaps([start, end]: Span, other: Span): boolean {
  return start < other[1] && other[0] < end;
}

export function shiftTerm({ link: _, ...term }: Term, by: number): Term {
  const { spans, unit } = term;
  return {
    ...term,
    spans: spans.map((span) => shiftSpan(span, by)),
    ...(unit && { unit: { ...unit, span: shiftSpan(unit.span, by) } }),
  };
}

export function shiftSpan([start, end]: Span, by: number): Span {
  return [start + by, end + by];
}
