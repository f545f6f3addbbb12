import { hasContent } from "../pages/merge-recipes";
import { listProblems } from "../pages/read-text";
import { findImageBeside, findReferencedImage } from "./image-beside";
import { withPaprikaNotes } from "./paprika/paprika-page";
import type { FileContext, ParsedFile } from "./parsed-file";

export async function readSavedPage(
  html: string,
  context: FileContext,
): Promise<ParsedFile | undefined> {
  const read = await context.reader({ kind: "page", text: html, address: null });
  const recipes = read.recipes.filter(hasContent);
  const [only] = recipes;
  if (!only) return undefined;
  const all = [...recipes, ...listProblems(read)];
  if (all.length > 1) return { format: "JSON_LD", recipes: all };
  const shown = [...html.matchAll(SHOWN)].map(([, source = ""]) => source);
  const image = findReferencedImage(shown, context) ?? findImageBeside(context) ?? only.image;
  return { format: "JSON_LD", recipes: [{ ...withPaprikaNotes(only, html), image }] };
}

const SHOWN = /<img\b[^<>]{0,500}?\bsrc="([^"<>]{1,300})"/gi;
