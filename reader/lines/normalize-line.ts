import { buildPattern } from "./vocabulary";

const NUMBER = ["number", "article"];
const ENGLISH_NUMBER = buildPattern(NUMBER, "en");
const REMARK = new RegExp(String.raw`^\(?(${buildPattern("remark")})\)?\s*[:,–-]?\s+(?=\S)`, "iu");

const ABOUT_BEHIND = /^(\d[\d.,]{0,6} ?(?:k?g|gr|[cdm]?l)) (?:environ|env\.?) (?=d[e'’])/i;

const PART_OF_EGGS = new RegExp(
  String.raw`^(?:les? )?(jaunes?|blancs?) de (\d+|${buildPattern(NUMBER, "fr")}) (?=(?:œ|oe)ufs?)`,
  "iu",
);
const HALF_BEHIND = new RegExp(
  String.raw`^(\d{1,2}|${buildPattern(NUMBER)}) (\p{L}[\p{L}'’-]{1,30}(?: d['’]\p{L}{1,20})?) ` +
    String.raw`(1/2(?=$|\s*[(,])|½(?=$|\s*[(,])|et demie?(?!\p{L}|\sd(?:e\s|['’])))`,
  "iu",
);
/** "1/2 citron pressé" is a count of fruit, not of juice. */
const PRESSED = new RegExp(
  String.raw`^((?:\d|½|un |une |demi)[\d/½ ]{0,6}${buildPattern("squeezed")}) (?=press[ée])`,
  "iu",
);
/** "Chocolat 70 %": only dark chocolate has that much cocoa. */
const DARK = /(?<!\p{L})chocolat (?=(?:à )?[5-9]\d ?%)/iu;

const OR_SO = new RegExp(
  String.raw`^(?!an? )((?:[\d½¼¾⅓⅔][\d/.½¼¾⅓⅔ ]{0,6}|${ENGLISH_NUMBER})(?: ?\p{L}{1,11})?) or so (?=\p{L})`,
  "iu",
);
/** "Can of coconut milk", "small bunch of parsley": one of them. */
const PACKED = new RegExp(
  String.raw`^(?:(?:small|large|big) )?(?:${buildPattern("container", "en")}(?<!s)|bunch|head|sprig|stick|slice|piece) of (?=\p{L})`,
  "iu",
);
const WHITES_OF = new RegExp(
  String.raw`^(?:the )?(whites?|yolks?) (?:of|from) (\d{1,2}|${ENGLISH_NUMBER})(?: large)? eggs?(?!\p{L})`,
  "iu",
);

export function normalizeLine(line: string): string {
  const singular = line
    .replace(/(?<=\p{L})\((s|x|es)\)/giu, "$1")
    .replace(/(?<=\p{L})\(e\)/giu, "")
    .replace(/^(\d+)(?:aine|zaine)s?(?= d)/i, "environ $1")
    .replace(OR_SO, "about $1 ")
    .replace(PACKED, "a $&")
    .replace(WHITES_OF, "$2 egg $1")
    .replace(/^s ?& ?p(?!\p{L})/iu, "salt & pepper")
    .replace(/^(\d{1,3})\+(?=\s+\p{L})/u, "at least $1")
    .replace(/(?<=\d)[″”]|(?<=\d)''/gu, '"')
    .replace(ABOUT_BEHIND, "environ $1 ")
    .replace(PART_OF_EGGS, "$2 $1 d'")
    .replace(HALF_BEHIND, "$1 $3 $2")
    .replace(PRESSED, "$1, ")
    .replace(DARK, "chocolat noir ")
    .replace(/^(\d{1,2})kg?(\d{3})(?=\s)/i, "$1$2 g");
  const bare = /^\(([^()]+)\)$/.exec(singular)?.[1]?.trim() ?? singular;
  const remark = REMARK.exec(bare);
  if (!remark) return bare;
  return `${bare.slice(remark[0].length)}, ${remark[1] ?? ""}`;
}
