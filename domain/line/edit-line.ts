import type { Line, Quantity, Span, Term } from "./line";

/** Replaces a span of the words. */
export interface Edit {
  span: Span;
  text: string;
}

/** Applies edits that do not overlap to the words and moves the spans of the parse along. */
export function editLine({ words, parse }: Line, edits: Edit[]): Line {
  const ordered = [...edits].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  const move = createMove(ordered);
  return {
    words: applyEdits(words, ordered),
    parse: {
      ...parse,
      quantities: parse.quantities.map((quantity) => moveQuantity(quantity, move)),
      foods: parse.foods.map(move),
      ...(parse.foreign && { foreign: parse.foreign.map(move) }),
    },
  };
}

export function applyEdits(words: string, edits: Edit[]): string {
  let [text, from] = ["", 0];
  for (const { span, text: shown } of edits) {
    text += words.slice(from, span[0]) + shown;
    from = span[1];
  }
  return text + words.slice(from);
}

type Move = (span: Span) => Span;

/** A span that contains an edit grows or shrinks with it; one inside an edit becomes the edit. */
function createMove(edits: Edit[]): Move {
  return ([start, end]) => {
    let [before, within] = [0, 0];
    for (const { span, text } of edits) {
      const change = text.length - (span[1] - span[0]);
      if (span[0] >= start && span[1] <= end) within += change;
      else if (span[1] <= start) before += change;
    }
    return [start + before, Math.max(start, end + within) + before];
  };
}

function moveQuantity(quantity: Quantity, move: Move): Quantity {
  const { terms, noun } = quantity;
  const moved = { ...quantity, terms: terms.map((term) => moveTerm(term, move)) };
  return noun ? { ...moved, noun: { ...noun, span: move(noun.span) } } : moved;
}

function moveTerm(term: Term, move: Move): Term {
  const { spans, unit } = term;
  return {
    ...term,
    spans: spans.map(move),
    link: undefined,
    ...(unit && { unit: { ...unit, span: move(unit.span) } }),
  };
}
