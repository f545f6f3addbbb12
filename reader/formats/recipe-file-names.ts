const JSON_LD = /\.json-?ld$/i;
const ARCHIVES = /\.(zip|paprikarecipes|melarecipes)$/i;
/** Mealie's whole database: the other files of its backup hold the same recipes or none. */
const MEALIE_DATABASE = /(^|\/)database\.json$/;

/** Formats for programs precede those for people. */
const RANKS = [
  /\.(json|cook|paprikarecipes?|melarecipes?|crumb|zip)$/i,
  JSON_LD,
  /\.(csv|tsv)$/i,
  /\.html?$/i,
  /\.(md|markdown)$/i,
];

export const FIRST_READABLE_RANK = 2;

/** Files of "download my data" that hold no recipes. */
const OWN_DATA = [
  ...["profile", "cookbooks", "likes", "drafts", "logins", "follows"],
  ...["share-links", "cookbook-links", "household-links"],
  ...["shopping", "at-hand", "plan"],
];

const NO_RECIPES = [
  /\.(jpe?g|png|gif|webp|avif|hei[cf]|bmp|ico|tiff?|svg|mp[34]|m4[av]|mov|avi|mkv|webm)$/i,
  /\.(css|m?js|map|woff2?|[ot]tf|eot|db|sqlite\d?|log|ini|conf|toml|lock|lnk|plist|nfo|bak)$/i,
  /(^|\/)[^/]+[-_](files|fichiers)\//i,
  new RegExp(`^(${OWN_DATA.join("|")})\\.json$`),
  /^recipes\/\d+\.history\.json$/,
];

/** Files that are read, but not reported if they hold no recipe. */
const COMPANIONS = [
  /(^|\/)(read ?me|licen[cs]e|changelog|contributing|index|manifest|package|settings?|config|metadata|version)(\.\w+)?$/i,
  /(^|\/)(settings?|config|themes?|templates|groups|users|mealplans)\/[^/]+$/i,
  /\.menu$/i,
];

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 32 * MEGABYTE;
const MAX_BUNDLE_BYTES = 64 * MEGABYTE;

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
