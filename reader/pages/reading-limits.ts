/** How much of a page, a paste or a file is read; beyond it there is no recipe, only an attack. */
export const MAX_PAGE = 5_000_000;
/** Of one text (a step, a description), in characters. */
export const MAX_TEXT = 20_000;
/** Of a page as a reader sees it: menus and a story may stand above a recipe. */
export const MAX_OUTLINE = 300_000;
export const MAX_RECIPES = 50;
export const MAX_LINES = 300;
/** Of JSON: an object in an object in an object … */
export const MAX_DEPTH = 20;
export const MAX_VALUES = 500_000;
/** Of elements in elements: as deep as browsers build a page. */
export const MAX_NESTED = 512;
