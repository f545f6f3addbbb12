import type { Locale } from "#domain/language/locales";
import { ENGLISH } from "./lexicon-en";
import { FRENCH } from "./lexicon-fr";
import type { Lexicon } from "./lexicon-type";

export const LEXICONS: Record<Locale, Lexicon> = { en: ENGLISH, fr: FRENCH };

/** Catalogue names of staples, the most used first. */
export const STAPLES = (
  "Salt,Unsalted butter,Granulated sugar,All-purpose flour,Egg,Onion,Garlic,Olive oil,Black pepper," +
  "Whole milk,Water,Tomato,Carrot,Potato,Lemon,Baking powder,Ground cinnamon,Chicken breast," +
  "Fresh parsley,Long-grain white rice,Honey,Celery,Apple,Canola oil,Bacon,Fresh ginger," +
  "White mushroom,Paprika,Fresh basil,Dried thyme,Spinach,Leek,Zucchini,Lean ground beef," +
  "35% whipping cream,Maple syrup,Strawberry,Banana,Lentils,Shrimp,Pumpkin,Cauliflower"
).split(",");
