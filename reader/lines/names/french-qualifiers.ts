import { foldedKey } from "#domain/text";
import { stemOf } from "#domain/word-stems";
import type { CatalogueName } from "./lexicon";
import { isJoint } from "./modifiers";
import { type Candidate, candidateOf, type Qualifier } from "./name-candidates";
import { type NameWord, nameWordsIn } from "./name-words";

const MAX_WORDS = 5;

/** Those words make another food of the one before them. */
const OTHER = stems(
  "soufflé concentré condensé évaporé fumé salé sucré vanillé aromatisé allégé light végétal confit " +
    "mariné caramélisé frit pané farci instantané soluble lyophilisé sauté rissolé gélifiant candi " +
    "praliné fermenté dauphine duchesse noisette vapeur royal amer germé rave boule " +
    "burger pizza soupe mousse sichuan sechuan setchouan timut perdu surprise végétarien " +
    "porc veau agneau canard bœuf volaille dinde poulet cheval végé simili substitut double condensée chantilly pâtissière anglaise brûlée maltais meringué",
);
/** What keeps it is said after "à": it is another food then. */
const KEEPING = stems(
  "sirop huile vinaigre sel eau alcool kirsch rhum saumure lait chocolat beurre",
);
/** Where it is from or how it was made, after "de". */
const PLAIN_OF = stems(
  "commerce marché jardin boucher supermarché épicerie ferme pays région terroir montagne campagne " +
    "serre printemps été hiver automne saison maison marque producteur table couverture luxe caractère " +
    "garenne plaine forêt rivière mer ligne élevage batterie grain boucherie conservation garde",
);
/** It sounds like a flat bread. */
const ROASTED = stems("rôti rôtie");
/** Whatever it is of, it is counted as any other of them. */
const OF_ANY = ["Liqueur", "Fruit brandy", "Vinegar", "Jam", "Honey", "Fruit jelly"];
/** A bare word for many foods: what follows makes another one of it, if it is no maker's name. */
const MANY = [
  "2% milk",
  "Granulated sugar",
  "Water",
  "Plain yogurt",
  "Vegetable oil",
  "Fruit jelly",
];
const ALWAYS_MORE = [
  ...["Dry pasta", "Walnuts", "Brewed black tea", "Brewed coffee", "Hot chili pepper"],
  ...["Unsweetened cocoa powder", "Popcorn", "Semolina", "Vinaigrette"],
];
const FRESH = ["VEGETABLE", "FRUIT", "FISH", "MEAT"];

/** The names of French heads that end before a word which tells a kind, the longest first. */
export function qualifiedCandidatesIn(head: string): Candidate[] {
  const words = nameWordsIn(head);
  const first = words.findIndex(({ isPassed }) => !isPassed);
  if (first < 0) return [];
  const isTitle = words.every(({ text, key }) => isJoint(key) || isCapital(text));
  const found: Candidate[] = [];
  for (let end = Math.min(words.length - 1, first + MAX_WORDS); end > first; end--) {
    const kind = qualifierAfter(words, end, isTitle);
    if (!kind) continue;
    for (let start = 0; start <= first; start++) {
      found.push({ ...candidateOf(head, words, start, end), qualifier: kind });
    }
  }
  return found;
}

/** Whether an ingredient that a name begins with is counted as any other of its kind. */
export function isSameWithQualifier(
  { nameEn, category }: CatalogueName,
  { joint, word, isProper, isJoined }: Qualifier,
  isAnother: (stem: string) => boolean,
): boolean {
  if (ALWAYS_MORE.includes(nameEn) || OTHER.has(word.stem)) return false;
  if (joint === "de" && (OF_ANY.includes(nameEn) || PLAIN_OF.has(word.stem))) return true;
  if (isJoined) return false;
  if (ROASTED.has(word.stem) && category !== "MEAT") return true;
  if (isAnother(word.stem)) return joint === "à" && !KEEPING.has(word.stem) && category !== "GRAIN";
  if (isProper) return true;
  if (MANY.includes(nameEn)) return false;
  if (joint === "de") return FRESH.includes(category);
  return joint === "" || !KEEPING.has(word.stem);
}

function qualifierAfter(words: NameWord[], end: number, isTitle: boolean): Qualifier | undefined {
  let joint: Qualifier["joint"] = "";
  for (const [at, word] of words.slice(end).entries()) {
    const { key, text } = word;
    const isJoined = words[end + at + 1]?.key === "et";
    if (word.isEnding || word.isPreparation || /^(et|ou|and|or|\d+)$/.test(key)) return undefined;
    if (/^(de|d|du|des)$/.test(key)) joint = "de";
    else if (/^(à|aux?)$/.test(key)) joint = "à";
    else if (!word.isPassed)
      return { joint, word, isProper: isCapital(text) && !isTitle, isJoined };
    else if (!isJoint(key)) joint = "";
  }
  return undefined;
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

function stems(words: string): Set<string> {
  return new Set(words.split(" ").map((word) => stemOf(foldedKey(word))));
}
