import { expect, test } from "vitest";
import { readYield } from "./read-yield";

const ALONE: [string, number][] = [
  ["4", 4],
  ["Serves 4", 4],
  ["4 personnes", 4],
  ["für 6 Portionen", 6],
  ["8 serving(s)", 8],
  ["3 Portion(en)", 3],
  ["Serves four", 4],
  ["serves two", 2],
  ["Serves: about 8", 8],
  ["Servings: 6", 6],
  ["Number of servings: 5", 5],
  ["Nombre de parts : 8", 8],
  ["Pour quatre personnes", 4],
  ["pour 12 personnes environ", 12],
  ["environ 6 pers.", 6],
  ["6 parts", 6],
  ["Makes about 24", 24],
  ["Recette pour 4 personnes", 4],
  ["Für vier Personen", 4],
  ["ca. 12 Portionen", 12],
  ["Zutaten für 4 Portionen", 4],
  ["4 porciones", 4],
  ["Para seis personas", 6],
  ["4 raciones", 4],
  ["per 4 persone", 4],
  ["Dosi per 6 persone", 6],
  ["Per quattro persone", 4],
  ["4 porzioni", 4],
  ["voor 4 personen", 4],
  ["4 pessoas", 4],
  ["4 portioner", 4],
];

test.each(ALONE)("%j only means that it serves %j", (written, servings) => {
  expect(readYield(written)).toEqual({ servings, says: "" });
});

const MORE: [string, number][] = [
  ["6/8 personnes", 6],
  ["4 bis 6 Portionen", 4],
  ["Serves 4-6", 4],
  ["4–6 servings", 4],
  ["Serves 4 or 5", 4],
  ["8 à 10", 8],
  ["4 a 6 porciones", 4],
  ["4-6 persone", 4],
  ["vier bis sechs Personen", 4],
  ["12 muffins", 12],
  ["Makes 24 small cookies", 24],
  ["6 large portions", 6],
  ["6 grosses galettes", 6],
  ["4 cupcakes", 4],
  ["12 Stück", 12],
  ["6 portions (250 ml each)", 6],
  ["Serves: 4 people (about 24 cookies)", 4],
  ["4 servings, 1 cup each", 4],
  ["4 servings (1 cup)", 4],
  ["6 servings of 200 g", 6],
  ["4 (1-cup) servings", 4],
  ["4 1-cup servings", 4],
  ["16 cookies / 8 servings", 8],
  ["8 servings / 16 cookies", 8],
  ["24 cookies (12 servings)", 12],
  ["1 gâteau (8 parts)", 8],
  ["1 gâteau de 8 parts", 8],
  ["Un gâteau pour 8 personnes", 8],
  ["Pour 1 cake de 10 personnes", 10],
  ["1 cake, 8 servings", 8],
  ["1 loaf, serves 10", 10],
  ["One 9-inch pie, 8 servings", 8],
  ["1 9x13 pan, serves 12", 12],
  ["Makes 4 cups, serves 8", 8],
  ["2 quarts (8 servings)", 8],
  ["1 Kuchen (12 Portionen)", 12],
  ["1 Blech, für 12 Personen", 12],
  ["1 tarta (8 raciones)", 8],
  ["1 bizcocho para 8 personas", 8],
  ["1 torta per 8 persone", 8],
  ["20 biscotti, 4 porzioni", 4],
  ["2 dozen", 24],
  ["about 3 dozen", 36],
  ["4 douzaines", 48],
  ["une douzaine de crêpes", 12],
  ["a dozen", 12],
  ["half a dozen", 6],
  ["une demi-douzaine", 6],
  ["1 ½ dozen rolls", 18],
  ["1 1/2 dozen", 18],
  ["2 docenas", 24],
  ["un Dutzend", 12],
  ["2 dozen cookies, 12 servings", 12],
  ["2½ servings", 2],
  ["4 1/2 portions", 4],
  ["4 et demie parts", 4],
  ["4,5 Portionen", 4],
  ["24 2-inch cookies", 24],
  ["0 - 4 portions", 4],
  ["Serves 4 as a main course, 6 as a starter", 4],
  ["2 cookies per serving, 6 servings", 6],
  ["4 adultes et 2 enfants", 4],
];

test.each(MORE)("%j serves %j, and keeps its wording", (written, servings) => {
  expect(readYield(written)).toEqual({ servings, says: written });
});

test.each([
  "pour 500 ml",
  "2 tasses",
  "2 ½ cups",
  "1 1/2 pounds",
  "750g",
  "1 L",
  "9-inch pie",
  "2-3 cups",
  "2/3 cup",
  "3/4 cup",
  "1 loaf (12 slices)",
  "2 loaves (16 slices each)",
  "1 (9-inch) pie",
  "für eine Springform (26 cm)",
  "1 cup per serving",
  "One pie",
  "a crowd",
  "10000 servings",
  "",
])("%j is not a number of servings, and keeps its wording", (written) => {
  expect(readYield(written)).toEqual({ servings: null, says: written });
});

test("a long yield text keeps its end", () => {
  const long = `4 servings ${"and more ".repeat(40)}in the end.`;
  expect(readYield(long)).toEqual({ servings: 4, says: long });
});

const SERVED = [
  (count: number) => `${count} servings`,
  (count: number) => `serves ${count}`,
  (count: number) => `pour ${count} personnes`,
  (count: number) => `${count} Portionen`,
  (count: number) => `${count} porciones`,
  (count: number) => `per ${count} persone`,
];
const MADE = ["1 cake", "24 cookies", "2 loaves", "1.5 l", "3 cups", "1 (9-inch) pie", "2 dozen"];
const JOINED = [
  (one: string, other: string) => `${one}, ${other}`,
  (one: string, other: string) => `${one} (${other})`,
  (one: string, other: string) => `${one} / ${other}`,
  (one: string, other: string) => `${one} - ${other}`,
];

test("a named number of servings wins over other counts, on either side", () => {
  for (const served of SERVED)
    for (const made of MADE)
      for (const join of JOINED)
        for (const text of [join(served(6), made), join(made, served(6))])
          expect([text, readYield(text).servings]).toEqual([text, 6]);
});
