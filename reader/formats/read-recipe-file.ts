import { problemsOf } from "../pages/read-text";
import { readCooklang } from "./cooklang/read-cooklang";
import { isTable, readTable } from "./csv-table";
import { decodeText, parseJson } from "./decode-file";
import { hasFrontMatter, readFrontMatter } from "./front-matter";
import { readHtmlProgram } from "./html-programs";
import { readJson } from "./json-formats";
import { isMealMaster, readMealMaster } from "./meal-master";
import type { FileContext, ParsedFile } from "./parsed-file";
import { baseOf } from "./picture-beside";
import { readSavedPage } from "./saved-page";

const COOKLANG = /\.cook$/i;
const JSON_NAME = /\.json(-?ld)?$/i;

/** By its content; by its name only where texts look alike. Throws ArchiveError. */
export async function readRecipeFile(
  bytes: Buffer,
  place: FileContext,
): Promise<ParsedFile | undefined> {
  const beginning = decodeText(bytes.subarray(0, BEGINNING_BYTES)).trimStart();
  if (COOKLANG.test(place.name)) return readCooklang(decodeText(bytes), place);
  if (/^[{[]/.test(beginning) || JSON_NAME.test(place.name))
    return readJson(parseJson(bytes), place);
  if (beginning.includes("\0")) return undefined;
  const text = decodeText(bytes);
  if (beginning.startsWith("<")) return readHtmlProgram(text, place) ?? readSavedPage(text, place);
  if (isMealMaster(beginning)) return readMealMaster(text);
  if (hasFrontMatter(beginning)) return readFrontMatter(text, place);
  if (isTable(place.name, beginning)) return readTable(text, place.matching);
  const read = await place.reader({ kind: "file", text, address: null });
  if (read.recipes.length === 0) return undefined;
  const recipes = read.recipes.map((recipe) => ({
    ...recipe,
    title: recipe.title || baseOf(place.name),
  }));
  return { format: "TEXT", recipes: [...recipes, ...problemsOf(read)] };
}

/** Even, for a text in UTF-16. */
const BEGINNING_BYTES = 1_024;
