const MAX_PASTE = 1_000_000;
const MAX_LINE = 20_000;
const MAX_LINES_READ = 30_000;

/** Whether there is more of a text than its lines are read of. */
export function isLongPaste(text: string): boolean {
  return text.length > MAX_PASTE || text.split("\n", MAX_LINES_READ + 1).length > MAX_LINES_READ;
}

/** What pages put around a recipe that nobody means to copy. */
const BUTTONS =
  /^(?:jump to (?:the )?recipe|print(?: recipe)?|pin(?: (?:recipe|it))?|save(?: recipe)?|share|rate(?: this recipe)?|cook mode|prevent your screen from going dark|aller à la recette|imprimer(?: la recette)?|enregistrer|partager|ajouter (?:aux|à mes) favoris|ajouter à (?:ma|la) liste de courses|add (?:all |ingredients )*to (?:my |the )?shopping list|(?:1\/2x?|[123]x ?)+|advertisements?|publicité|us customary|metric|[★☆⭐ ]+|\[ ?(?:edit|modifier)(?: \| ?[\p{L} ]{1,30})? ?\])$/iu;

/** What stands between the head of a table and its rows, or between two parts: "|:---|---|", "-----". */
const RULE = /^[|:\s-]*--[|:\s-]*$/;

/** The lines of a text, each trimmed, without buttons and the marks of tables, pictures and quotes; "" between paragraphs. */
export function tidyLines(text: string): string[] {
  return text
    .slice(0, MAX_PASTE)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .split("\n", MAX_LINES_READ)
    .map((line) => tidy(line.slice(0, MAX_LINE)))
    .filter((line) => !BUTTONS.test(line) && !RULE.test(line.slice(0, 200)));
}

function tidy(line: string): string {
  const plain = line.replace(/[^\S\t]+/g, " ").trim();
  const row = /^\|(.*)\|$/.exec(plain);
  const isSource = SOURCE.test(plain.slice(0, 40));
  return (
    row
      ? (row[1] ?? "")
          .split("|")
          .map((cell) => cell.trim())
          .join(" ")
      : plain
  )
    .replace(/^(?:> ?)+/, "")
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,2000}\)/g, "")
    .replace(
      /\[([^\][]{1,300})\]\(((?:https?:|\/|mailto:)[^()]{0,2000})\)/g,
      isSource ? "$2" : "$1",
    )
    .replace(/^\[[ xX]?\] ?/, "- ")
    .replace(/^([-*+•]) \[[ xX]?\] ?/, "$1 ")
    .trim();
}

/** Of where a recipe comes from a link's address says more than its words. */
const SOURCE = /^[-*+>\s]*(?:\*\*|__)?(?:source|url|link|lien)\s?:/i;

/** Without Markdown's emphasis and escapes. */
export function unmarked(line: string): string {
  return line
    .replace(/(?<!\\)(?:\*\*|__)(?=\S)|(?<=[^\s\\])(?:\*\*|__)/g, "")
    .replace(/(?<![\w*\\])[*_](?=\S)([^*_]{1,300})(?<=[^\s\\])[*_](?![\w*])/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~&=:])/g, "$1")
    .trim();
}
