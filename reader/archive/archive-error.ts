/** Why a file, or one recipe in it, could not be read; "more" is what follows those that were. */
export type UnreadableReason =
  | "notARecipe"
  | "damaged"
  | "tooLarge"
  | "tooMany"
  | "more"
  | "encrypted"
  | "unsafe";

/** That a file of somebody's could not be read, and why. */
export class ArchiveError extends Error {
  constructor(readonly reason: UnreadableReason) {
    super(reason);
  }
}
