import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language/languages";
import { LOCALES } from "#domain/language/locales";
import { formatAmount, parseAmount } from "#domain/measures/amount";
import type { Db } from "#server/platform/db/open";
import { openTestDatabase } from "../../tests/support/database";
import { formatReadAmount, loadEnglishNames, understand } from "../../tests/support/reading-lines";

/** Formats an understood line: "1/2 CUP Granulated sugar [packed] (1/2 packed cup) unit". */
const describeLine = async (db: Db, typed: string, language: Language | null = "en") => {
  const [line] = await understand(db, [typed], language);
  if (!line) throw new Error("no line");
  const name = (await loadEnglishNames(db))(line);
  const words = [line.complement && `[${line.complement}]`, line.written && `(${line.written})`];
  return [formatReadAmount(line), line.unit, name, ...words, line.warning]
    .filter(Boolean)
    .join(" ");
};

test("amounts read from lines read back unchanged after they are formatted for the form", async () => {
  const { db } = openTestDatabase();
  const typed = [
    "4 fl oz water",
    "1 pint milk",
    "14 oz ham",
    "1/3 oz ham",
    "2 imperial pints beer",
  ];
  for (const line of await understand(db, typed)) {
    expect(line.amount, line.typed).not.toBeNull();
    for (const locale of LOCALES) {
      if (line.amount === null) continue;
      expect(parseAmount(formatAmount(line.amount, line.unit, locale))).toEqual(line.amount);
    }
  }
});

describe("measures are converted exactly, and keep the author's words", () => {
  test.each([
    ["14 oz ham", "7/8 POUND Ham (14 oz)"],
    ["1.5 kg flour", "1500/1 GRAM All-purpose flour (1.5 kg)"],
    ["2 dl water", "200/1 MILLILITERS Water (2 dl)"],
    ["8 fl oz water", "473176473/2000000 MILLILITERS Water (8 fl oz)"],
    ["20 fl oz (imperial) milk", "454609/800 MILLILITERS 2% milk [imperial] (20 fl oz)"],
    ["1/3 fl oz water", "157725491/16000000 MILLILITERS Water (1/3 fl oz)"],
    ["1/2 fl oz water", "NONE Water (1/2 fl oz) unit"],
    ["1 pint milk", "473176473/1000000 MILLILITERS 2% milk (1 pint) unit"],
    ["1 pint (568 ml) milk", "568/1 MILLILITERS 2% milk (1 pint (568 ml))"],
    ["2 sticks butter", "1/2 POUND Unsalted butter (2 sticks)"],
    ["1 lb 4 oz plums", "5/4 POUND Plum (1 lb 4 oz)"],
    ["8 oz milk", "NONE 2% milk (8 oz) unit"],
  ])("%s", async (typed, expected) => {
    const { db } = openTestDatabase();
    expect(await describeLine(db, typed)).toBe(expected);
  });
});

describe("an ambiguous amount is never guessed", () => {
  test.each<[string, string, Language?]>([
    ["1.250 g flour", "NONE All-purpose flour (1.250 g) amount"],
    ["2 400 g tomates", "NONE Tomato (2 400 g) amount", "fr"],
    ["2, 3 gousses d'ail", "NONE Garlic (2, 3 gousses) amount", "fr"],
    ["2/3 carottes", "NONE Carrot (2/3) amount", "fr"],
    ["2/3 gousses d'ail", "NONE Garlic (2/3 gousses) amount", "fr"],
    ["2 tomates par personne", "2/1 UNIT Tomato [par personne] amount", "fr"],
    ["3 œufs + 1 jaune", "3/1 UNIT Egg [+ 1 jaune] ingredient", "fr"],
    ["10 oz rhum blanc", "NONE Rum (10 oz) unit", "fr"],
    ["3 cui.l à table de miel", "NONE own:cui.l à table de miel unit", "fr"],
    ["2/3 cuillères à soupe de miel", "NONE Honey (2/3 cuillères à soupe) amount", "fr"],
    ["1 1/2-pound lobster", "NONE Lobster (1 1/2-pound) amount"],
    ["1 cup plus 2 tbsp flour", "NONE All-purpose flour (1 cup plus 2 tbsp) amount"],
    ["1 cup flour plus 2 tbsp", "1/1 CUP All-purpose flour [plus 2 tbsp] amount"],
    ["1 cuillère de miel", "NONE Honey (1 cuillère) unit", "fr"],
    ["2 t. de sucre", "NONE Granulated sugar (2 t.) unit", "fr"],
    ["1 cup arugula", "1/1 CUP Arugula (1 cup)"],
    ["1 tasse à café de sucre", "NONE Granulated sugar (1 tasse à café) unit", "fr"],
    ["Sauce : 200 ml de crème", "NONE own:Sauce [200 ml de crème] amount", "fr"],
    ["2 cups", "NONE own:2 cups ingredient"],
    ["99999999999 g sugar", "NONE Granulated sugar (99999999999 g) amount"],
    ["1 cup chicken or vegetable broth", "1/1 CUP Chicken broth"],
    ["1 can pineapple", "1/1 NONE ? [can] ingredient"],
    ["2 salt", "2/1 NONE Salt amount"],
    ["3 farine", "3/1 NONE All-purpose flour amount", "fr"],
    ["2 bay leaves", "2/1 NONE Bay leaf"],
    ["10 fresh basil leaves", "10/1 NONE Fresh basil [leaves]"],
    ["½ tsp each cumin and paprika", "1/2 TEASPOON own:each cumin and paprika several"],
  ])("%s", async (typed, expected, language = "en") => {
    const { db } = openTestDatabase();
    expect(await describeLine(db, typed, language)).toBe(expected);
  });
});

describe("a longer name is never read as a shorter one, nor one form of a food as another", () => {
  test.each<[string, string, Language?]>([
    ["1 cup brown sugar", "1/1 CUP Brown sugar"],
    ["1 cup coconut sugar", "1/1 CUP own:coconut sugar"],
    ["50 g butter beans", "50/1 GRAM Dried lima beans"],
    ["50 g de beurre d'arachide", "50/1 GRAM Smooth peanut butter", "fr"],
    ["50 g de beurre de pistache", "50/1 GRAM own:beurre de pistache", "fr"],
    ["1 chicken stock cube", "1/1 UNIT Chicken bouillon cube"],
    ["1 vegetable stock cube", "1/1 UNIT own:vegetable stock cube"],
    ["1 gousse de vanille", "1/1 UNIT own:gousse de vanille", "fr"],
    ["1 tbsp fresh oregano", "1/1 TABLESPOON own:fresh oregano"],
    ["200 g frozen chopped spinach", "200/1 GRAM Frozen spinach [frozen chopped]"],
    ["100 g de raisins", "100/1 GRAM Grapes", "fr"],
    ["100 g raisins", "100/1 GRAM Raisins"],
    ["2 doz. clams", "24/1 UNIT Clams"],
    ["juice of 2 limes", "2/1 UNIT Lime [juice of]"],
    ["2 tbsp lime juice", "2/1 TABLESPOON Lime juice"],
    ["1 jus de citron vert", "1/1 UNIT Lime [jus]", "fr"],
    ["1 cube de bouillon de légumes", "1/1 UNIT own:cube de bouillon de légumes", "fr"],
    ["200 g de chocolat noir à 52 %", "200/1 GRAM Dark chocolate (45-59%) [à 52 %]", "fr"],
    [
      "30 g de levure fraîche ou 15 g de levure sèche",
      "30/1 GRAM Fresh yeast [ou 15 g de levure sèche]",
      "fr",
    ],
    ["100 g de pois chiches trempés", "100/1 GRAM own:pois chiches [trempés]", "fr"],
    ["100 g de lard", "100/1 GRAM Bacon", "fr"],
    ["200 g env. de riz", "200/1 GRAM Long-grain white rice (200 g env.)", "fr"],
    ["1 verre et demi de lait", "NONE 2% milk (1 verre et demi)", "fr"],
    ["1 oignon et demi", "3/2 UNIT Onion", "fr"],
    ["un oignon et demi émincé", "3/2 UNIT Onion [émincé]", "fr"],
    ["une gousse d’ail et demie", "3/2 UNIT Garlic", "fr"],
    ["2 x 400 g de tomates", "800/1 GRAM Tomato (2 x 400 g)", "fr"],
    ["five-spice powder", "NONE own:five-spice powder"],
    ["1 .25 oz packet yeast", "1/1 NONE Active dry yeast [.25 oz packet]"],
    ["70% dark chocolate 100g", "100/1 GRAM Dark chocolate (70-85%) [70%]"],
    ["no salt added diced tomatoes", "NONE Tomato [no salt added diced]"],
    ["100 g de truite fumée", "100/1 GRAM own:truite fumée", "fr"],
    ["10 cl de crème de soja cuisine", "100/1 MILLILITERS own:crème de soja cuisine (10 cl)", "fr"],
    ["20 g d'amidon de blé", "20/1 GRAM own:amidon de blé", "fr"],
  ])("%s", async (typed, expected, language = "en") => {
    const { db } = openTestDatabase();
    expect(await describeLine(db, typed, language)).toBe(expected);
  });
});

describe("a word is a unit only where it is used as one", () => {
  test.each<[string, string, Language?]>([
    ["4 T-bone steaks (10 to 12 ounces each)", "4/1 NONE T-bone steak [10 to 12 ounces each]"],
    ["20 cup-shaped lettuce leaves", "20/1 UNIT own:cup-shaped lettuce leaves"],
    ["1 15-ounce-can chickpeas", "1/1 NONE Canned chickpeas [15-ounce-can]"],
    ["a dot of red food colouring", "NONE own:red food colouring (a dot)"],
    ["splash soy sauce", "NONE Soy sauce (splash)"],
    ["For the pans: 1 tbsp butter", "1/1 TABLESPOON Unsalted butter [For the pans]"],
    ["Pour le moule : 20 g de beurre", "20/1 GRAM Unsalted butter [Pour le moule]", "fr"],
    ["12 oignons perlés", "12/1 UNIT own:oignons perlés", "fr"],
    [
      "796 ml de tomates en dés (1 boîte)",
      "796/1 MILLILITERS Canned whole tomatoes [1 boîte]",
      "fr",
    ],
    ["beurre mou demi-sel, 30 g", "30/1 GRAM Salted butter [mou demi-sel]", "fr"],
    ["2 cinnamon sticks", "2/1 UNIT own:cinnamon sticks"],
  ])("%s", async (typed, expected, language = "en") => {
    const { db } = openTestDatabase();
    expect(await describeLine(db, typed, language)).toBe(expected);
  });
});

test("pieces are counted only if the catalogue knows the weight of one piece", async () => {
  const { db } = openTestDatabase();
  const uncounted = await db
    .selectFrom("ingredients")
    .select("name_en")
    .where("allow_amount", "=", 0)
    .where("pieces", "<>", "")
    .execute();
  expect(uncounted).toEqual([]);
  expect(await describeLine(db, "2 cloves garlic")).toBe("2/1 UNIT Garlic [cloves]");
  expect(await describeLine(db, "2 heads garlic")).toBe("2/1 NONE Garlic [heads]");
  expect(await describeLine(db, "1 can chickpeas")).toBe("1/1 UNIT Canned chickpeas [can]");
  expect(await describeLine(db, "1 (28 oz) can chickpeas")).toBe(
    "1/1 NONE Canned chickpeas [28 oz can]",
  );
});

test("lines keep their order and number, and blank lines are allowed", async () => {
  const { db } = openTestDatabase();
  const typed = ["", "2 eggs", "   ", "2 eggs", "\u200b", "For the sauce:"];
  const lines = await understand(db, typed, null);
  expect(lines.map((line) => line.typed)).toEqual(typed);
  expect(lines.map(({ name }) => name)).toEqual(["", "eggs", "", "eggs", "", "# For the sauce"]);
  expect(lines.map(({ warning }) => warning)).toEqual([null, null, null, null, null, null]);
});

test("text beyond the limits causes a warning", async () => {
  const { db } = openTestDatabase();
  const long = `1 cup ${"moss ".repeat(12)}, ${"very finely chopped ".repeat(9)}`;
  const [line] = await understand(db, [long]);
  expect(line?.warning).toBe("tooLong");
  const [own] = await understand(db, [`1 cup ${"curly moss ".repeat(7)}`]);
  expect(own?.warning).toBe("ingredient");
  expect(`${own?.name} ${own?.complement}`).toBe("curly moss ".repeat(7).trim());
});

test("a line that names a group is a heading", async () => {
  const { db } = openTestDatabase();
  const lines = await understand(
    db,
    ["Pâte :", "200 g de beurre", "Beurre :", "50 g de sucre"],
    "fr",
  );
  expect([lines[0]?.name, lines[2]?.name]).toEqual(["# Pâte", "# Beurre"]);
  expect(lines.map(({ warning }) => warning)).toEqual([null, null, null, null]);
});

test("the complement has no comma after a space", async () => {
  const { db } = openTestDatabase();
  const [line] = await understand(db, ["1 haricots, boîte (14 oz), égouttés"], "fr");
  expect(line?.complement).not.toContain(" ,");
});
