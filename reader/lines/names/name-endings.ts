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
  ["avec"],
  ["optional"],
  ["preferably"],
  ["ideally"],
];

/** Where a thing comes from that is counted as any other. */
const PLACES = (
  "bourgogne bordeaux bretagne normandie isigny guerande noirmoutier camargue re bresse loue landes " +
  "challans roscoff lautrec drome ardeche puy provence alsace lorraine savoie auvergne charente " +
  "charentes poitou limousin aveyron corse sicile espagne italie grece france quebec ontario canada " +
  "suisse belgique norvege ecosse madagascar ceylan tahiti agen nice modene orleans"
).split(" ");

const ENDINGS = [
  ...PURPOSES,
  ["or"],
  ["ou"],
  ["to"],
  ["at", "room"],
  ["with"],
  ["from"],
  ["into"],
  ["per"],
  ["weighing"],
  ["of", "choice"],
  ["you"],
  ["note"],
  ["notes"],
  ["of", "your"],
  ["including"],
  ["see"],
  ["depending"],
  ["in", "brine"],
  ["in", "juice"],
  ["in", "its"],
  ["in", "their"],
  ["on", "the", "vine"],
  ["on", "the", "bone"],
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
  ["mg"],
  ["m", "g"],
  ["de", "mg"],
  ["de", "m", "g"],
  ["matiere"],
  ["matieres"],
  ["de", "matiere"],
  ["de", "matieres"],
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
  ["non", "raffine"],
  ["non", "raffinee"],
  ["mat"],
  ["mais", "ferme"],
  ["mais", "fermes"],
  ["mais", "pas"],
  ["mais", "encore"],
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
  ["pas", "trop"],
  ["et", "plus"],
  ["et", "en"],
  ["poudre"],
  ["pur", "beurre"],
  ["pur", "porc"],
  ["pur", "boeuf"],
  ["pur", "jus"],
  ["pur", "cacao"],
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
  ...["poudre", "grain", "grains", "graine", "graines", "fleurons", "lardons", "allumettes"].map(
    enWith,
  ),
  ...["boite", "conserve", "bocal", "brique", "tube", "pot", "sachet", "paquet"].map(enWith),
  ...PLACES.flatMap((place) => [
    ["de", place],
    ["d", place],
    ["du", place],
  ]),
];

const ARTICLES_AFTER_OU = ["d", "de", "du", "des", "un", "une", "la", "le", "les", "l"];

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

export function isEnding(words: string[], at: number): boolean {
  const isAndSoMany = words[at] === "et" && /^\d/.test(words[at + 1] ?? "");
  const isOfPlace = PLACES.includes(words[at + 1] ?? "") && words[at + 2] === "et";
  return isAndSoMany || isPurpose(words, at) || (!isOfPlace && startsAny(words, at, ENDINGS));
}

function startsAny(words: string[], at: number, phrases: string[][]): boolean {
  return phrases.some((phrase) => phrase.every((word, index) => words[at + index] === word));
}

function enWith(word: string): string[] {
  return ["en", word];
}
