import { cleanText } from "#domain/text/text";
import { ArchiveError } from "../archive/archive-error";
import { addWarnings } from "../pages/page-warnings";
import { type ReadText, readText, type TextToRead } from "../pages/read-text";
import { MAX_RECIPES } from "../pages/reading-limits";
import type { ParsedRecipe } from "../parsed-recipe";
import type { FileContext, ParsedFile } from "./parsed-file";
import { readRecipeFile } from "./read-recipe-file";

const COOKLANG = /(?<![\p{L}\p{N}])@\p{L}[^@{}\n]{0,100}\{[^{}\n]{0,200}\}/u;
const NOTHING: ReadText = { recipes: [], isMore: false, isSeveral: false };

export async function readPastedFile(text: TextToRead): Promise<ReadText> {
  return (text.kind === "pasted" && (await readAsFile(text))) || readText(text);
}

async function readAsFile({ text: raw, address }: TextToRead): Promise<ReadText | undefined> {
  const text = cleanText(raw);
  const isPage = text.startsWith("<");
  const file = isPage ? undefined : await openFile(text);
  if (!file || file.table || file.format === "TABLE") return undefined;
  const read: ReadText = { ...NOTHING, recipes: [] };
  for await (const found of file.recipes) {
    if (typeof found === "string") read.isMore ||= found === "more";
    else if (read.recipes.length < MAX_RECIPES)
      read.recipes.push(pastedRecipe(found, file, address));
    else read.isMore = true;
    if (read.isMore) break;
  }
  return read.recipes.length > 0 ? read : undefined;
}

async function openFile(text: string): Promise<ParsedFile | undefined> {
  const context: FileContext = {
    name: COOKLANG.test(text) ? ".cook" : "",
    find: () => undefined,
    onlyImage: undefined,
    // Reads the text under front matter; a paste without front matter is not read here.
    reader: (part) => (part.text === text ? NOTHING : readText(part)),
  };
  try {
    return await readRecipeFile(Buffer.from(text), context);
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    throw error;
  }
}

function pastedRecipe(
  recipe: ParsedRecipe,
  { format }: ParsedFile,
  address: string | null,
): ParsedRecipe {
  const photos = recipe.photos.filter(({ kind }) => kind === "address");
  const own = { ...recipe, photos, source: address ?? recipe.source };
  return own.doubts || format === "POPOTE" ? own : addWarnings(own);
}
