import { deflateSync } from "node:zlib";
import { cleanText } from "~/model/text";
import type { FoundRecipe } from "../found";
import { readPage } from "./page";
import { isMoreThanRead, readPasted } from "./pasted";

/** A page as it came from an address, or a text as it was pasted. */
export interface TextToRead {
  kind: "page" | "pasted";
  text: string;
  address: string | null;
}

/** `isAbsurd`: one thing again and again, which nothing reads. */
export interface ReadText {
  recipes: FoundRecipe[];
  isMore: boolean;
  isAbsurd: boolean;
}

/** Longer than that, a text has to say something. */
const LONG = 1_000_000;
/** The wordiest page there is becomes some thirty times smaller. */
const ABSURD_RATIO = 100;

/** The recipes of a page or of a text that was pasted, and whether there is more than is read. */
export function readText({ kind, text: raw, address }: TextToRead): ReadText {
  if (isAbsurd(raw)) return { recipes: [], isMore: false, isAbsurd: true };
  const text = kind === "pasted" ? cleanText(raw) : raw;
  const isJson = /^\s*[[{]/.test(text);
  const recipes = (kind === "pasted" || isJson ? readPasted : readPage)(text, address);
  return { recipes, isMore: isMoreThanRead(text, recipes), isAbsurd: false };
}

function isAbsurd(text: string): boolean {
  if (text.length < LONG) return false;
  return deflateSync(text, { level: 1 }).length * ABSURD_RATIO < text.length;
}
