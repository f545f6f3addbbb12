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

/** "several": inseparable recipes; "columns": unlike another table's; "table": beside recipes. */
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
