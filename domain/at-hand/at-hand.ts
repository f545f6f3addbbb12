export const MAX_FOODS = 500;
/** Typed at once. */
export const MAX_NAMES = 100;
