import { usernameKey } from "../text/text";

/** Scripts in modern use (UAX 31, tables 5 and 7); a username uses one, or a mixture below. */
const SCRIPTS = [
  "Adlam Arabic Armenian Balinese Bamum Batak Bengali Bopomofo Canadian_Aboriginal Chakma Cham Cherokee",
  "Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hanifi_Rohingya Hebrew Hiragana",
  "Javanese Kannada Katakana Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam Mandaic Meetei_Mayek Miao",
  "Mongolian Myanmar New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki Oriya Osage Saurashtra Sinhala",
  "Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan Tifinagh Vai",
  "Wancho Yi",
].flatMap((line) => line.split(" "));

/** UTS 39, 5.2, "Highly Restrictive": https://www.unicode.org/reports/tr39/#highly_restrictive */
const MIXTURES = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

const ALLOWED = [...SCRIPTS.map((script) => [script]), ...MIXTURES].map((scripts) => {
  const shared = ["Common", "Inherited"];
  const classes = [...scripts, ...shared].map((name) => `\\p{Script_Extensions=${name}}`);
  return new RegExp(`^[${classes.join("")}]+$`, "u");
});

const SIGNS = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
const NOT_DRAWN = /\p{Default_Ignorable_Code_Point}/u;
/** UTS 39, 5.4: combining marks only after a letter, never the same one twice, at most four. */
const STRAY_MARK = /(?<![\p{L}\p{M}])\p{M}|(\p{Mn})\1|\p{M}{5}/u;

/** Names that suggest site staff, and first path segments. */
const RESERVED = [
  "admin administrator root support popote moderator webmaster postmaster",
  ".well-known api assets at-hand auth cookbook dashboard drawer explore health home image images import ingredient",
  "light locale login logout maintenance manifest.webmanifest password plan recipe report robots.txt search signup",
  "shopping sitemap.xml user verification-email-sent worker",
].flatMap((line) => line.split(" ").map(toReservedKey));

type UsernameProblem = "username" | "usernameScripts" | "usernameMarks" | "usernameReserved";

export function findUsernameProblem(name: string): UsernameProblem | undefined {
  if (!SIGNS.test(name) || NOT_DRAWN.test(name)) return "username";
  if (STRAY_MARK.test(name)) return "usernameMarks";
  if (!ALLOWED.some((scripts) => scripts.test(name))) return "usernameScripts";
  return isReservedUsername(name) ? "usernameReserved" : undefined;
}

export function isReservedUsername(name: string): boolean {
  return RESERVED.includes(toReservedKey(name));
}

function toReservedKey(name: string): string {
  return usernameKey(name).replace(/[._-]/g, "");
}
