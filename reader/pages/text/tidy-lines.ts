import { buildPattern } from "../../phrases";

const MAX_PASTE = 1_000_000;
const MAX_LINE = 20_000;
const MAX_LINES_READ = 30_000;

export function isLongPaste(text: string): boolean {
  return text.length > MAX_PASTE || text.split("\n", MAX_LINES_READ + 1).length > MAX_LINES_READ;
}

const BUTTON = new RegExp(`^${buildPattern("button")}[.!…]?$`, "iu");
const MESSAGE = new RegExp(`^${buildPattern("page message")}(?!\\p{L})`, "iu");
const CREDIT = new RegExp(
  `^(?:${buildPattern("credit")}\\s*(?::|${buildPattern("credit joint")}(?!\\p{L}))|[©📷📸])\\s*\\S.{0,60}$`,
  "iu",
);
const ADVERT = new RegExp(`(?<=[.!?)…]\\s{0,3})\\s*${buildPattern("advert")}$`, "iu");
/** Matches "1x ½x 2x", stars, "Page 3 of 4", "#pie #plums", "[edit | history]". */
const SIGNS = [
  /^(?:(?:(?:½|¼|1\/[24]|0?[.,]5|[1-9]) ?[x×] ?)+|[★☆⭐ ]+)$/iu,
  new RegExp(`^page \\d{1,3}(?: ?(?:${buildPattern("page of")}|/) ?\\d{1,3})?$`, "i"),
  /^(?:#[\p{L}\p{N}_]{1,50} ?){2,}$/u,
  new RegExp(`^\\[ ?${buildPattern("edit link")}(?: \\| ?[\\p{L} ]{1,30})? ?\\]$`, "iu"),
];

export function isPageWords(line: string): boolean {
  if (line.length > MAX_PAGE_WORDS) return false;
  const forms = [BUTTON, MESSAGE, CREDIT, ...SIGNS];
  return forms.some((form) => form.test(line));
}

const MAX_PAGE_WORDS = 200;

export function withoutAdvert(line: string): string {
  const end = line.slice(-MAX_ADVERT);
  return line.slice(0, -MAX_ADVERT) + end.replace(ADVERT, "");
}

const MAX_ADVERT = 80;

const RULE = /^[|:\s-]*--[|:\s-]*$/;

export function tidyLines(text: string): string[] {
  return splitLines(text).filter(
    (line) => !isPageWords(line.replace(/^- /, "")) && !isRule(line.slice(0, 200)),
  );
}

export function splitLines(text: string): string[] {
  return text
    .slice(0, MAX_PASTE)
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .split("\n", MAX_LINES_READ)
    .map((line) => withoutAdvert(tidy(line.slice(0, MAX_LINE))));
}

export function rejoinHyphenated(lines: string[]): string[] {
  const whole: string[][] = [];
  let isCut = false;
  for (const line of lines) {
    const open = whole.at(-1);
    if (open && isCut && /^\p{Ll}/u.test(line)) open.push(stripHyphen(open.pop() ?? ""), line);
    else whole.push([line]);
    isCut = /\p{Ll}{2}-$/u.test(line.slice(-3));
  }
  return whole.map((pieces) => pieces.join(""));
}

function stripHyphen(line: string): string {
  return HYPHENATED.test(line.slice(-12)) ? line : line.slice(0, -1);
}

const HYPHENATED = new RegExp(`(?<!\\p{L})${buildPattern("prefix")}-$`, "iu");

function isRule(line: string): boolean {
  return RULE.test(line) || /^[_=~]{3,}$/.test(line);
}

const KEYCAP = /^(\d)\ufe0f?\u20e3\s?/u;
const EMOJI_BULLET = /^(?:[▪▫◾◽◼◻🔸🔹🔶🔷✅✔☑➡▶🟢🟠🔴]\ufe0f?\s*)+(?=\S)/u;
const LEADING_EMOJI =
  /^(?:(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s*)+(?=[\p{L}\p{N}])/u;

function tidy(line: string): string {
  const plain = line
    .trim()
    .replace(/[^\S\t]{3,}/g, "\t")
    .replace(/[^\S\t]+/g, " ")
    .replace(/^([-*+•]|#{1,6})\t/, "$1 ")
    .replace(KEYCAP, "$1. ")
    .replace(EMOJI_BULLET, "- ")
    .replace(LEADING_EMOJI, "");
  const row = /^\|(.*)\|$/.exec(plain);
  const isSource = SOURCE.test(plain.slice(0, 40)) || ADDRESS.test(plain);
  return (
    row
      ? (row[1] ?? "")
          .split("|")
          .map((cell) => cell.trim())
          .join(" ")
      : plain
  )
    .replace(/^(?:> ?)+/, "")
    .replace(/^[-–—•·](?=\p{L})/u, "- ")
    .replace(/!\[[^\]]{0,300}\]\([^()]{0,2000}\)|!\[\[[^[\]]{1,300}\]\]/g, "")
    .replace(/\[\[(?:[^[\]|]{1,300}\|)?([^[\]|]{1,300})\]\]/g, "$1")
    .replace(
      /\[([^\][]{1,300})\]\(((?:https?:|\/|mailto:)[^()]{0,2000})\)/g,
      isSource ? "$2" : "$1",
    )
    .replace(/^\[[ xX]?\] ?/, "- ")
    .replace(/^([-*+•]) \[[ xX]?\] ?/, "$1 ")
    .replace(ESCAPED, (escaped, sign) => (isSource ? sign : escaped))
    .trim();
}

const ADDRESS = /^<?https?:\S+$/i;
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|<>~&=:])/g;

/** For a source, a link's URL is more useful than its text. */
const SOURCE = new RegExp(`^[-*+>\\s]*(?:\\*\\*|__)?${buildPattern("source label")}\\s?:`, "i");

export function withoutMarkdown(line: string): string {
  return line
    .replace(/(?<!\\)(?:\*\*|__)(?=\S)|(?<=[^\s\\])(?:\*\*|__)/g, "")
    .replace(/(?<![\w*\\])[*_](?=\S)([^*_]{1,300})(?<=[^\s\\])[*_](?![\w*])/g, "$1")
    .replaceAll("\t", " ")
    .replace(ESCAPED, "$1")
    .trim();
}
