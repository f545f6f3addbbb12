import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { LOCALES } from "./locales";
import { getNounForms } from "./noun-forms";

const CATALOGUE = "server/features/ingredients/catalogue.csv";
const FOODS: Record<string, string>[] = parse(readFileSync(CATALOGUE), { columns: true });

describe.each([
  ["tomato", "tomatoes"],
  ["mango", "mangoes"],
  ["avocado", "avocados"],
  ["jalapeño", "jalapeños"],
  ["large egg", "large eggs"],
  ["egg white", "egg whites"],
  ["bay leaf", "bay leaves"],
  ["loaf", "loaves"],
  ["knife", "knives"],
  ["olive", "olives"],
  ["radish", "radishes"],
  ["peach", "peaches"],
  ["cherry tomato", "cherry tomatoes"],
  ["anchovy", "anchovies"],
  ["cookie", "cookies"],
  ["pie", "pies"],
  ["quiche", "quiches"],
  ["chili", "chilies"],
  ["octopus", "octopuses"],
  ["goose", "geese"],
  ["prawn", "prawns"],
  ["leg of lamb", "legs of lamb"],
  ["fillet of beef", "fillets of beef"],
  ["chicken breast with skin", "chicken breasts with skin"],
  ["bone-in, skin-on chicken thigh", "bone-in, skin-on chicken thighs"],
  ["skin-on, bone-in chicken thigh", "skin-on, bone-in chicken thighs"],
  ["large, raw prawn", "large, raw prawns"],
  ["medium to large onion", "medium to large onions"],
  ["onion, chopped", "onions, chopped"],
  ["garlic clove peeled and minced", "garlic cloves peeled and minced"],
  ["pita bread (white)", "pita breads (white)"],
  ["red bell pepper", "red bell peppers"],
  ["chicken tender", "chicken tenders"],
  ["TOMATO", "TOMATOES"],
])("in English, %s and %s", (one, many) => {
  test("are the forms of each other", () => {
    expect(getNounForms(one, "en")).toEqual([one, many]);
    expect(getNounForms(many, "en")).toEqual([one, many]);
  });
});

describe.each([
  ["tomate cerise", "tomates cerises"],
  ["pomme verte", "pommes vertes"],
  ["gros oignon", "gros oignons"],
  ["oignon nouveau", "oignons nouveaux"],
  ["beau poireau", "beaux poireaux"],
  ["chou rouge", "choux rouges"],
  ["chou-fleur", "choux-fleurs"],
  ["petit-suisse", "petits-suisses"],
  ["mini-carotte", "mini-carottes"],
  ["thon mi-cuit", "thons mi-cuits"],
  ["truite arc-en-ciel", "truites arc-en-ciel"],
  ["pomme de terre", "pommes de terre"],
  ["pomme de terre nouvelle", "pommes de terre nouvelles"],
  ["pomme d’amour", "pommes d’amour"],
  ["blanc d'œuf", "blancs d'œufs"],
  ["jaune d’oeuf battu", "jaunes d’oeufs battus"],
  ["œuf de caille", "œufs de caille"],
  ["Œuf", "Œufs"],
  ["ŒUF DUR", "ŒUFS DURS"],
  ["gousse d'ail hachée", "gousses d'ail hachées"],
  ["filet de poulet cuit", "filets de poulet cuits"],
  ["côtelette de longe de porc désossée", "côtelettes de longe de porc désossées"],
  ["tranche de jambon cuit", "tranches de jambon cuit"],
  ["filet de saumon fumé", "filets de saumon fumé"],
  ["feuille de basilic frais", "feuilles de basilic frais"],
  ["pois chiche", "pois chiches"],
  ["noix entière", "noix entières"],
  ["poivron orange", "poivrons orange"],
  ["orange", "oranges"],
  ["yaourt nature", "yaourts nature"],
  ["yaourt glacé", "yaourts glacés"],
  ["pomme Golden Delicious", "pommes Golden Delicious"],
  ["poireau local", "poireaux locaux"],
  ["noyau", "noyaux"],
  ["bleu", "bleus"],
  ["wrap", "wraps"],
  ["litchi", "litchis"],
  ["échalote, ciselée", "échalotes, ciselée"],
])("in French, %s and %s", (one, many) => {
  test("are the forms of each other", () => {
    expect(getNounForms(one, "fr")).toEqual([one, many]);
    expect(getNounForms(many, "fr")).toEqual([one, many]);
  });
});

test.each(["salt", "garlic", "rice", "ground beef", "squid", "oats", "black pepper", "egg(s)", ""])(
  "%s has one form in English",
  (phrase) => expect(getNounForms(phrase, "en")).toBeUndefined(),
);

test.each(["sel", "ail", "riz complet", "noix", "radis", "brebis", "anchois", "œuf(s)", "d'œuf"])(
  "%s has one form in French",
  (phrase) => expect(getNounForms(phrase, "fr")).toBeUndefined(),
);

test("foods joined by a word keep their number", () => {
  expect(getNounForms("peas and carrots", "en")).toBeUndefined();
  expect(getNounForms("pois et carottes", "fr")).toBeUndefined();
});

test("a word whose plural has another singular by rule needs a row", () => {
  expect(getNounForms("zombie", "en")).toBeUndefined();
  expect(getNounForms("landau", "fr")).toBeUndefined();
});

describe.each(LOCALES)("names of the catalogue in %s", (locale) => {
  const names = FOODS.flatMap((row) => [
    row[`name_${locale}`] ?? "",
    ...(row[`aliases_${locale}`] ?? "").split("|").filter(Boolean),
  ]);

  test("are one of their two forms, which lead to each other", () => {
    const wrong = names.filter((name) => {
      const forms = getNounForms(name, locale);
      const again = forms?.map((form) => getNounForms(form, locale)) ?? [];
      const isStable = again.every((other) => other?.join() === forms?.join());
      return forms && !(forms.includes(name) && isStable);
    });
    expect(wrong).toEqual([]);
  });
});

test.each(["a", "egg ", "large ", "pommes de ", "d'", "and ", "x,", "('", "-", "s"])(
  "many %s take linear time",
  async (part) => {
    for (const locale of LOCALES) {
      await expectLinear((count) => getNounForms(part.repeat(count), locale), 20_000);
    }
  },
);
