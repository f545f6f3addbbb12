import { hasContent } from "../pages/merge-recipes";
import { listProblems } from "../pages/read-text";
import { replaceCover } from "../photos";
import { findPhotoBeside, findReferencedPhotos } from "./image-beside";
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
  const [cover] = [...findReferencedPhotos(shown, context), ...findPhotoBeside(context)];
  const recipe = withPaprikaNotes(only, html);
  return {
    format: "JSON_LD",
    recipes: [{ ...recipe, photos: replaceCover(recipe.photos, cover) }],
  };
}

const SHOWN = /<img\b[^<>]{0,500}?\bsrc="([^"<>]{1,300})"/gi;
