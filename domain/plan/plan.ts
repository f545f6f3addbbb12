export const MAX_ENTRIES_A_DAY = 20;
export const MAX_MEAL = 30;
export const MAX_WORDS = 250;
/** How long a removed entry can be brought back. */
export const RESTORE_MS = 10 * 60_000;
