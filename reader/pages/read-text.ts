import { cleanText } from "#domain/text";
import type { ParsedRecipe } from "../parsed-recipe";
import { withDoubts } from "./page-doubts";
import { readPage } from "./read-page";
import { isMoreThanRead, readPasted } from "./read-pasted";

export interface TextToRead {
  kind: "page" | "pasted" | "file";
  text: string;
  address: string | null;
}

export interface ReadText {
  recipes: ParsedRecipe[];
  isMore: boolean;
}

export type TextReader = (text: TextToRead) => ReadText | Promise<ReadText>;

export function readText({ kind, text: raw, address }: TextToRead): ReadText {
  const text = kind === "pasted" ? cleanText(raw) : raw;
  const isJson = /^\s*[[{]/.test(text);
  const recipes = (kind !== "page" || isJson ? readPasted : readPage)(text, address);
  const isMore = isMoreThanRead(text, recipes);
  return {
    recipes: recipes.map((recipe) => (recipe.doubts ? recipe : withDoubts(recipe))),
    isMore,
  };
}
