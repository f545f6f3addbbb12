import type { Language } from "../language/languages";
import { foldedKey } from "../text/text";
import { stemWord, tokenize } from "../text/word-stems";

export interface IngredientName {
  text: string;
  language: Language;
}

// How likely a word alone means the ingredient: "red" in red wine nothing, "tomato" in tomato sauce
// little, "garlic" in garlic clove much, "flour" in rice flour all.
export const WORD_WEIGHT = {
  nothing: 0,
  little: 1,
  much: 2,
  all: 3,
} as const;
export type WordWeight = (typeof WORD_WEIGHT)[keyof typeof WORD_WEIGHT];

const ADJECTIVES = stems(
  "all baby baking bitter black boneless brown candied canned chopped cold condensed cooked cooking " +
    "crushed dark dried dry english extra fat fine free french fresh frozen golden grated greek " +
    "green ground hard heavy high hot hulled instant italian kosher large lean light low medium " +
    "mixed old peeled pickled plain processed pure purpose quick raw red reduced ripe rising " +
    "roasted salted sea self shredded skim skinless sliced small smoked sodium soft sour split " +
    "style sweet sweetened table unsalted unsweetened virgin whipped whipping white whole wild " +
    "yellow",
);
/** In "egg whites" and "mustard greens" the colour is the food itself. */
const COLOURS_MEANT = stems("white green");
const FRENCH_FIRST = stems("bébé demi grand grande gros grosse haut jeune mini petit petite vieux");
/** Parts that a step omits: "garlic" for garlic cloves. */
const PARTS = stems(
  "bean breast bulb cheese chip chop clove cube extract fillet flake floret heart juice kernel " +
    "leaf leg lettuce loin peel pod powder rib roast root seed shoulder slice sprig sprout stalk " +
    "steak stick thigh wing yolk zest " +
    "bâton blanc botte bouquet branche brin bulbe cœur cube cuisse écorce extrait feuille filet " +
    "fleur flocon fromage germe gousse graine jaune jus pépite poitrine poudre pousse quartier " +
    "racine tranche zeste",
);
/** "Plat en terre" is not a potato, and "pâte" is not baking powder ("poudre à pâte"). */
const SAYS_NOTHING = stems("mer pâte provence terre");
const FRENCH_OF = ["d", "de", "des", "du", "l", "la", "les"];
const FRENCH_FOR = ["à", "au", "aux", "avec", "dans", "en", "non", "pour", "sans"];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function weighWords({ text, language }: IngredientName): Map<string, WordWeight> {
  const bare = text.replace(/\(.*?\)/g, " ");
  if (language === "en") return weighEnglish(tokenize(bare).map(stemWord));
  if (language === "fr") return weighFrench(bare.toLowerCase().match(WORD) ?? []);
  return new Map(tokenize(bare).map((word) => [stemWord(word), WORD_WEIGHT.much]));
}

function weighEnglish(words: string[]): Map<string, WordWeight> {
  const last = words.findLastIndex(
    (word, index) =>
      !ADJECTIVES.has(word) || (index === words.length - 1 && COLOURS_MEANT.has(word)),
  );
  const head = words[last] ?? words.at(-1) ?? "";
  const others = words.map((word): [string, WordWeight] => {
    if (ADJECTIVES.has(word) || SAYS_NOTHING.has(word)) return [word, WORD_WEIGHT.nothing];
    return [word, PARTS.has(head) ? WORD_WEIGHT.much : WORD_WEIGHT.little];
  });
  return new Map<string, WordWeight>([...others, [head, WORD_WEIGHT.all]]);
}

function weighFrench(written: string[]): Map<string, WordWeight> {
  const said = new Map<string, WordWeight>();
  let head = "";
  for (const [index, word] of written.entries()) {
    if (head && FRENCH_FOR.includes(word)) break;
    if (FRENCH_OF.includes(word)) continue;
    const stem = stemWord(foldedKey(word));
    const isHead = !head && !FRENCH_FIRST.has(stem);
    const isOf = FRENCH_OF.includes(written[index - 1] ?? "");
    said.set(stem, isHead ? WORD_WEIGHT.all : weighModifier(head, stem, isOf));
    if (isHead) head = stem;
  }
  return said;
}

function weighModifier(head: string, stem: string, isOf: boolean): WordWeight {
  if (!head || !isOf || SAYS_NOTHING.has(stem)) return WORD_WEIGHT.nothing;
  return PARTS.has(head) ? WORD_WEIGHT.much : WORD_WEIGHT.little;
}

function stems(words: string): Set<string> {
  return new Set(words.split(" ").map((word) => stemWord(foldedKey(word))));
}
