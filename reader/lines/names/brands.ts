import { stemOf } from "#domain/word-stems";

/** Makers and shops that recipes name before what they sell, by the stems of their words. */
const BRANDS = new Set(
  (
    "simplynature kirkland tesco sainsbury waitrose asda aldi lidl coles woolworths walmart heinz " +
    "hellmann hellmanns philadelphia kraft barilla goya swanson kikkoman mccormick knorr maille " +
    "hershey hersheys ghirardelli nestle nestlé cadbury lindt callebaut valrhona chobani fage " +
    "daisy fleischmann fleischmanns pillsbury king arthur bob bobs mill " +
    "domino argo carnation borden lakes cabot tillamook sargento " +
    "delallo muir glen hunt hunts contadina rao raos prego classico huy fong kum kee " +
    "diamond crystal morton maldon mazola wesson pompeian filippo berio bertolli colavita " +
    "johnsonville jimmy dean perdue tyson oscar mayer bonne maman smuckers skippy jif planters"
  )
    .split(" ")
    .map(stemOf),
);

export function isBrand(text: string, key: string): boolean {
  const isCamel = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
  return isCamel || (/^\p{Lu}/u.test(text) && BRANDS.has(stemOf(key)));
}
