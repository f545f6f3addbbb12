import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { parse } from "csv-parse";
import type { ColumnMapping, RecipeField, TableColumn } from "#domain/import/import";
import { ArchiveError } from "../archive/archive-error";
import type { ParsedRecipe } from "../parsed-recipe";
import { buildRecipe, type FieldTexts, splitItems } from "./build-recipe";
import { detectField, findField } from "./field-names";
import { addTexts } from "./named-fields";
import type { ParsedFile } from "./parsed-file";

const TABLE_NAME = /\.(?:csv|tsv|tab)$/i;
const DELIMITERS = [",", ";", "\t", "|"];
const MAX_COLUMNS = 100;
const MAX_ROW = 1_000_000;
const MAX_EXAMPLE = 200;
const EXAMPLE_ROWS = 5;
const CHUNK_LENGTH = 64 * 1024;
const KNOWN_NAMES = 2;

export function isTable(name: string, beginning: string): boolean {
  if (TABLE_NAME.test(name)) return true;
  const names = splitHeader(beginning, detectDelimiter(beginning));
  const known = names.filter((each) => findField(each));
  return names.length > 2 && new Set(known).size >= KNOWN_NAMES && known.length * 2 >= names.length;
}

export function isPastedTable(text: string): boolean {
  const beginning = text.slice(0, CHUNK_LENGTH).trim();
  return beginning.split(/\n+/, MIN_LINES).length === MIN_LINES && isTable("", beginning);
}

const MIN_LINES = 3;

/** Returns its columns or, with `matching`, its recipes. Throws ArchiveError. */
export async function readTable(text: string, matching?: ColumnMapping): Promise<ParsedFile> {
  const rows = parseRows(text);
  const names = (await firstRow(rows)).slice(0, MAX_COLUMNS);
  if (!matching) return { format: "TABLE", table: await readColumns(names, rows), recipes: [] };
  if (names.join("\n") !== matching.names.join("\n")) throw new ArchiveError("columns");
  return { format: "TABLE", recipes: readRecipes(rows, matching.fields) };
}

async function firstRow(rows: AsyncGenerator<string[]>): Promise<string[]> {
  for (let row = await rows.next(); !row.done; row = await rows.next()) {
    const cells = row.value.map((cell) => cell.trim());
    if (cells.filter(Boolean).length > 1) return cells;
  }
  throw new ArchiveError("notARecipe");
}

async function* parseRows(text: string): AsyncGenerator<string[]> {
  const options = {
    ...{ bom: true, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
    ...{ delimiter: detectDelimiter(text), max_record_size: MAX_ROW },
  };
  try {
    yield* Readable.from(streamChunks(text)).pipe(parse(options));
  } catch (error) {
    const isLong = (error as { code?: string }).code === "CSV_MAX_RECORD_SIZE";
    throw new ArchiveError(isLong ? "tooLarge" : "damaged");
  }
}

/** Yields to other requests between chunks. */
async function* streamChunks(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += CHUNK_LENGTH) {
    yield text.slice(from, from + CHUNK_LENGTH);
    await turn();
  }
}

function detectDelimiter(text: string): string {
  const columns = (delimiter: string) => splitHeader(text, delimiter).length;
  return DELIMITERS.reduce((best, each) => (columns(each) > columns(best) ? each : best));
}

function splitHeader(text: string, delimiter: string): string[] {
  const [line = ""] = text
    .slice(0, CHUNK_LENGTH)
    .trimStart()
    .split(/\r\n?|\n/, 1);
  return line
    .replace(/"[^"]*"/g, (quoted) => quoted.replaceAll(delimiter, " "))
    .split(delimiter)
    .map((name) => name.replace(/^"|"$/g, ""));
}

async function readColumns(
  names: string[],
  rows: AsyncGenerator<string[]>,
): Promise<TableColumn[]> {
  const examples: string[][] = [];
  for await (const row of rows) if (examples.push(row) === EXAMPLE_ROWS) break;
  return names.map((name, at) => {
    const cells = examples.map((row) => (row[at] ?? "").trim()).filter(Boolean);
    const example = cells[0]?.slice(0, MAX_EXAMPLE) ?? "";
    return { name, example, field: detectField(name, cells) ?? null };
  });
}

async function* readRecipes(
  rows: AsyncGenerator<string[]>,
  fields: (RecipeField | null)[],
): AsyncGenerator<ParsedRecipe> {
  let open: FieldTexts | undefined;
  for await (const row of rows) {
    const texts = collectTexts(row, fields);
    if (Object.keys(texts).length === 0) continue;
    if (open && isContinuation(open, texts)) {
      for (const field of ITEMS) addTexts(open, field, texts[field] ?? []);
    } else {
      if (open) yield buildRecipe(open);
      open = texts;
    }
  }
  if (open) yield buildRecipe(open);
}

function collectTexts(row: string[], fields: (RecipeField | null)[]): FieldTexts {
  const texts: FieldTexts = {};
  for (const [at, field] of fields.entries())
    addTexts(texts, field, [row[at]?.trim() ?? ""].filter(Boolean));
  return texts;
}

const MAX_ROWS_OF_ONE = 300;

/** A sheet may have a row per ingredient, with the title in the first row or in all. */
function isContinuation(open: FieldTexts, next: FieldTexts): boolean {
  if (open.title === undefined || (open.ingredients?.length ?? 0) > MAX_ROWS_OF_ONE) return false;
  const isMore = Object.keys(next).every((field) => ITEMS.includes(field as RecipeField));
  const isSame = isMore || next.title?.[0] === open.title[0];
  return isSame && [open, next].every(({ ingredients = [] }) => ingredients.every(isOneItem));
}

function isOneItem(text: string): boolean {
  return text.length <= MAX_EXAMPLE && splitItems(text).length <= 1;
}

const ITEMS: RecipeField[] = ["ingredients", "steps", "tips"];
