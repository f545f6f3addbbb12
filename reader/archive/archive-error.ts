/**
 * Why a file, or one recipe in it, could not be read. "more": it follows those that were; "several": they
 * cannot be told apart; "columns": a second table has others than the first.
 */
export type UnreadableReason =
  | "notARecipe"
  | "damaged"
  | "tooLarge"
  | "tooMany"
  | "more"
  | "several"
  | "columns"
  | "encrypted"
  | "unsafe";

export class ArchiveError extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}
