import { buildPattern } from "../../phrases";
import { parseHeading } from "./headings";
import { isIngredientLike } from "./line-heuristics";

const MAX_FRAMED = 1_000_000;
const DAY = "\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4},?";
const CLOCK = "\\d{1,2}[:h.]\\d{2}(?::\\d{2})?(?:[ \\u202f]?[ap]\\.?m\\.?)?";
const CHAT = new RegExp(`^\\u200e?\\[?${DAY} (?:at |à )?${CLOCK}\\]?(?: -)? [^:]{1,40}: `, "i");
const MAIL = new RegExp(
  `^${buildPattern("mail header")} ?: \\S|^-{2,} ?${buildPattern("forwarded")}`,
  "i",
);
const SUBJECT = new RegExp(`^${buildPattern("subject label")} ?: `, "i");
const WROTE = new RegExp(`${buildPattern("wrote")}\\s?:$`, "i");
/** Matches "Am 03.05.2024 um 10:12 schrieb Jo <jo@example.org>:". */
const WROTE_BEFORE = new RegExp(
  `^${buildPattern("wrote on")}\\s.{0,120}\\d.{0,120}${buildPattern("wrote")}(?!\\p{L}).{0,120}:$`,
  "iu",
);
const WROTE_ALONE = new RegExp(`^${buildPattern("wrote")}\\s?:$`, "i");
const WROTE_ON = new RegExp(`^${buildPattern("wrote on")}\\s.{0,200}\\d`, "i");
const MAX_HEAD = 30;
const MAX_LEVELS = 10;
const PERSON_ADDRESS =
  /\s?[<([]?(?:mailto:)?[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}[>)\]]?/g;
const GREETING = new RegExp(`^${buildPattern("greeting")}(?!\\p{L}).{0,60}[,:!]$`, "iu");
const FAREWELL = new RegExp(
  `^(?:${buildPattern("farewell")}|x+)(?:, \\p{L}{1,20})?` +
    "(?:[ ,.!:)x]|\\p{Extended_Pictographic}|\\ufe0f)*$",
  "iu",
);
const SIGNED = /^(?:_{5,}|-- ?)$/;
const MAX_FAREWELL = 4;
const MAX_SIGNATURE = 60;
const MAX_SIGNED_WORDS = 4;

export function withoutMessageWrapper(text: string): string {
  const lines = text.slice(0, MAX_FRAMED).split(/\r\n?|\n/);
  const own = withoutQuote(withoutMailHeaders(withoutQuoteMarks(withoutChatNames(lines))));
  const said = withoutFarewell(withoutGreeting(withoutWordBullets(own)));
  return said.map(withoutPersonAddress).join("\n");
}

/** Word's round bullets are copied as the letter "o". */
function withoutWordBullets(lines: string[]): string[] {
  const isRinged = lines.filter((line) => WORD_BULLET.test(line)).length > 2;
  return isRinged ? lines.map((line) => line.replace(WORD_BULLET, "- ")) : lines;
}

const WORD_BULLET = /^ {0,20}o[ \t]{1,20}(?=[\p{L}\p{N}])/u;

function withoutGreeting(lines: string[]): string[] {
  const [first = "", next = ""] = lines.filter((line) => line.trim() !== "");
  const isTitle = /^\p{L}/u.test(next) && !/[.,:!?]\s*$/.test(next) && !parseHeading(next);
  if (!isTitle || !GREETING.test(first.trim())) return lines;
  return lines.slice(lines.indexOf(first) + 1);
}

function withoutChatNames(lines: string[]): string[] {
  const isChat = lines.filter((line) => CHAT.test(line.slice(0, 100))).length > 1;
  return isChat ? lines.map((line) => line.replace(CHAT, "")) : lines;
}

function withoutQuoteMarks(lines: string[]): string[] {
  let own = lines;
  for (let level = 0; level < MAX_LEVELS; level++) {
    const full = own.filter((line) => line.trim() !== "" && !isQuoteIntro(line));
    if (full.length === 0 || !full.every((line) => QUOTED.test(line))) break;
    own = own.map((line) => line.replace(QUOTED, ""));
  }
  return own;
}

const QUOTED = /^\s{0,3}> ?/;

function withoutMailHeaders(lines: string[]): string[] {
  const heads = lines.slice(0, MAX_HEAD).map(isMailHead);
  const forwarded = lines
    .slice(0, MAX_HEAD)
    .findIndex((line) => FORWARDED.test(stripAsterisks(line)));
  const isAbove = lines.slice(0, Math.max(0, forwarded)).filter((line) => line.trim()).length;
  if (isAbove > 0 && isAbove <= MAX_ABOVE) return withoutMailHeaders(lines.slice(forwarded));
  const isMail = lines.slice(0, MAX_HEAD).some((line) => SUBJECT.test(stripAsterisks(line)));
  if (heads.filter(Boolean).length < (forwarded >= 0 || isMail ? 1 : MIN_HEADS)) return lines;
  const end = heads.lastIndexOf(true) + 1;
  const subjects = lines.slice(0, end + 1).filter((line) => SUBJECT.test(stripAsterisks(line)));
  const rest = lines.filter((line, at) => !(heads[at] || subjects.includes(line)));
  return isTitled(rest) ? rest : [...subjects.slice(-1).map(stripAsterisks), ...rest];
}

const MIN_HEADS = 2;
const MAX_ABOVE = 5;
const FORWARDED = new RegExp(
  `^(?:-{2,}\\s?)?${buildPattern("forwarded")}(?!\\p{L})[^.]{0,30}(?:-{2,}|:)?$`,
  "iu",
);

function isMailHead(line: string): boolean {
  const plain = stripAsterisks(line);
  return plain.length < MAX_HEADER && (MAIL.test(plain) || FORWARDED.test(plain));
}

const MAX_HEADER = 300;

/** Some programs copy headers as "**From:** Jo". */
function stripAsterisks(line: string): string {
  return line.slice(0, MAX_HEADER).replace(/\*/g, "").trim();
}

function isTitled(lines: string[]): boolean {
  const first = lines.findIndex((line) => line.trim() !== "");
  const title = (lines[first] ?? "").trim();
  const next = (lines[first + 1] ?? "").trim();
  const isName = /^[#*]{0,3}\s?\p{Lu}/u.test(title) && !/[.,:!?]$/.test(title);
  const isShort = title.length < MAX_SIGNATURE && !isIngredientLike(title);
  const isApart = next === "" || isIngredientLike(next) || parseHeading(next) !== undefined;
  return isName && isShort && isApart && !parseHeading(title)?.part.match(/ingredients|steps/);
}

function withoutQuote(lines: string[]): string[] {
  const start = lines.slice(0, MAX_HEAD).findIndex(isQuoteIntro);
  if (start < 0) return lines;
  const isTwoLines = WROTE_ALONE.test((lines[start] ?? "").trim());
  const above = lines.slice(
    0,
    isTwoLines && WROTE_ON.test(lines[start - 1] ?? "") ? start - 1 : start,
  );
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== "" && !line.startsWith(">"));
  const isQuoted = rest.slice(0, Math.max(0, end)).some((line) => line.startsWith(">"));
  if (isQuoted) return [...above, ...rest.slice(end)];
  return withoutQuoteMarks([...above, ...rest]);
}

function isQuoteIntro(line: string): boolean {
  const plain = line
    .slice(0, MAX_HEADER)
    .replace(/^(?:\s?>)+/, "")
    .trim();
  const isOfPerson = WROTE.test(plain) && !/^(?:\p{L}+ ){6,}/u.test(plain);
  return isOfPerson || WROTE_BEFORE.test(plain);
}

/** Removes email addresses, which are private and never part of a recipe. */
export function withoutPersonAddress(line: string): string {
  return line.includes("@") && !/https?:/.test(line) ? line.replace(PERSON_ADDRESS, "") : line;
}

function withoutFarewell(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const from = Math.max(0, last - MAX_FAREWELL + 1);
  const end = lines.slice(from, last + 1);
  const at = end.findIndex(
    (line, index) => isFarewell(line) && end.slice(index + 1).every(isSignature),
  );
  return at < 0 ? lines : lines.slice(0, from + at);
}

function isFarewell(line: string): boolean {
  return line.length < MAX_SIGNATURE && (FAREWELL.test(line.trim()) || SIGNED.test(line));
}

function isSignature(line: string): boolean {
  const said = line.trim();
  const isTold = /^(?:[\d½¼¾]|[-*•] )|[.:;]$/.test(said) || parseHeading(said) !== undefined;
  const isShort = line.length < MAX_SIGNATURE && said.split(/\s+/).length <= MAX_SIGNED_WORDS;
  return isFarewell(line) || (isShort && !isTold);
}
