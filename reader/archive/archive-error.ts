import type { ForeignProgram } from "#domain/import/foreign-programs";

type ForeignDocument =
  | "pdf"
  | "word"
  | "richText"
  | "document"
  | "spreadsheet"
  | "book"
  | "photo"
  | "packed";

/**
 * "more": beyond the limit; "several": inseparable recipes; "columns": a second table with other
 * columns; "table": a table beside recipes; "nested": archives nested too deep.
 */
export type UnreadableReason =
  | "notARecipe"
  | "damaged"
  | "tooLarge"
  | "tooMany"
  | "more"
  | "several"
  | "columns"
  | "table"
  | "nested"
  | "encrypted"
  | "unsafe"
  | ForeignDocument
  | ForeignProgram;

export class ArchiveError extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}
