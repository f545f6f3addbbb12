/** Why a file, or one recipe in it, could not be read; "more" is what follows those that were. */
export type Unreadable =
  | "notARecipe"
  | "damaged"
  | "tooLarge"
  | "tooMany"
  | "more"
  | "encrypted"
  | "unsafe";

/** That a file of somebody's could not be read, and why. */
export class ArchiveFault extends Error {
  constructor(readonly reason: Unreadable) {
    super(reason);
  }
}
