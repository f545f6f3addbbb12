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
    "sec brut pommé vegan végane supplémentaire récent récente fourni fournie déshydraté généreux généreuse joli jolie " +
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
    "désossé pilé prélevé effeuillé séparé trempé fendu brossé paré zesté détendu " +
    "cuit précuit bouilli poché réhydraté ébarbé écaillé vidé blanchi mixé piqué ficelé torréfié " +
    "grillé dilué délayé dissous infusé mélangé filtré tiédi refroidi égrené",
);

/** Those that never make another product of it, as "râpé" does of cheese. */
const CUT_OFF = stems(
  "pelé épluché coupé tranché écrasé émincé ciselé rincé égoutté épépiné dénoyauté équeuté lavé " +
    "nettoyé taillé détaillé fendu prélevé effeuillé trempé brossé dilué délayé infusé piqué",
);

/** What it is cut or falls into: so many of them are not so many of it. */
const PORTIONS = stems(
  "leaf leaves sprig clove wedge slice fillet floret stalk half halves piece chunk strip cube head " +
    "bulb ear rib bunch round steak segment ring spear " +
    "feuille brin gousse quartier tranche filet fleuron bouquet tige moitié morceau cube tête bulbe " +
    "lanière rondelle branche lamelle botte pavé darne bâtonnet bâton copeau cosse allumette étoile " +
    "escalope médaillon",
);

/** What makes it another ingredient, if the catalogue has it. */
const STATES = stems("frozen canned dried surgelé séché séchée");

const ARTICLES_AFTER_OU = ["d", "de", "du", "des", "un", "une", "la", "le", "les", "l"];

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
  ["en", "option"],
  ["en", "fonction"],
  ["par", "exemple"],
  ["tel", "que"],
  ["telle", "que"],
  ["tels", "que"],
  ["telles", "que"],
  ["genre"],
  ["style"],
  ["comme"],
  ["optionnel"],
  ["optionnelle"],
  ["selon"],
  ["si"],
  ["type"],
  ["facultatif"],
];

/** Where a thing comes from that is counted as any other. */
const PLACES = (
  "bourgogne bordeaux bretagne normandie isigny guerande noirmoutier camargue re bresse loue landes " +
  "challans roscoff lautrec drome ardeche puy provence alsace lorraine savoie auvergne charente " +
  "charentes poitou limousin aveyron corse sicile espagne italie grece france quebec ontario canada " +
  "suisse belgique norvege ecosse madagascar ceylan tahiti agen nice modene orleans"
).split(" ");

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
  ["de", "la", "veille"],
  ["du", "jour"],
  ["de", "saison"],
  ["de", "cacao"],
  ["de", "calibre"],
  ["dans", "leur"],
  ["sous", "vide"],
  ["en", "tout"],
  ["en", "robe"],
  ["en", "moulin"],
  ["au", "moulin"],
  ["fane"],
  ["fanes"],
  ["avec", "peau"],
  ["non", "pele"],
  ["non", "peles"],
  ["non", "pelee"],
  ["non", "pelees"],
  ["non", "cuit"],
  ["non", "cuite"],
  ["non", "cuites"],
  ["non", "sale"],
  ["non", "sales"],
  ["non", "salee"],
  ["non", "salees"],
  ["d", "environ"],
  ["d", "env"],
  ["aux", "fines", "herbes"],
  ["sans", "lactose"],
  ["et", "plus"],
  ["et", "en"],
  ["poudre"],
  ["à", "la", "coque"],
  ["sans", "peau"],
  ["sans", "la", "peau"],
  ["sans", "os"],
  ["sans", "pepins"],
  ["sans", "noyau"],
  ["sans", "arete"],
  ["sans", "aretes"],
  ["sans", "croute"],
  ["sans", "la", "croute"],
  ["sans", "couenne"],
  ...["des", "cubes", "tranches", "rondelles", "lamelles", "julienne", "morceaux", "quartiers"].map(
    enWith,
  ),
  ...["batonnets", "brunoise", "pommade", "petits", "gros", "fines", "deux", "quatre"].map(enWith),
  ...["lanieres", "bouquets", "petit", "petites", "grosses", "fleurettes", "branches"].map(enWith),
  ...["quatre", "huit", "six", "trois", "bouchees", "troncons", "copeaux", "filaments"].map(enWith),
  ...["poudre", "grain", "grains", "graine", "graines", "fleurons"].map(enWith),
  ...["boite", "conserve", "bocal", "brique", "tube", "pot", "sachet", "paquet"].map(enWith),
  ...PLACES.flatMap((place) => [
    ["de", place],
    ["d", place],
    ["du", place],
  ]),
];

/** Whether a word says only how or how big the ingredient is. */
export function isModifier(word: string): boolean {
  const key = foldedKey(word);
  const stem = stemOf(key);
  return !/^purees?$/.test(key) && (QUALITIES.has(stem) || PREPARATIONS.has(stem));
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

/** Whether another thing is said from here on that may take its place: "ou 4 gros", "ou d'huile". */
export function isAlternative(words: string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  return words[at] === "ou" && (/^\d/.test(next) || ARTICLES_AFTER_OU.includes(next));
}

/** Whether an own name ends here, and what was done to it begins: "gousse de vanille fendue". */
export function isCutOff(words: string[], at: number): boolean {
  const isDone = (index: number) => CUT_OFF.has(stemOf(words[index] ?? ""));
  return isDone(at) || (/ment$|^bien$/.test(words[at] ?? "") && isDone(at + 1));
}

/** Whether the words from here on are no part of a name that ends before. */
export function isEnding(words: string[], at: number): boolean {
  const isAndSoMany = words[at] === "et" && /^\d/.test(words[at + 1] ?? "");
  return isAndSoMany || isPurpose(words, at) || startsAny(words, at, ENDINGS);
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
