import { formOf } from "../words/phrases";
import { parseHeading } from "./headings";

const MAX_FRAMED = 1_000_000;
const DAY = "\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4},?";
const CLOCK = "\\d{1,2}[:h.]\\d{2}(?::\\d{2})?(?:[ \\u202f]?[ap]\\.?m\\.?)?";
const CHAT = new RegExp(`^\\u200e?\\[?${DAY} (?:at |à )?${CLOCK}\\]?(?: -)? [^:]{1,40}: `, "i");
const MAIL = new RegExp(`^${formOf("mail")} ?: \\S|^-{2,} ?${formOf("forwarded")}`, "i");
const SUBJECT = new RegExp(`^${formOf("subject")} ?: `, "i");
const WROTE = new RegExp(`${formOf("wrote")} ?:$`, "i");
const MAX_HEAD = 12;
const GREETING = new RegExp(`^${formOf("greeting")}(?!\\p{L}).{0,60}[,:!]$`, "iu");
/** "Love" or "Love, Ann" at the end of a letter. */
const FAREWELL = new RegExp(
  `^(?:${formOf("farewell")}|x+)(?:, \\p{L}{1,20})?` +
    "(?:[ ,.!:)x]|\\p{Extended_Pictographic}|\\ufe0f)*$",
  "iu",
);
const SIGNED = /^(?:_{5,}|-- ?)$/;
const MAX_FAREWELL = 4;
const MAX_SIGNATURE = 60;
const MAX_SIGNED_WORDS = 4;

/** Drops what e-mail, chats and forums put around a text and before its lines. */
export function withoutMessageWrapper(text: string): string {
  const lines = text.slice(0, MAX_FRAMED).split(/\r\n?|\n/);
  const own = withoutQuote(withoutMailHeaders(withoutChatNames(lines)));
  return withoutFarewell(withoutGreeting(withoutWordBullets(own))).join("\n");
}

/** Word's round bullets are copied as a letter. */
function withoutWordBullets(lines: string[]): string[] {
  const isRinged = lines.filter((line) => WORD_BULLET.test(line)).length > 2;
  return isRinged ? lines.map((line) => line.replace(WORD_BULLET, "- ")) : lines;
}

const WORD_BULLET = /^ {0,20}o[ \t]{1,20}(?=[\p{L}\p{N}])/u;

/** "Hello Ann," above the title. */
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

/** Of a mail's head its subject stays. */
function withoutMailHeaders(lines: string[]): string[] {
  const head = lines.slice(0, MAX_HEAD);
  if (!head.some((line) => SUBJECT.test(line)) || !head.some((line) => MAIL.test(line)))
    return lines;
  return [...head.filter((line) => !MAIL.test(line)), ...lines.slice(MAX_HEAD)];
}

function withoutQuote(lines: string[]): string[] {
  const start = lines.slice(0, MAX_HEAD).findIndex((line) => WROTE.test(line.slice(0, 200).trim()));
  if (start < 0) return lines;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() !== "" && !line.startsWith(">"));
  const isQuoted = rest.slice(0, Math.max(0, end)).some((line) => line.startsWith(">"));
  return isQuoted ? [...lines.slice(0, start), ...rest.slice(end)] : lines;
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

/** A name or a short motto: what reads like a part of the recipe is kept. */
function isSignature(line: string): boolean {
  const said = line.trim();
  const isTold = /^(?:[\d½¼¾]|[-*•] )|[.:;]$/.test(said) || parseHeading(said) !== undefined;
  const isShort = line.length < MAX_SIGNATURE && said.split(/\s+/).length <= MAX_SIGNED_WORDS;
  return isFarewell(line) || (isShort && !isTold);
}
