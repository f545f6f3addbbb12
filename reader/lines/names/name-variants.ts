import { stemKey } from "#domain/word-stems";
import { isJoint } from "./modifiers";
import type { NameWord } from "./name-words";

const BETWEEN = ["", "de", "d", "du", "a", "a la", "a l", "au", "aux"];
const MAX_WORDS = 5;

/** Words for one thing, and the ways in which they are misspelled: either is looked up for the other. */
const SAME = pairs(`
cochon = porc, soja = soya, soya = soja, yaourt = yogourt, yoghourt = yogourt, yogourt = yaourt
curry = cari, cari = curry, cacahuète = arachide, cacahouète = arachide, arachide = cacahuète
myrtille = bleuet, bleuet = myrtille, cranberry = canneberge, atoca = canneberge
citron vert = lime, lime = citron vert, limette = lime, volaille = poulet, patate = pomme de terre, fève = haricot
pécan = pacane, canola = colza, blé d'Inde = maïs, pastèque = melon d'eau, choco = chocolat
cardamone = cardamome, échalotte = échalote, mozarella = mozzarella, emmenthal = emmental
corriandre = coriandre, gingenbre = gingembre, vannille = vanille, ognon = oignon, carrotte = carotte
brocolli = brocoli, champigon = champignon, mayonaise = mayonnaise, cabilaud = cabillaud
spagetti = spaghetti, chataigne = marron, canelle = cannelle, curcumin = curcuma, filo = phyllo
cassonnade = cassonade, parmesan reggiano = parmesan, échalottes = échalote, ciboulete = ciboulette
`);

const SAME_BY_WORD = new Map<string, [string, string][]>();
for (const pair of SAME) {
  const [word = ""] = pair[0].split(" ");
  SAME_BY_WORD.set(word, [...(SAME_BY_WORD.get(word) ?? []), pair]);
}

export function variantsOf(words: NameWord[]): { stem: string; dropped: NameWord[] }[] {
  if (words[0]?.isPassed !== false) return [];
  const whole = stemsOf(words);
  const isFrench = words.some(({ key }) => /^(de|d|du|à|aux?)$/.test(key));
  const isInside = (at: number) => isFrench && at > 0 && at < words.length - 1;
  const dropped = words.filter(
    ({ key, isPassed, isState }, at) => isInside(at) && isPassed && !isState && !isJoint(key),
  );
  const bare = words.filter((word) => !dropped.includes(word));
  const forms = new Set([stemsOf(bare), ...joined(words), ...joined(bare)]);
  for (const form of [...forms, whole]) for (const same of sameAs(form)) forms.add(same);
  forms.delete(whole);
  return [...forms].map((stem) => ({ stem, dropped }));
}

/** "Huile olive", "sauce de piments": two nouns, whatever stands between them. */
function joined(words: NameWord[]): string[] {
  const telling = words.filter(({ key }) => !isJoint(key) && !/^aux?$/.test(key));
  const [first, last] = telling;
  if (telling.length !== 2 || words.length > MAX_WORDS || !first || !last) return [];
  if (words[0] !== first || words.at(-1) !== last) return [];
  return BETWEEN.map((joint) => `${first.stem} ${joint} ${last.stem}`.replace("  ", " "));
}

function sameAs(stem: string): string[] {
  const padded = ` ${stem} `;
  return stem
    .split(" ")
    .flatMap((word) => SAME_BY_WORD.get(word) ?? [])
    .filter(([one]) => padded.includes(` ${one} `))
    .map(([one, other]) => padded.replace(` ${one} `, ` ${other} `).trim());
}

function stemsOf(words: NameWord[]): string {
  return words.map(({ stem }) => stem).join(" ");
}

function pairs(text: string): [string, string][] {
  return text
    .split(/[,\n]/)
    .filter((each) => each.includes("="))
    .map((each) => {
      const [one = "", other = ""] = each.split("=").map(stemKey);
      return [one, other];
    });
}
