/** Why a file, or one recipe in it, could not be read; "more" is what follows those that were. */
export type UnreadableReason =
  | "notARecipe"
  | "damaged"
  | "tooLarge"
  | "tooMany"
  | "more"
  | "encrypted"
  | "unsafe";

export class ArchiveError extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}
