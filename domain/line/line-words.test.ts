import { expect, test } from "vitest";
import { parseAmount } from "../measures/amount";
import { measuresIn } from "./line-words";
import { scaledWords } from "./scaled-words";

const amountIn = (text: string) => {
  const amount = parseAmount(text);
  return "problem" in amount ? null : amount;
};

const shown = (text: string, amount: string, times: string, locale: string) => {
  const ratio = amountIn(times) ?? { numerator: 1, denominator: 1 };
  const words = { text, amount: amountIn(amount) };
  const { measure, rest } = scaledWords(
    { ...words, ...measuresIn(text, words.amount) },
    ratio,
    locale,
  );
  return `[${measure}]${rest}`;
};

test.each([
  ["2 1/2 cups (300 g) plain flour", "2 1/2", "1", "en", "[2 1/2 cups] (300 g) plain flour"],
  ["2 1/2 cups (300 g) plain flour", "2 1/2", "2", "en", "[5 cups] (600 g) plain flour"],
  ["1 cup milk", "1", "2", "en", "[2 cups] milk"],
  ["2 cups milk", "2", "1/2", "en", "[1 cup] milk"],
  ["1 tasse de lait", "1", "3/2", "fr", "[1 1/2 tasse] de lait"],
  ["1,5 kg de pommes Golden", "1500", "2", "fr", "[3 kg] de pommes Golden"],
  ["1,5 kg de pommes Golden", "1500", "1/2", "fr", "[0,75 kg] de pommes Golden"],
  ["200g de farine T55", "200", "2", "fr", "[400g] de farine T55"],
  ["4 large eggs", "4", "2", "en", "[8] large eggs"],
  ["3-4 gousses d'ail", "3", "2", "fr", "[6-8 gousses] d'ail"],
  ["3 à 4 gousses d'ail", "3", "2", "fr", "[6 à 8 gousses] d'ail"],
  ["½ tsp salt", "1/2", "2", "en", "[1 tsp] salt"],
  ["1½ oz gin", "1 1/2", "2", "en", "[3 oz] gin"],
  ["1 (14 oz) can tomatoes", "1", "2", "en", "[2] (14 oz) can tomatoes"],
  ["2 x 400 g tins of tomatoes", "2", "2", "en", "[4] x 400 g tins of tomatoes"],
  ["100 g / 3.5 oz butter", "100", "2", "en", "[200 g] / 7 oz butter"],
  ["1 cup plus 2 tbsp flour", "1", "2", "en", "[2 cups] plus 1/4 cup flour"],
  ["1 tsp salt", "1", "3", "en", "[1 tbsp] salt"],
  ["2 tsp salt", "2", "2", "en", "[4 tsp] salt"],
  ["1 tablespoon oil", "1", "1/2", "en", "[1 1/2 teaspoons] oil"],
  ["1 cup milk", "1", "1/8", "en", "[2 tbsp] milk"],
  ["1 cup milk", "1", "3/8", "en", "[6 tbsp] milk"],
  ["3-4 tsp sugar", "3", "3", "en", "[9-12 tsp] sugar"],
  ["1 c. à café de sel", "1", "3", "fr", "[1 c. à soupe] de sel"],
  ["2 cuillères à soupe d'huile", "2", "1/4", "fr", "[1 1/2 cuillère à café] d'huile"],
  ["1/4 tsp salt", "1/4", "1/3", "en", "[a little under\u00a01/8 tsp] salt"],
  ["1/4 c. à café de sel", "1/4", "1/3", "fr", "[un peu moins de\u00a01/8 c. à café] de sel"],
  ["1 egg", "1", "3/8", "en", "[≈\u00a01/2] egg"],
  ["7 apples", "7", "3/8", "en", "[≈\u00a02 1/2] apples"],
  ["1 onion", "1", "2/3", "en", "[2/3] onion"],
  ["about 2 cups stock", "2", "2", "en", "[about 4 cups] stock"],
  ["zest of 1 lemon", "1", "3", "en", "[]zest of 3 lemon"],
  ["half a lemon", "1/2", "2", "en", "[2 ×] half a lemon"],
  ["a knob of butter", "", "2", "en", "[]a knob of butter"],
  ["salt", "", "2", "en", "[]salt"],
  ["70 % dark chocolate", "", "2", "en", "[]70 % dark chocolate"],
  ["1 000 g de farine", "1000", "2", "fr", "[2000 g] de farine"],
])("%s of %s times %s in %s reads %s", (text, amount, times, locale, expected) => {
  expect(shown(text, amount, times, locale)).toBe(expected);
});
