import { hasContent } from "../pages/merge-recipes";
import type { ParsedPicture } from "../parsed-recipe";
import { withPaprikaNotes } from "./paprika/paprika-page";
import type { FileContext, ParsedFile } from "./parsed-file";
import { pictureBeside, pictureFile } from "./picture-beside";

export async function readSavedPage(
  html: string,
  place: FileContext,
): Promise<ParsedFile | undefined> {
  const { recipes: found, isMore } = await place.reader({
    kind: "page",
    text: html,
    address: null,
  });
  const recipes = found.filter(hasContent);
  const [only] = recipes;
  if (!only) return undefined;
  if (isMore) return { format: "JSON_LD", recipes: [...recipes, "more"] };
  if (recipes.length > 1) return { format: "JSON_LD", recipes };
  const picture = pictureInside(html, place) ?? pictureBeside(place) ?? only.picture;
  return { format: "JSON_LD", recipes: [{ ...withPaprikaNotes(only, html), picture }] };
}

function pictureInside(html: string, place: FileContext): ParsedPicture | null {
  for (const [, source = ""] of html.matchAll(/<img\b[^<>]{0,500}?\bsrc="([^"<>]{1,300})"/gi)) {
    const picture = pictureFile([source], place);
    if (picture) return picture;
  }
  return null;
}
