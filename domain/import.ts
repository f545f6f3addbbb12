/** Where recipes are brought in from. */
export type ImportKind = "ADDRESS" | "TEXT" | "FILE";

/** Being read, waiting for a word, being saved, over; or it could not be read. */
export const IMPORT_STATES = ["READING", "READY", "SAVING", "DONE", "FAILED"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Found, asked for, saved, there already; or it could not be read or saved. */
export const ITEM_STATES = ["FOUND", "WAITING", "SAVED", "THERE", "FAILED"] as const;
export type ItemState = (typeof ITEM_STATES)[number];
