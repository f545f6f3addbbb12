import { ArchiveError, type UnreadableReason } from "../archive/archive-error";
import { listProblems } from "../pages/read-text";
import { isOwnCooklang } from "./cooklang/own-cooklang";
import { readCooklang } from "./cooklang/read-cooklang";
import { isTable, readTable } from "./csv-table";
import { decodeText, parseJson } from "./decode-file";
import { detectForeignJson, detectForeignName, detectForeignText } from "./foreign-files";
import { hasFrontMatter, readFrontMatter } from "./front-matter";
import { readHtmlProgram } from "./html-programs";
import { extractBaseName, findEmbeddedPhotos } from "./image-beside";
import { readJson } from "./json-formats";
import { isMasterCook, readMasterCook } from "./mastercook";
import { isMealMaster, readMealMaster } from "./meal-master";
import { isOwnMarkdown, readOwnMarkdown } from "./own-markdown";
import type { FileContext, ParsedFile } from "./parsed-file";
import { isRecipeMd, readRecipeMd } from "./recipe-md";
import { readSavedPage } from "./saved-page";
import { isJsonObject, jsonObjects } from "./untyped-json";
import { isYamlName, parseYaml } from "./yaml-file";

const COOKLANG = /\.cook$/i;
const JSON_NAME = /\.json(-?ld)?$/i;

/** Detects the format by content, and by name only for similar texts. Throws ArchiveError. */
export async function readRecipeFile(
  bytes: Buffer,
  context: FileContext,
): Promise<ParsedFile | undefined> {
  const beginning = decodeText(bytes.subarray(0, BEGINNING_BYTES)).trimStart();
  refuse(detectForeignText(beginning));
  const file = await readKnownFile(bytes, context, beginning);
  if (!file) refuse(detectForeignName(context.name));
  return file;
}

function refuse(reason: UnreadableReason | undefined): void {
  if (reason) throw new ArchiveError(reason);
}

async function readKnownFile(
  bytes: Buffer,
  context: FileContext,
  beginning: string,
): Promise<ParsedFile | undefined> {
  if (isCooklang(context.name, beginning)) return readCooklang(decodeText(bytes), context);
  if (/^[{[]/.test(beginning) || JSON_NAME.test(context.name))
    return readValues(parseJson(bytes), context);
  if (beginning.includes("\0")) return undefined;
  const text = decodeText(bytes);
  if (beginning.startsWith("<"))
    return readHtmlProgram(text, context) ?? readSavedPage(text, context);
  if (isOwnMarkdown(text)) return readOwnMarkdown(text, context);
  if (isMasterCook(beginning)) return readMasterCook(text);
  if (isMealMaster(beginning)) return readMealMaster(text);
  if (isYamlName(context.name)) return readValues(parseYaml(text), context);
  if (hasFrontMatter(beginning)) return readFrontMatter(text, context);
  if (isRecipeMd(text)) return readRecipeMd(text, context);
  if (isTable(context.name, beginning)) return readTable(text, context.matching);
  const read = await context.reader({ kind: "file", text, address: null });
  if (read.recipes.length === 0) return undefined;
  const photos = read.recipes.length === 1 ? findEmbeddedPhotos(text, context) : [];
  const recipes = read.recipes.map((recipe) => ({
    ...recipe,
    photos: recipe.photos.length > 0 ? recipe.photos : photos,
    title: recipe.title || extractBaseName(context.name),
  }));
  return { format: "TEXT", recipes: [...recipes, ...listProblems(read)] };
}

function isCooklang(name: string, beginning: string): boolean {
  return COOKLANG.test(name) || isOwnCooklang(beginning);
}

/** Even, for UTF-16. */
const BEGINNING_BYTES = 8_192;

function readValues(json: unknown, context: FileContext): ParsedFile | undefined {
  const file = readJson(json, context);
  const [first = json] = jsonObjects(json);
  if (!file && isJsonObject(first)) refuse(detectForeignJson(first));
  return file;
}
