import { foldedKey } from "~/model/text";
import { stemOf } from "~/model/words";

/** Sizes and qualities that leave an ingredient what it is, in both languages. */
const QUALITIES = stems(
  "lg sm med thumb nonstick lean maigre small medium large big extra heavy jumbo mini baby thick thin long short whole fresh ripe firm tender " +
    "young old aged sharp mild strong good quality best best-quality your favourite favorite pure " +
    "real natural organic homemade leftover store bought raw plain unsalted coarse fine " +
    "flaky kosher iodized virgin boneless skinless bone skin on off free range pastured farm " +
    "thickness size sized bite cold warm hot boiling lukewarm tepid icy iced chilled room " +
    "temperature thawed crusty stale very extra well freshly finely coarsely thinly roughly " +
    "lightly firmly loosely tightly heaping approximately about each more seedless unwaxed " +
    "gros grosse petit petite grand grande moyen moyenne beau bel belle bon bonne mince épais épaisse long " +
    "longue entier entière frais fraîche mûr mûre ferme tendre jeune vieux fort pur pure véritable " +
    "naturel biologique bio maison fermier cru crue nature extra vierge froid froide chaud chaude " +
    "tiède glacé bouillant bouillante congelé décongelé liquide ordinaire facultatif " +
    "très bien finement grossièrement fraîchement légèrement environ",
);

/** What is done to it before it is used; what follows one says how: "cut into dice". */
const PREPARATIONS = stems(
  "chopped minced diced sliced cut grated shredded crushed peeled seeded deseeded cored pitted stoned " +
    "trimmed halved quartered cubed crumbled melted softened beaten toasted rinsed drained squeezed " +
    "packed sifted zested juiced divided julienned torn rubbed bruised smashed mashed whisked " +
    "separated cooled hulled stemmed deveined shelled shucked scrubbed washed cleaned deboned " +
    "ground cracked picked removed reserved patted soaked warmed heated crosswise lengthwise " +
    "tied butterflied pounded snipped blanched optional " +
    "haché émincé ciselé râpé pelé épluché coupé tranché écrasé pressé fondu fondue mou molle " +
    "ramolli battu rincé égoutté épépiné dénoyauté équeuté concassé effiloché émietté décortiqué " +
    "déveiné lavé nettoyé essoré taillé détaillé moulu divisé tamisé tassé dégraissé paré évidé " +
    "désossé pilé prélevé effeuillé séparé trempé fendu brossé paré zesté détendu",
);

/** What it is cut or falls into: so many of them are not so many of it. */
const PORTIONS = stems(
  "leaf leaves sprig clove wedge slice fillet floret stalk half halves piece chunk strip cube head " +
    "bulb ear rib bunch round steak segment ring spear " +
    "feuille brin gousse quartier tranche filet fleuron bouquet tige moitié morceau cube tête bulbe " +
    "lanière rondelle branche lamelle botte pavé darne bâtonnet",
);

/** What makes it another ingredient, if the catalogue has it. */
const STATES = stems("frozen canned dried surgelé séché séchée");

/** Between such words. */
const JOINTS = stems("of the and or a de d du des la le les l et à s");

/** What begins the end of a name: what it is for, and what instead. */
const PURPOSES = [
  ["to", "taste"],
  ["to", "serve"],
  ["to", "garnish"],
  ["to", "finish"],
  ["for"],
  ["as", "needed"],
  ["as", "desired"],
  ["plus"],
  ["such", "as"],
  ["like"],
  ["until"],
  ["if", "needed"],
  ["pour"],
  ["au", "gout"],
  ["à", "gout"],
  ["au", "besoin"],
  ["à", "volonte"],
  ["à", "discretion"],
  ["selon"],
  ["si"],
  ["type"],
  ["facultatif"],
];

/** And what follows a name that was found. */
const ENDINGS = [
  ...PURPOSES,
  ["or"],
  ["ou"],
  ["to"],
  ["at", "room"],
  ["with"],
  ["avec"],
  ["from"],
  ["into"],
  ["per"],
  ["weighing"],
  ["à", "temperature"],
  ["à", "la", "temperature"],
  ["au", "choix"],
  ["à", "feuilles"],
  ["à", "chair"],
  ["du", "moulin"],
  ["du", "jardin"],
  ["non", "traite"],
  ["non", "traitee"],
  ["non", "traites"],
  ["non", "traitees"],
  ["non", "blanchi"],
  ["non", "blanchie"],
  ["non", "blanchis"],
  ["de", "taille"],
  ["de", "grosseur"],
  ["de", "qualite"],
  ["de", "bonne"],
  ["de", "votre"],
  ["de", "preference"],
  ["d", "environ"],
  ["et", "plus"],
  ["sans", "peau"],
  ["sans", "la", "peau"],
  ["sans", "os"],
  ["sans", "pepins"],
  ["sans", "noyau"],
  ...["des", "cubes", "tranches", "rondelles", "lamelles", "julienne", "morceaux", "quartiers"].map(
    enWith,
  ),
  ...["batonnets", "brunoise", "pommade", "petits", "gros", "fines", "deux", "quatre"].map(enWith),
  ...["lanieres", "bouquets", "petit", "petites", "grosses", "fleurettes", "branches"].map(enWith),
];

/** Whether a word says only how or how big the ingredient is. */
export function isModifier(word: string): boolean {
  const stem = stemOf(foldedKey(word));
  return QUALITIES.has(stem) || PREPARATIONS.has(stem);
}

export function isPreparation(word: string): boolean {
  return PREPARATIONS.has(stemOf(foldedKey(word)));
}

export function isPortion(word: string): boolean {
  return PORTIONS.has(stemOf(foldedKey(word)));
}

export function isState(word: string): boolean {
  return STATES.has(stemOf(foldedKey(word)));
}

export function isJoint(word: string): boolean {
  return word !== "thé" && JOINTS.has(foldedKey(word));
}

/** Whether these words go on with what the name is for, or how big it is: "de 2 cm". */
export function isPurpose(words: string[], at: number): boolean {
  const isOfNumber = ["de", "d"].includes(words[at] ?? "") && /^\d/.test(words[at + 1] ?? "");
  return isOfNumber || startsAny(words, at, PURPOSES);
}

/** Whether the words from here on are no part of a name that ends before. */
export function isEnding(words: string[], at: number): boolean {
  return isPurpose(words, at) || startsAny(words, at, ENDINGS);
}

function startsAny(words: string[], at: number, phrases: string[][]): boolean {
  return phrases.some((phrase) => phrase.every((word, index) => words[at + index] === word));
}

function enWith(word: string): string[] {
  return ["en", word];
}

function stems(words: string): Set<string> {
  return new Set(words.split(/[ -]/).map((word) => stemOf(foldedKey(word))));
}
