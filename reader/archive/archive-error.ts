import type { ForeignProgram } from "#domain/import/foreign-programs";

/** What a file is that holds no recipe in a form that Popote reads. */
export type ForeignDocument =
  | "pdf"
  | "word"
  | "richText"
  | "document"
  | "spreadsheet"
  | "book"
  | "photo"
  | "packed";

/**
 * Why a file, or one recipe in it, could not be read. "more": it follows those that were; "several": they
 * cannot be told apart; "columns": a second table has others than the first; "table": it stands beside
 * recipes; "nested": an archive too deep in archives.
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
