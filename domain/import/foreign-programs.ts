/** What to do with an unsupported export: suffixes of `import:foreign.advice`. */
type Advice = "paste" | "html" | "mealMaster" | "text";

export const FOREIGN_PROGRAMS = {
  ACCUCHEF: { name: "AccuChef", advice: "paste" },
  ANYLIST: { name: "AnyList", advice: "paste" },
  BIGOVEN: { name: "BigOven", advice: "paste" },
  COOKMATE: { name: "Cookmate", advice: "paste" },
  COOKML: { name: "CookML", advice: "paste" },
  COOKN: { name: "Cook’n", advice: "paste" },
  EASY_RECIPE: { name: "Easy Recipe Deluxe", advice: "paste" },
  EVERNOTE: { name: "Evernote", advice: "html" },
  GOOGLE_KEEP: { name: "Google Keep", advice: "paste" },
  GOURMET: { name: "Gourmet", advice: "paste" },
  KRECIPES: { name: "Krecipes", advice: "paste" },
  LIVING_COOKBOOK: { name: "Living Cookbook", advice: "paste" },
  MACGOURMET: { name: "MacGourmet", advice: "paste" },
  MASTERCOOK: { name: "MasterCook", advice: "text" },
  NOW_YOURE_COOKING: { name: "Now You’re Cooking!", advice: "mealMaster" },
  ONENOTE: { name: "OneNote", advice: "paste" },
  PEPPERPLATE: { name: "Pepperplate", advice: "paste" },
  RECETTETEK: { name: "RecetteTek", advice: "paste" },
  RECIPE_BOX: { name: "Recipe Box", advice: "paste" },
  RECIPEML: { name: "RecipeML", advice: "paste" },
  REZKONV: { name: "RezKonv", advice: "paste" },
  SAMSUNG_FOOD: { name: "Samsung Food (Whisk)", advice: "paste" },
  SHOPNCOOK: { name: "Shop’NCook", advice: "paste" },
  YUMMLY: { name: "Yummly", advice: "paste" },
  YUMMYSOUP: { name: "YummySoup!", advice: "paste" },
} as const satisfies Record<string, { name: string; advice: Advice }>;

export type ForeignProgram = keyof typeof FOREIGN_PROGRAMS;

export function isForeignProgram(id: string): id is ForeignProgram {
  return Object.hasOwn(FOREIGN_PROGRAMS, id);
}
