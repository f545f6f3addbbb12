import { expect, test } from "vitest";
import type { Language } from "#domain/language/languages";
import { cutLine } from "#domain/line/cut-line";
import { scalePieces } from "#domain/line/scaled-pieces";
import { parseAmount } from "#domain/measures/amount";
import { parseLine } from "./parse-line";

/** The scaled words, with the amount in brackets. */
const scale = (words: string, times: string, language: Language) => {
  const ratio = parseAmount(times);
  if ("problem" in ratio) throw new Error(times);
  return cutLine({ words, parse: parseLine(words, language) })
    .map(([mark, pieces]) => {
      const text = scalePieces(pieces, { ratio, language });
      return mark === "a" ? `[${text}]` : text;
    })
    .join("");
};

test.each<[string, string, Language, string]>([
  ["2 1/2 cups (300 g) plain flour", "1", "en", "[2 1/2 cups] (300 g) plain flour"],
  ["2 1/2 cups (300 g) plain flour", "2", "en", "[5 cups] (600 g) plain flour"],
  ["1 cup milk", "2", "en", "[2 cups] milk"],
  ["2 cups milk", "1/2", "en", "[1 cup] milk"],
  ["1 tasse de lait", "3/2", "fr", "[1 1/2 tasse] de lait"],
  ["1,5 kg de pommes Golden", "2", "fr", "[3 kg] de pommes Golden"],
  ["1,5 kg de pommes Golden", "1/2", "fr", "[0,75 kg] de pommes Golden"],
  ["200g de farine T55", "2", "fr", "[400g] de farine T55"],
  ["4 large eggs", "2", "en", "[8] large eggs"],
  ["3-4 gousses d'ail", "2", "fr", "[6-8 gousses] d'ail"],
  ["½ tsp salt", "2", "en", "[1 tsp] salt"],
  ["1½ oz gin", "2", "en", "[3 oz] gin"],
  ["1 (14 oz) can tomatoes", "2", "en", "[2 (14 oz) cans] tomatoes"],
  ["2 x 400 g tins of tomatoes", "2", "en", "[4 x 400 g tins] of tomatoes"],
  ["100 g / 3.5 oz butter", "2", "en", "[200 g] / 7 oz butter"],
  ["1 cup plus 2 tbsp flour", "2", "en", "[2 cups plus 4 tbsp] flour"],
  ["1 tsp salt", "3", "en", "[1 tbsp] salt"],
  ["1 tablespoon oil", "1/2", "en", "[1 1/2 teaspoons] oil"],
  ["1 cup milk", "3/8", "en", "[6 tbsp] milk"],
  ["1 1/4 cups milk", "3/2", "en", "[1 7/8 cups] milk"],
  ["3-4 tsp sugar", "3", "en", "[9-12 tsp] sugar"],
  ["12 tbsp. butter", "1/2", "en", "[6 tbsp.] butter"],
  ["1 c. à café de sel", "3", "fr", "[1 c. à soupe] de sel"],
  ["2 cuillères à soupe d'huile", "1/4", "fr", "[1 1/2 cuillère à café] d'huile"],
  ["1/4 tsp salt", "1/3", "en", "[a little under\u00a01/8 tsp] salt"],
  ["1 egg", "5/8", "en", "[≈\u00a01/2] egg"],
  ["¼ onion", "1/2", "en", "[⅛] onion"],
  ["7 apples", "3/8", "en", "[≈\u00a02 1/2] apples"],
  ["1 onion", "2/3", "en", "[2/3] onion"],
  ["about 2 cups stock", "2", "en", "about [4 cups] stock"],
  ["up to 3 tbsp oil", "2", "en", "up to [6 tbsp] oil"],
  ["zest of 1 lemon", "3", "en", "zest of [3] lemons"],
  ["half a lemon", "2", "en", "[1] lemon"],
  ["a knob of butter", "2", "en", "[2 knobs] of butter"],
  ["pinch of salt", "2", "en", "[2 pinches] of salt"],
  ["salt", "2", "en", "salt"],
  ["70 % dark chocolate", "2", "en", "70 % dark chocolate"],
  ["3 day old bread", "2", "en", "3 day old bread"],
  ["1 000 g de farine", "2", "fr", "[2000 g] de farine"],
])("%s times %s in %s reads %s", (words, times, language, expected) => {
  expect(scale(words, times, language)).toBe(expected);
});

test.each<[string, Language, string]>([
  ["1⅓ cups bread flour (180g)", "en", "2⅔ cups bread flour (360g)"],
  ["3/4 cup soft butter (6 oz / 170 grams)", "en", "1 1/2 cups soft butter (12 oz / 340 grams)"],
  ["2 oeufs (100 g)", "fr", "4 oeufs (200 g)"],
  ["2 cups (12-oz. pkg.) chocolate", "en", "4 cups (2 × 12-oz. pkgs.) chocolate"],
  ["2 pints / 1.1 l vegetable stock", "en", "4 pints / 2.2 l vegetable stock"],
  ["3 oz. (90 ml) rum", "en", "6 oz. (180 ml) rum"],
  ["1 cup or 95g flour", "en", "2 cups or 190g flour"],
  ["Two ¼-ounce packets yeast (14 g total)", "en", "4 ¼-ounce packets yeast (28 g total)"],
  ["Four ½-pints raspberries", "en", "8 ½-pints raspberries"],
  ["4+ cups stock", "en", "8+ cups stock"],
  ["1 cuillère à café rase de sel", "fr", "2 cuillères à café rases de sel"],
  ["1 tranche épaisse de jambon", "fr", "2 tranches épaisses de jambon"],
  ["1 filet mignon de porc", "fr", "2 filets mignons de porc"],
  ["1 poivron rouge et 1 poivron vert", "fr", "2 poivrons rouges et 2 poivrons verts"],
  ["1 mangue pas trop mûre", "fr", "2 mangues pas trop mûres"],
  ["1 brique de crème (1 x 20 cl)", "fr", "2 briques de crème (2 x 20 cl)"],
])("%s in %s doubles every measure of the amount: %s", (words, language, doubled) => {
  expect(scale(words, "2", language).replace(/[[\]]/g, "")).toBe(doubled);
});

test.each<[string, Language, string]>([
  ["1 lb 4 oz flour", "en", "2 lb 8 oz flour"],
  ["1 lb 8 oz potatoes", "en", "3 lb potatoes"],
  ["500 g (1 lb 2 oz) beef", "en", "1000 g (2 lb 4 oz) beef"],
  ["1 & ½ cups sugar", "en", "3 cups sugar"],
  ["1-½ cups flour", "en", "3 cups flour"],
  ["1 and 2/3 cups (210g) spelt flour", "en", "3 1/3 cups (420g) spelt flour"],
  ["1.1/2 cups flour", "en", "3 cups flour"],
  ["1.½ cups flour", "en", "3 cups flour"],
  ["1,½ tasse de lait", "fr", "3 tasses de lait"],
  ["1 litre et demi d'eau", "fr", "3 litres d'eau"],
  ["2 dl 1/2 de lait", "fr", "5 dl de lait"],
  ["1 kg 500 de farine", "fr", "3 kg de farine"],
  ["1k400 de bœuf", "fr", "2,8k de bœuf"],
  ["une gousse d’ail et demie", "fr", "3 gousses d’ail"],
  ["Les jaunes de 3 œufs", "fr", "Les jaunes de 6 œufs"],
  ["whites of 3 eggs", "en", "whites of 6 eggs"],
  ["4+ cups cold water", "en", "8+ cups cold water"],
  ["200 g env. de riz", "fr", "400 g env. de riz"],
  ["1 oignon et demi", "fr", "3 oignons"],
  ["2/3 de tasse de sucre", "fr", "1 1/3 tasse de sucre"],
  ["la moitié d'un citron", "fr", "1 citron"],
  ["le jus d'une orange", "fr", "le jus de 2 oranges"],
  ["1 cup minus 1 tablespoon milk", "en", "2 cups minus 2 tablespoons milk"],
  ["2 oeufs et 1 jaune", "fr", "4 oeufs et 2 jaunes"],
  ["entre 500 g et 900 g de sucre", "fr", "entre 1000 g et 1800 g de sucre"],
])("%s in %s doubles a number told in several words: %s", (words, language, doubled) => {
  expect(scale(words, "2", language).replace(/[[\]]/g, "")).toBe(doubled);
});

test.each<[string, Language, string]>([
  ["2 500g packs beef mince", "en", "4 500g packs beef mince"],
  ["1 250 g ball mozzarella", "en", "2 250 g balls mozzarella"],
  ["1 700ml bottle cider", "en", "2 700ml bottles cider"],
  ["2, 400 g tins tomatoes", "en", "4, 400 g tins tomatoes"],
  ["2. 400 g tins tomatoes", "en", "4. 400 g tins tomatoes"],
  ["400g tin chopped tomatoes", "en", "2 × 400g tins chopped tomatoes"],
  ["28 ounce can plum tomatoes", "en", "2 × 28 ounce cans plum tomatoes"],
  ["4 x 400g/14oz tins tomatoes", "en", "8 x 400g/14oz tins tomatoes"],
  ["4 (7-ounce) salmon fillets", "en", "8 (7-ounce) salmon fillets"],
  ["2 cans (28 oz each) tomatoes", "en", "4 cans (28 oz each) tomatoes"],
  ["1 boîte de 400 g de tomates", "fr", "2 boîtes de 400 g de tomates"],
  ["1 poulet de 1,5 kg", "fr", "2 poulets de 1,5 kg"],
  ["500 g beef, cut into 2 cm cubes", "en", "1000 g beef, cut into 2 cm cubes"],
  ["6 phyllo sheets (about 13 by 17 inches)", "en", "12 phyllo sheets (about 13 by 17 inches)"],
  ["44 g de levain (11 g par 250 g)", "fr", "88 g de levain (11 g par 250 g)"],
])("%s in %s keeps sizes, lengths and shares: %s", (words, language, doubled) => {
  expect(scale(words, "2", language).replace(/[[\]]/g, "")).toBe(doubled);
});

test.each<[string, string, Language, string]>([
  ["1 tomato", "2", "en", "2 tomatoes"],
  ["2 eggs", "1/2", "en", "1 egg"],
  ["1 œuf", "2", "fr", "2 œufs"],
  ["1 loaf of bread", "2", "en", "2 loaves of bread"],
  ["le jus de 2 citrons", "1/2", "fr", "le jus de 1 citron"],
  ["1 petit oignon rouge, émincé", "2", "fr", "2 petits oignons rouges, émincé"],
  ["une belle poignée d'épinards", "2", "fr", "2 belles poignées d'épinards"],
  ["1 (9 inch) unbaked pie crust", "2", "en", "2 (9 inch) unbaked pie crusts"],
  ["1-inch piece fresh ginger", "2", "en", "2-inch piece fresh ginger"],
  ["1 tablespoon(s) oil", "2", "en", "2 tablespoon(s) oil"],
])("%s times %s in %s changes the number of the noun: %s", (words, times, language, scaled) => {
  expect(scale(words, times, language).replace(/[[\]]/g, "")).toBe(scaled);
});

test.each<[string, Language]>([
  ["1.250 g de farine", "fr"],
  ["4 175g beef", "en"],
  ["1 1/2-pound lobster", "en"],
  ["2/3 carottes", "fr"],
  ["22 cm pastry case", "en"],
  ["1z400 de bœuf", "fr"],
  ["1. 1/2 cups flour", "en"],
  ["1, ½ cup flour", "en"],
  ["1·1/2 cups flour", "en"],
  ["2. 400 g de farine", "fr"],
])("%s in %s is not understood and doubles as a whole", (words, language) => {
  expect(scale(words, "2", language)).toBe(`[2 × ]${words}`);
});

test.each<[string, Language, string]>([
  ["1.000 g de farine", "fr", "2000 g de farine"],
  ["1.000 ml water", "en", "2000 ml water"],
  ["1,200 kg de pommes de terre", "fr", "2,4 kg de pommes de terre"],
])(
  "%s in %s is read as thousands or decimals where only one is sensible: %s",
  (words, language, doubled) => {
    expect(scale(words, "2", language).replace(/[[\]]/g, "")).toBe(doubled);
  },
);
