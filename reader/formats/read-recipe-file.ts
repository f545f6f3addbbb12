import { ArchiveError, type UnreadableReason } from "../archive/archive-error";
import { problemsOf } from "../pages/read-text";
import { readCooklang } from "./cooklang/read-cooklang";
import { isTable, readTable } from "./csv-table";
import { decodeText, parseJson } from "./decode-file";
import { foreignJson, foreignName, foreignText } from "./foreign-files";
import { hasFrontMatter, readFrontMatter } from "./front-matter";
import { readHtmlProgram } from "./html-programs";
import { readJson } from "./json-formats";
import { isMasterCook, readMasterCook } from "./mastercook";
import { isMealMaster, readMealMaster } from "./meal-master";
import type { FileContext, ParsedFile } from "./parsed-file";
import { baseOf, embeddedPicture } from "./picture-beside";
import { isRecipeMd, readRecipeMd } from "./recipe-md";
import { readSavedPage } from "./saved-page";
import { isJsonObject, jsonObjects } from "./untyped-json";
import { isYamlName, parseYaml } from "./yaml-file";

const COOKLANG = /\.cook$/i;
const JSON_NAME = /\.json(-?ld)?$/i;

/** By its content; by its name only where texts look alike. Throws ArchiveError. */
export async function readRecipeFile(
  bytes: Buffer,
  place: FileContext,
): Promise<ParsedFile | undefined> {
  const beginning = decodeText(bytes.subarray(0, BEGINNING_BYTES)).trimStart();
  refuse(foreignText(beginning));
  const file = await readKnownFile(bytes, place, beginning);
  if (!file) refuse(foreignName(place.name));
  return file;
}

function refuse(reason: UnreadableReason | undefined): void {
  if (reason) throw new ArchiveError(reason);
}

async function readKnownFile(
  bytes: Buffer,
  place: FileContext,
  beginning: string,
): Promise<ParsedFile | undefined> {
  if (COOKLANG.test(place.name)) return readCooklang(decodeText(bytes), place);
  if (/^[{[]/.test(beginning) || JSON_NAME.test(place.name))
    return readValues(parseJson(bytes), place);
  if (beginning.includes("\0")) return undefined;
  const text = decodeText(bytes);
  if (beginning.startsWith("<")) return readHtmlProgram(text, place) ?? readSavedPage(text, place);
  if (isMasterCook(beginning)) return readMasterCook(text);
  if (isMealMaster(beginning)) return readMealMaster(text);
  if (isYamlName(place.name)) return readValues(parseYaml(text), place);
  if (hasFrontMatter(beginning)) return readFrontMatter(text, place);
  if (isRecipeMd(text)) return readRecipeMd(text, place);
  if (isTable(place.name, beginning)) return readTable(text, place.matching);
  const read = await place.reader({ kind: "file", text, address: null });
  if (read.recipes.length === 0) return undefined;
  const picture = read.recipes.length === 1 ? embeddedPicture(text, place) : null;
  const recipes = read.recipes.map((recipe) => ({
    ...recipe,
    picture: recipe.picture ?? picture,
    title: recipe.title || baseOf(place.name),
  }));
  return { format: "TEXT", recipes: [...recipes, ...problemsOf(read)] };
}

/** Even, for a text in UTF-16. */
const BEGINNING_BYTES = 8_192;

function readValues(json: unknown, place: FileContext): ParsedFile | undefined {
  const file = readJson(json, place);
  const [first = json] = jsonObjects(json);
  if (!file && isJsonObject(first)) refuse(foreignJson(first));
  return file;
}
