import type { Language } from "./languages";
import { foldedKey } from "./text";
import { stemOf, wordsOf } from "./words";

/** A name of an ingredient, and the language that it follows. */
export interface IngredientName {
  text: string;
  language: Language;
}

/** How much a word of a name says of the ingredient where it stands alone. */
export const SAYS = {
  /** "Red" of red wine: nothing. */
  nothing: 0,
  /** "Tomato" of tomato sauce: it may be meant, if it is not named otherwise. */
  little: 1,
  /** "Garlic" of garlic clove: it is what is left of the name. */
  much: 2,
  /** "Flour" of rice flour. */
  all: 3,
} as const;
export type Says = (typeof SAYS)[keyof typeof SAYS];

/** English adjectives and forms: a "heavy pan" is no heavy cream. */
const ADJECTIVES = stems(
  "all baby baking bitter black boneless brown candied canned chopped cold condensed cooked cooking " +
    "crushed dark dried dry english extra fat fine free french fresh frozen golden grated greek " +
    "green ground hard heavy high hot hulled instant italian kosher large lean light low medium " +
    "mixed old peeled pickled plain processed pure purpose quick raw red reduced ripe rising " +
    "roasted salted sea self shredded skim skinless sliced small smoked sodium soft sour split " +
    "style sweet sweetened table unsalted unsweetened virgin whipped whipping white whole wild " +
    "yellow",
);
/** As last words of an English name they are what is meant: egg whites, mustard greens. */
const COLOURS_MEANT = stems("white green");
/** French adjectives that stand first. */
const FRENCH_FIRST = stems("bébé demi grand grande gros grosse haut jeune mini petit petite vieux");
/** Parts and forms that a step leaves out: of garlic cloves it says "garlic". */
const PARTS = stems(
  "bean breast bulb cheese chip chop clove cube extract fillet flake floret heart juice kernel " +
    "leaf leg lettuce loin peel pod powder rib roast root seed shoulder slice sprig sprout stalk " +
    "steak stick thigh wing yolk zest " +
    "bâton blanc botte bouquet branche brin bulbe cœur cube cuisse écorce extrait feuille filet " +
    "fleur flocon fromage germe gousse graine jaune jus pépite poitrine poudre pousse quartier " +
    "racine tranche zeste",
);
/** The earth of a "plat en terre" is no potato, and the dough is no baking powder. */
const SAYS_NOTHING = stems("mer pâte provence terre");
const FRENCH_OF = ["d", "de", "des", "du", "l", "la", "les"];
/** What follows says what a thing is for, or in: "poudre à pâte", "maïs en conserve". */
const FRENCH_FOR = ["à", "au", "aux", "avec", "dans", "en", "non", "pour", "sans"];
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a name by their stems, with what each says where it stands alone. */
export function saidBy({ text, language }: IngredientName): Map<string, Says> {
  const bare = text.replace(/\(.*?\)/g, " ");
  if (language === "en") return saidInEnglish(wordsOf(bare).map(stemOf));
  if (language === "fr") return saidInFrench(bare.toLowerCase().match(WORD) ?? []);
  return new Map(wordsOf(bare).map((word) => [stemOf(word), SAYS.much]));
}

/** The last word is the thing, those before it are what it is made of or how it is. */
function saidInEnglish(words: string[]): Map<string, Says> {
  const last = words.findLastIndex(
    (word, index) =>
      !ADJECTIVES.has(word) || (index === words.length - 1 && COLOURS_MEANT.has(word)),
  );
  const head = words[last] ?? words.at(-1) ?? "";
  const others = words.map((word): [string, Says] => {
    if (ADJECTIVES.has(word) || SAYS_NOTHING.has(word)) return [word, SAYS.nothing];
    return [word, PARTS.has(head) ? SAYS.much : SAYS.little];
  });
  return new Map<string, Says>([...others, [head, SAYS.all]]);
}

/** The first word is the thing; after "de" comes what it is made of, else how it is. */
function saidInFrench(written: string[]): Map<string, Says> {
  const said = new Map<string, Says>();
  let head = "";
  for (const [index, word] of written.entries()) {
    if (head && FRENCH_FOR.includes(word)) break;
    if (FRENCH_OF.includes(word)) continue;
    const stem = stemOf(foldedKey(word));
    const isHead = !head && !FRENCH_FIRST.has(stem);
    const isOf = FRENCH_OF.includes(written[index - 1] ?? "") && !SAYS_NOTHING.has(stem);
    const says = isOf ? (PARTS.has(head) ? SAYS.much : SAYS.little) : SAYS.nothing;
    said.set(stem, isHead ? SAYS.all : head ? says : SAYS.nothing);
    if (isHead) head = stem;
  }
  return said;
}

function stems(words: string): Set<string> {
  return new Set(words.split(" ").map((word) => stemOf(foldedKey(word))));
}
