import type { ParsedRecipe } from "../../parsed-recipe";
import { detectLanguage } from "../../recipe-language";
import type { FileContext, ParsedFile } from "../parsed-file";
import { findWrittenPhotos } from "../written-photos";
import { parseCooklangBlocks } from "./cooklang-blocks";
import { readContent } from "./cooklang-content";
import { hideEscaped } from "./cooklang-escapes";
import { readCooklangFacts } from "./cooklang-facts";
import { splitMetadata } from "./cooklang-metadata";
import { isOwnFile, readOwnContent } from "./own-cooklang";

/** Popote's longest recipe with each character escaped is not longer. */
const MAX_TEXT = 300_000;

/** Specification: https://cooklang.org/docs/spec. Undefined for an empty recipe. */
export function readCooklang(text: string, context: FileContext): ParsedFile | undefined {
  const { metadata, body } = splitMetadata(text.slice(0, MAX_TEXT).replace(/\r\n?/g, "\n"));
  const facts = readCooklangFacts(metadata, context);
  const language = facts.language ?? detectLanguage({ ...facts, steps: [body] });
  const isOwn = isOwnFile(metadata);
  const { written, ...content } = isOwn
    ? readOwnContent(body, language)
    : { ...readContent(parseCooklangBlocks(hideEscaped(body)), language), written: [] };
  const photos = findWrittenPhotos(written, context);
  if (content.steps.length === 0 && content.ingredients.length === 0) return undefined;
  const recipe: ParsedRecipe = {
    ...facts,
    ...content,
    photos: photos.length > 0 ? photos : facts.photos,
    ...(isOwn ? { isOwn } : {}),
    tips: [...facts.tips, ...content.tips],
  };
  return { format: "COOKLANG", recipes: [recipe] };
}
