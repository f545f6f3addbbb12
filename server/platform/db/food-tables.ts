/** Only what both tables of a line's foods have may be asked of one of them. */
export type FoodTable = "recipe_line_foods";

export const MAIN_FOODS = "recipe_ingredients" as string as FoodTable;
export const FURTHER_FOODS: FoodTable = "recipe_line_foods";
