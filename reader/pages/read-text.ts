import { cleanText } from "#domain/text/text";
import type { UnreadableReason } from "../archive/archive-error";
import type { ParsedRecipe } from "../parsed-recipe";
import { pageChapters } from "./outline/page-chapters";
import { withDoubts } from "./page-doubts";
import { readPage } from "./read-page";
import { isMoreThanRead, readPasted } from "./read-pasted";
import { hasUnnamedBlocks } from "./text/repeated-blocks";

export interface TextToRead {
  kind: "page" | "pasted" | "file";
  text: string;
  address: string | null;
}

export interface ReadText {
  recipes: ParsedRecipe[];
  isMore: boolean;
  /** Whether the one recipe seems to be several that could not be parted. */
  isSeveral: boolean;
}

export type TextReader = (text: TextToRead) => ReadText | Promise<ReadText>;

export function readText({ kind, text: raw, address }: TextToRead): ReadText {
  const text = kind === "pasted" ? cleanText(raw) : raw;
  const isJson = /^\s*[[{]/.test(text);
  const found = (kind !== "page" || isJson ? readPasted : readPage)(text, address);
  const isSaved = kind === "page" && address === null && !isJson;
  const chapters = isSaved && found.length < 2 ? pageChapters(text) : [];
  const recipes = chapters.length > 1 ? chapters : found;
  return {
    recipes: recipes.map((recipe) => (recipe.doubts ? recipe : withDoubts(recipe))),
    isMore: isMoreThanRead(text, recipes),
    isSeveral: kind !== "page" && recipes.length === 1 && hasUnnamedBlocks(text.split("\n")),
  };
}

/** What is said below the recipes of a text. */
export function problemsOf({ isMore, isSeveral }: ReadText): UnreadableReason[] {
  return [...(isMore ? ["more" as const] : []), ...(isSeveral ? ["several" as const] : [])];
}
