const STRUCTURED = /\.(json|json-?ld|cook|paprikarecipes?|zip)$/i;
const WRITTEN = /\.(html?|txt|md|markdown)$/i;
const JSON_LD = /\.json-?ld$/i;
const ARCHIVES = /\.(zip|paprikarecipes)$/i;
const RECIPES = /(^|\/)recipe\.json$|\.(cook|paprikarecipe)$/i;
/** Mealie's whole database: what else its backup holds are the same recipes or none. */
const MEALIE_DATABASE = /(^|\/)database\.json$/;

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 32 * MEGABYTE;
const MAX_BUNDLE_BYTES = 64 * MEGABYTE;

/** Pages and texts count only where nothing else is there: programs add a readable copy or a README. */
export function recipeFiles(names: string[]): string[] {
  const database = names.find((name) => MEALIE_DATABASE.test(name));
  if (database) return [database];
  const structured = names.filter((name) => STRUCTURED.test(name));
  if (structured.length === 0) return names.filter((name) => WRITTEN.test(name));
  const all = new Set(structured);
  const isCopy = (name: string) => JSON_LD.test(name) && all.has(name.replace(JSON_LD, ".json"));
  return structured.filter((name) => !isCopy(name));
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
