import { cleanText } from "#domain/text";
import type { ParsedRecipe } from "../parsed-recipe";
import { readPage } from "./read-page";
import { isMoreThanRead, readPasted } from "./read-pasted";

/** A page as it came from an address or a file, a text as it was pasted, or that of a file. */
export interface TextToRead {
  kind: "page" | "pasted" | "file";
  text: string;
  address: string | null;
}

export interface ReadText {
  recipes: ParsedRecipe[];
  isMore: boolean;
}

/** Reads a text here, as `readText`, or elsewhere. */
export type TextReader = (text: TextToRead) => ReadText | Promise<ReadText>;

/** The recipes of a page or of a text, and whether there is more than is read. */
export function readText({ kind, text: raw, address }: TextToRead): ReadText {
  const text = kind === "pasted" ? cleanText(raw) : raw;
  const isJson = /^\s*[[{]/.test(text);
  const recipes = (kind !== "page" || isJson ? readPasted : readPage)(text, address);
  return { recipes, isMore: isMoreThanRead(text, recipes) };
}
