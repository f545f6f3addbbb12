import { fillGaps } from "../pages/merge-recipes";
import type { ParsedRecipe } from "../parsed-recipe";
import { joinPhotos } from "../photos";
import { buildRecipe } from "./build-recipe";
import { toTitle } from "./cooklang/cooklang-facts";
import { splitMetadata } from "./cooklang/cooklang-metadata";
import { findEmbeddedPhotos, findPhotoBeside, findReferencedPhotos } from "./image-beside";
import { collectFieldTexts } from "./named-fields";
import type { FileContext, ParsedFile } from "./parsed-file";
import { stripMarkdown } from "./plain-markdown";

const FENCE = /^\ufeff?\s*(---|\+\+\+)[^\S\n]*\n/;

export function hasFrontMatter(beginning: string): boolean {
  return FENCE.test(beginning.replace(/\r\n?/g, "\n"));
}

export async function readFrontMatter(
  text: string,
  context: FileContext,
): Promise<ParsedFile | undefined> {
  const { metadata, body } = splitMetadata(asYaml(text.replace(/\r\n?/g, "\n")));
  const texts = collectFieldTexts(metadata);
  const named = joinPhotos([
    ...findReferencedPhotos(texts.image ?? [], context),
    ...findEmbeddedPhotos(body, context),
  ]);
  const told = buildRecipe(texts, { photos: named.length > 0 ? named : findPhotoBeside(context) });
  const { recipes, isMore } = await context.reader({ kind: "file", text: body, address: null });
  const isWhole = told.ingredients.length > 0 && told.steps.length > 0;
  const written = isWhole ? [] : recipes.filter((each) => hasList(each));
  if (!hasList(told) && written.length === 0) return undefined;
  const story = isWhole && told.description === "" ? stripMarkdown(body) : told.description;
  const all =
    written.length > 1 ? written : [fillGaps({ ...told, description: story }, written[0] ?? told)];
  const titled = all.map((each) => ({ ...each, title: each.title || toTitle(context.name) }));
  return { format: "TEXT", recipes: isMore && !isWhole ? [...titled, "more"] : titled };
}

function hasList({ ingredients, steps }: ParsedRecipe): boolean {
  return ingredients.length + steps.length > 0;
}

/** Turns the TOML that authors use in practice into YAML. */
function asYaml(text: string): string {
  const [fence, ...rest] = text.trimStart().split(/^\+\+\+[^\S\n]*$/m);
  const [facts = "", ...body] = rest;
  if (fence?.trim() !== "" || body.length === 0) return text;
  const yaml = facts
    .replace(/^([\w-]{1,60})\s{0,9}=\s{0,9}/gm, "$1: ")
    .replace(/^\[[^\]\n]*\]\s*$/gm, "");
  return `---\n${yaml}\n---\n${body.join("+++")}`;
}
