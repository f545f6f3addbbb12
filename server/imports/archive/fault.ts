/** Why a file, or one recipe in it, could not be read. */
export type Unreadable = "notARecipe" | "damaged" | "tooLarge" | "tooMany" | "encrypted" | "unsafe";

/** That a file of somebody's could not be read, and why. */
export class ArchiveFault extends Error {
  constructor(readonly reason: Unreadable) {
    super(reason);
  }
}
