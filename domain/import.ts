export type ImportKind = "ADDRESS" | "TEXT" | "FILE";

export const IMPORT_STATES = ["READING", "READY", "SAVING", "DONE", "FAILED"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** THERE: the cook has a duplicate of it already. */
export const ITEM_STATES = ["FOUND", "WAITING", "SAVED", "THERE", "FAILED"] as const;
export type ItemState = (typeof ITEM_STATES)[number];
