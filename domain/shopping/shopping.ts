export const MAX_ENTRIES = 500;
/** With those that can still be brought back. */
export const MAX_KEPT_ENTRIES = 2_000;
/** Put on a list at once. */
export const MAX_RECIPES = 60;
export const MAX_AISLE_NAME = 50;
export const MAX_WORDS = 250;
/** A ticked line stays in the basket for a day. */
export const BASKET_MS = 24 * 3_600_000;
/** How long a removed line can be brought back. */
export const RESTORE_MS = 10 * 60_000;
/** A browser without a connection keeps ticks for a week. */
export const KEPT_TICK_MS = 7 * 24 * 3_600_000;
/** Sent at once when the connection is back. */
export const MAX_KEPT_TICKS = 100;
