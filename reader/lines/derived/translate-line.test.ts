import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/language/locales";
import type { Line } from "#domain/line/line";
import { scaleLine } from "#domain/line/scale-line";
import { findFoodSpan } from "../food-span";
import { parseLine } from "../parse/parse-line";
import { translateLine } from "./translate-line";

const translate = (words: string, to: Locale, [cooksWord, name]: [string, string?] = [""]) => {
  const parse = parseLine(words, LOCALES.find((locale) => locale !== to) ?? to);
  const span = findFoodSpan(words, parse, cooksWord);
  const line = { words, parse: { ...parse, foods: span ? [span] : [] } };
  return translateLine(line, to, name === undefined ? null : { name, isOwn: false });
};

/** With what stays foreign in brackets. */
const mark = ({ words, parse }: Line) =>
  (parse.foreign ?? []).reduceRight(
    (text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    words,
  );

test.each<[string, string, string, string]>([
  ["2 gousses d'ail", "ail", "Garlic", "2 cloves garlic"],
  ["une gousse d’ail", "ail", "Garlic", "1 clove garlic"],
  [
    "1 boîte de 400 g de tomates pelées",
    "tomates pelées",
    "Canned whole tomatoes",
    "1 can (400 g) whole tomatoes",
  ],
  ["3 œufs, battus", "œufs", "Egg", "3 eggs, beaten"],
  ["2 ou 3 carottes", "carottes", "Carrot", "2–3 carrots"],
  ["500 g de tomates", "tomates", "Tomato", "500 g tomatoes"],
  ["1,5 kg de bœuf", "bœuf", "Beef", "1.5 kg beef"],
  ["1 kg et demi de farine", "farine", "Flour", "1.5 kg flour"],
  ["7 g à 10 g de levure", "levure", "Yeast", "7–10 g yeast"],
  ["environ 200 g de riz", "riz", "Rice", "about 200 g rice"],
  ["le jus d’un citron", "citron", "Lemon", "juice of 1 lemon"],
  ["4 pavés de saumon de 180 g chacun", "saumon", "Salmon", "4 fillets salmon (180 g each)"],
  ["2 belles gousses d'ail", "ail", "Garlic", "2 large cloves garlic"],
  ["2 feuilles de laurier", "laurier", "Bay leaf", "2 bay leaves"],
  ["2 x 400 g de pois chiches", "pois chiches", "Chickpeas", "2 × 400 g chickpeas"],
  ["1 poulet de 1,5 kg", "poulet", "Whole chicken", "1 whole chicken of 1.5 kg"],
  ["4 steaks hachés", "steaks hachés", "Lean ground beef", "4 [steaks hachés] (lean ground beef)"],
  ["25 cl de lait", "lait", "2% milk", "25 cl milk (2%)"],
  ["un peu de muscade", "muscade", "Nutmeg", "nutmeg, a little"],
  ["1 pincée de sel", "sel", "Salt", "1 pinch of salt"],
  ["60 g de parmesan", "parmesan", "Parmesan cheese", "60 g Parmesan cheese"],
  ["Sel", "Sel", "Salt", "Salt"],
  ["Sel : 10 g", "Sel", "Salt", "10 g salt"],
  ["3 pommes de ma voisine", "pommes", "Apple", "3 apples, [de ma voisine]"],
  ["20 g de beurre + 1 filet d’huile", "beurre", "Butter", "20 g butter, + 1 drizzle [huile]"],
])("%s becomes English", (words, cooksWord, name, english) => {
  expect(mark(translate(words, "en", [cooksWord, name]))).toBe(english);
});

test.each<[string, string, string, string]>([
  ["4 cloves garlic, minced", "garlic", "Ail", "4 gousses d’ail, haché finement"],
  ["2 garlic cloves", "garlic cloves", "Ail", "2 gousses d’ail"],
  ["10 basil leaves", "basil", "Basilic", "10 feuilles de basilic"],
  ["2 bay leaves", "bay leaves", "Feuille de laurier", "2 feuilles de laurier"],
  ["1 (14 oz) can coconut milk", "coconut milk", "Lait de coco", "1 boîte (14 oz) de lait de coco"],
  ["400 g tin tomatoes", "tomatoes", "Tomate", "1 boîte (400 g) de tomates"],
  ["1 1/2 cups (180 g) flour", "flour", "Farine", "1 1/2 tasse (180 g) de farine"],
  ["1 lb 4 oz beef", "beef", "Bœuf", "1 lb 4 oz de bœuf"],
  ["1 cup plus 2 tbsp milk", "milk", "Lait", "1 tasse + 2 c. à soupe de lait"],
  ["1 lb beans", "beans", "Haricots", "1 lb de haricots"],
  ["2 large onions, diced", "onions", "Oignon", "2 oignons, gros, coupés en dés"],
  ["0.5 kg beets", "beets", "Betterave", "0,5 kg de betteraves"],
  ["Juice of 1 lemon", "lemon", "Citron", "jus de 1 citron"],
  ["2 lobsters (500 g each)", "lobsters", "Homard", "2 homards (500 g chacun)"],
  ["1 carrot, about 4 oz (120 g)", "carrot", "Carotte", "1 carotte, environ 4 oz (120 g)"],
  ["1 link sausage", "sausage", "Saucisse", "1 [link] de saucisse"],
  [
    "1 cup milk (or 2 tbsp powder, sifted)",
    "milk",
    "Lait",
    "1 tasse de lait, ou 2 c. à soupe [powder], tamisé",
  ],
  ["1 small handful parsley, chopped", "parsley", "Persil", "1 petite poignée de persil, haché"],
  ["2 heaped tbsp flour", "flour", "Farine", "2 c. à soupe bombées de farine"],
  ["8 Thai basil leaves", "Thai basil", "Basilic", "8 feuilles de basilic, thaï"],
  ["1 cup walnuts, toasted", "walnuts", "Noix", "1 tasse de noix, grillées"],
  ["2 zucchini, dry", "zucchini", "Courgette", "2 courgettes, sèches"],
  ["Scant 1/2 cup rice", "rice", "Riz", "1/2 tasse de riz, [Scant]"],
])("%s becomes French", (words, cooksWord, name, french) => {
  expect(mark(translate(words, "fr", [cooksWord, name]))).toBe(french);
});

test("a food that is not of the catalogue stays in the cook's words", () => {
  expect(mark(translate("2 handfuls of wild rocket, washed", "fr"))).toBe(
    "2 poignées de [wild rocket], lavé",
  );
  expect(mark(translate("2 tranches de scheese", "en", ["scheese"]))).toBe("2 slices [scheese]");
});

test("a line in doubt, and a line of the same language, stay as they are", () => {
  expect(mark(translate("1 1/2-pound lobster", "fr", ["lobster", "Homard"]))).toBe(
    "[1 1/2-pound lobster]",
  );
  const line = { words: "2 eggs", parse: parseLine("2 eggs", "en") };
  expect(translateLine(line, "en", null)).toBe(line);
});

test("a translated line scales: numbers, units and the food change together", () => {
  const twice = { numerator: 2, denominator: 1 };
  const carrot = translate("1 carrot, diced", "fr", ["carrot", "Carotte"]);
  expect(scaleLine(carrot, twice)).toBe("2 carottes, coupée en dés");
  const garlic = translate("1 gousse d’ail", "en", ["ail", "Garlic"]);
  expect(scaleLine(garlic, twice)).toBe("2 cloves garlic");
  const sugar = translate("3 tsp sugar", "fr", ["sugar", "Sucre"]);
  expect(scaleLine(sugar, twice)).toBe("2 c. à soupe de sucre");
});

test("a food that the reader calls by its measure too is named alone", () => {
  expect(mark(translate("1 gousse d’ail hachée", "en", ["gousse d’ail", "Garlic"]))).toBe(
    "1 clove garlic, chopped",
  );
  expect(mark(translate("2 cloves", "fr", ["cloves", "Clou de girofle"]))).toBe(
    "2 clous de girofle",
  );
});
