import type { PageKind } from "./growth";
import lexicon from "./world/lexicon.json";
import { makeRareName } from "./world/recipes";

const { english, french, longer: LONGER } = lexicon.searches;
const COMMON = [...english, ...french];
const RARE = Array.from({ length: 40 }, (_, index) => makeRareName(30 + 9 * index));
const STOP_WORDS = "the with and for of to in on le la les des avec pour sur une du aux".split(" ");
const HOSTILE = [
  `"`,
  `"butter" OR "onion"`,
  "butter AND NOT onion",
  "NEAR(butter onion, 5)",
  "words : butter",
  "but*",
  "^butter",
  "'; DROP TABLE recipes; --",
  "%' OR 1=1 --",
  "\u0000butter\u0000",
  "🍰🥐🍲",
  "b‮retteu",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "((((((((((butter",
  "a".repeat(5_000),
  "é".repeat(900),
  "s_u1 s_p1 t_butter",
  "b u t t e r o n i o n s",
  "Ⓑⓤⓣⓣⓔⓡ ﬂour 0️⃣",
];

export const SEARCHES: Record<string, string[]> = {
  "a common word": COMMON,
  "a rare word": RARE,
  "two words": pairs(COMMON, LONGER),
  "three words": pairs(pairs(COMMON, LONGER), COMMON.toReversed()),
  "two letters": beginnings(2),
  "three letters": beginnings(3),
  "five letters": beginnings(5),
  "a typo": LONGER.map(
    (word, at) => word.slice(0, 2 + (at % 3)) + word.slice(3 + (at % 3)) + (at % 2 ? "" : " soup"),
  ),
  "a plural": COMMON.map((word) => (word.endsWith("s") ? word : `${word}s`)),
  "French accents": LONGER.map((word, at) => (at % 2 ? word.toUpperCase() : accented(word))),
  "nothing found": RARE.map((name) => `${name.slice(0, 4)}xq${name.slice(3)}zw`),
  "words that say nothing": STOP_WORDS.flatMap((word, at) => [
    word,
    `${word} ${STOP_WORDS[(at + 5) % STOP_WORDS.length]}`,
    `${word} ${STOP_WORDS[(at + 3) % STOP_WORDS.length]} ${word}`,
  ]).slice(0, 40),
  "a long text": COMMON.map((_, at) =>
    Array.from({ length: 30 }, (_, nth) => COMMON[(at + 7 * nth) % COMMON.length]).join(" "),
  ),
  hostile: [...HOSTILE, ...HOSTILE.map((text) => `butter ${text}`)],
};

export function listSearchPages(): PageKind[] {
  return (["nobody", "reader", "administrator"] as const).flatMap((by) =>
    Object.entries(SEARCHES).map(([what, texts]) => ({
      what,
      by,
      paths: texts.map((search) => `/search?${new URLSearchParams({ search })}`),
    })),
  );
}

function pairs(first: string[], second: string[]): string[] {
  return first.map((word, at) => `${word} ${second[at % second.length]}`);
}

function beginnings(letters: number): string[] {
  const words = [...COMMON, ...LONGER, ...RARE].map((word) => word.toLowerCase().slice(0, letters));
  return [...new Set(words)].slice(0, 40);
}

/** Adds an accent that the recipe does not have. */
function accented(word: string): string {
  return word.replace("e", "é").replace("a", "â");
}
