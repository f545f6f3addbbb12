import { hasContent } from "../pages/merge-recipes";
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
  const shown = [...html.matchAll(SHOWN)].map(([, source = ""]) => source);
  const picture = pictureFile(shown, place) ?? pictureBeside(place) ?? only.picture;
  return { format: "JSON_LD", recipes: [{ ...withPaprikaNotes(only, html), picture }] };
}

const SHOWN = /<img\b[^<>]{0,500}?\bsrc="([^"<>]{1,300})"/gi;
