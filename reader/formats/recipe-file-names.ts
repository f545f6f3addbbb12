const JSON_LD = /\.json-?ld$/i;
const ARCHIVES = /\.(zip|paprikarecipes|melarecipes)$/i;
/** Mealie's whole database: what else its backup holds are the same recipes or none. */
const MEALIE_DATABASE = /(^|\/)database\.json$/;

/** What programs write for themselves comes before what they add of it for people. */
const RANKS = [
  /\.(json|cook|paprikarecipes?|melarecipes?|crumb|zip)$/i,
  JSON_LD,
  /\.(csv|tsv)$/i,
  /\.html?$/i,
  /\.(md|markdown)$/i,
];

/** The rank of the first kind that people can read. */
export const FIRST_READABLE_RANK = 2;

/** Files that hold no recipe by themselves: pictures, parts of pages and programs, Popote's other data. */
const NO_RECIPES = [
  /\.(jpe?g|png|gif|webp|avif|hei[cf]|bmp|ico|tiff?|svg|mp[34]|m4[av]|mov|avi|mkv|webm)$/i,
  /\.(css|m?js|map|woff2?|[ot]tf|eot|db|sqlite\d?|log|ini|conf|toml|lock|lnk|plist|nfo|bak)$/i,
  /(^|\/)[^/]+[-_](files|fichiers)\//i,
  /^(profile|cookbooks|likes|drafts|share-links|cookbook-links|logins|follows)\.json$/,
  /^recipes\/\d+\.history\.json$/,
];

/** What nobody takes for a recipe: it is read, and not missed where it holds none. */
const COMPANIONS = [
  /(^|\/)(read ?me|licen[cs]e|changelog|contributing|index|manifest|package|settings?|config|metadata|version)(\.\w+)?$/i,
  /(^|\/)(settings?|config|themes?|templates|groups|users|mealplans)\/[^/]+$/i,
  /\.menu$/i,
];

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 32 * MEGABYTE;
const MAX_BUNDLE_BYTES = 64 * MEGABYTE;

/** Every file of an archive that may hold a recipe, but JSON-LD beside the JSON of its name; what may be a copy of another after that one. */
export function listRecipeFiles(names: string[]): string[] {
  const database = names.find((name) => MEALIE_DATABASE.test(name));
  if (database) return [database];
  const all = new Set(names);
  const isOther = (name: string) =>
    NO_RECIPES.some((form) => form.test(name)) ||
    (JSON_LD.test(name) && all.has(name.replace(JSON_LD, ".json")));
  return names
    .filter((name) => !isOther(name))
    .map((name) => ({ name, rank: rankFileName(name) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}

/** A file may be a copy of one with a lower rank. */
export function rankFileName(name: string): number {
  const rank = RANKS.findIndex((form) => form.test(name));
  return rank === -1 ? RANKS.length : rank;
}

export function isCompanion(name: string): boolean {
  return COMPANIONS.some((form) => form.test(name));
}

function isArchiveName(name: string): boolean {
  return ARCHIVES.test(name);
}

export function getMaxBytes(name: string): number {
  return isArchiveName(name) || MEALIE_DATABASE.test(name) ? MAX_BUNDLE_BYTES : MAX_FILE_BYTES;
}
