import { cleanText } from "#domain/text/text";
import type { UnreadableReason } from "../archive/archive-error";
import type { ParsedRecipe } from "../parsed-recipe";
import { readPageChapters } from "./outline/page-chapters";
import { addWarnings } from "./page-warnings";
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
  isSeveral: boolean;
}

export type TextReader = (text: TextToRead) => ReadText | Promise<ReadText>;

export function readText({ kind, text: raw, address }: TextToRead): ReadText {
  const text = kind === "pasted" ? cleanText(raw) : raw;
  const isJson = /^\s*[[{]/.test(text);
  const found = (kind !== "page" || isJson ? readPasted : readPage)(text, address);
  const isSaved = kind === "page" && address === null && !isJson;
  const chapters = isSaved && found.length < 2 ? readPageChapters(text) : [];
  const recipes = chapters.length > 1 ? chapters : found;
  return {
    recipes: recipes.map((recipe) => (recipe.doubts ? recipe : addWarnings(recipe))),
    isMore: isMoreThanRead(text, recipes),
    isSeveral: kind !== "page" && recipes.length === 1 && hasUnnamedBlocks(text.split("\n")),
  };
}

export function listProblems({ isMore, isSeveral }: ReadText): UnreadableReason[] {
  return [...(isMore ? ["more" as const] : []), ...(isSeveral ? ["several" as const] : [])];
}
