/** How many lines of a recipe may stand for other recipes. */
export const MAX_SUB_RECIPES = 20;
