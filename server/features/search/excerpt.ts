import { markHits, type TextPiece } from "#domain/text/word-stems";

/** Characters around the first hit. */
const BEFORE = 60;
const AFTER = 120;

type IsHit = Parameters<typeof markHits>[1];

export function buildExcerpt(texts: string[], isSeen: IsHit, isHit: IsHit): TextPiece[] | null {
  for (const text of texts) {
    const pieces = markHits(text, isSeen);
    const first = pieces.findIndex((piece) => piece.isHit);
    if (first === -1) continue;
    const at = first === 0 ? 0 : (pieces[0]?.text.length ?? 0);
    const from = at <= BEFORE ? 0 : findWordStart(text, at - BEFORE);
    const to = text.length <= at + AFTER ? text.length : findWordEnd(text, at + AFTER);
    const shown = `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
    return markHits(shown, isHit);
  }
  return null;
}

function findWordStart(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 ? from : space + 1;
}

function findWordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(" ", to);
  return space === -1 ? to : space;
}
