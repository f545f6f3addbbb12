/** What can be done with many recipes at once, each by a button of the list. */
export const LISTED_ACTS = ["COOKBOOK", "AUDIENCE", "TAG", "EXPORT", "DELETE"] as const;
export type ListedAct = (typeof LISTED_ACTS)[number];

/** A tag is removed where one is added. */
export const ACT_KINDS = [...LISTED_ACTS, "UNTAG"] as const;
export type ActKind = (typeof ACT_KINDS)[number];
export type UndoableKind = Exclude<ActKind, "EXPORT">;

export const MAX_CHOSEN = 1_000;
export const UNDO_MS = 600_000;
