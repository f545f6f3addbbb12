const STRUCTURED = /\.(json|json-?ld|cook|paprikarecipes?|melarecipes?|crumb|zip)$/i;
const WRITTEN = /\.(html?|txt|md|markdown|mmf|mm)$/i;
const TABLE = /\.(csv|tsv)$/i;
const JSON_LD = /\.json-?ld$/i;
const ARCHIVES = /\.(zip|paprikarecipes|melarecipes)$/i;
const RECIPES = /(^|\/)recipe\.json$|\.(cook|paprikarecipe|melarecipe|crumb)$/i;
/** Mealie's whole database: what else its backup holds are the same recipes or none. */
const MEALIE_DATABASE = /(^|\/)database\.json$/;

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 32 * MEGABYTE;
const MAX_BUNDLE_BYTES = 64 * MEGABYTE;

/** Tables, then pages and texts, count only where nothing else is there: programs add a readable copy. */
export function recipeFiles(names: string[]): string[] {
  const database = names.find((name) => MEALIE_DATABASE.test(name));
  if (database) return [database];
  const structured = names.filter((name) => STRUCTURED.test(name));
  if (structured.length === 0) {
    const tables = names.filter((name) => TABLE.test(name));
    const written = names.filter((name) => WRITTEN.test(name));
    return tables.length > 0 ? tables : written.filter((name) => !isPlainCopy(name, written));
  }
  const all = new Set(structured);
  const isCopy = (name: string) => JSON_LD.test(name) && all.has(name.replace(JSON_LD, ".json"));
  return structured.filter((name) => !isCopy(name));
}

function isPlainCopy(name: string, all: string[]): boolean {
  return /\.txt$/i.test(name) && all.includes(name.replace(/\.txt$/i, ".html"));
}

export function isRecipeName(name: string): boolean {
  return RECIPES.test(name);
}

export function isArchiveName(name: string): boolean {
  return ARCHIVES.test(name);
}

export function maxBytesOf(name: string): number {
  return isArchiveName(name) || MEALIE_DATABASE.test(name) ? MAX_BUNDLE_BYTES : MAX_FILE_BYTES;
}
