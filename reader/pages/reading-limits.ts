/** Size limit of a page, paste or file, in characters; more is an attack. */
export const MAX_PAGE = 5_000_000;
/** Limit of one text (a step, a description), in characters. */
export const MAX_TEXT = 20_000;
/** Limit of a page's visible text, as menus and a story may precede the recipe. */
export const MAX_OUTLINE = 300_000;
export const MAX_RECIPES = 50;
export const MAX_LINES = 300;
export const MAX_DEPTH = 20;
export const MAX_VALUES = 500_000;
/** Nesting of elements, as in browsers. */
export const MAX_NESTED = 512;
