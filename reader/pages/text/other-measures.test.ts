import { expect, test } from "vitest";
import { mayRepeatMeasures, splitOtherMeasures } from "./other-measures";

const TWICE: [string, string[], string[]][] = [
  ["grams and ounces", ["200 g flour", "100 g butter"], ["7 oz flour", "3.5 oz butter"]],
  [
    "grams and cups",
    ["250 g all-purpose flour", "200 g sugar", "2 eggs", "115 g butter", "240 ml milk"],
    ["2 cups all-purpose flour", "1 cup sugar", "2 eggs", "1/2 cup butter", "1 cup milk"],
  ],
  [
    "millilitres and spoons",
    ["500 ml water", "15 ml oil", "Salt"],
    ["2 cups water", "1 tbsp oil", "Salt"],
  ],
  [
    "compound pounds",
    ["1 kg potatoes", "500 g carrots, peeled"],
    ["2 lb 4 oz potatoes", "1 lb carrots, peeled"],
  ],
  [
    "French",
    ["450 g de farine", "250 ml de lait", "1 oignon"],
    ["1 lb de farine", "1 tasse de lait", "1 oignon"],
  ],
];

test.each(TWICE)(
  "a list repeated in %s is left out, whether below it or line by line",
  (_, one, other) => {
    expect(splitOtherMeasures([...one, ...other])).toEqual({ lines: one, leftOut: other });
    const pairs = one.flatMap((line, at) =>
      line === other[at] ? [line] : [line, other[at] ?? ""],
    );
    const { lines, leftOut } = splitOtherMeasures(pairs);
    expect(lines).toEqual(one);
    expect(leftOut).toEqual(other.filter((line) => !one.includes(line)));
  },
);

test("a copy in which only some foods have a known density is left out completely", () => {
  const one = ["100 g pecans", "250 ml milk", "500 g flour", "30 g teff"];
  const other = ["1 cup pecans", "1 cup milk", "1.1 lb flour", "1/4 cup teff"];
  expect(splitOtherMeasures([...one, ...other])).toEqual({ lines: one, leftOut: other });
});

const ONCE: [string, string[]][] = [
  ["other flours", ["200 g plain flour", "1 cup rye flour", "2 eggs"]],
  ["other sugars", ["85 g caster sugar", "2 cups icing sugar"]],
  ["other milks", ["250 ml milk", "1 cup coconut milk"]],
  [
    "two pairs of other foods",
    ["200 g plain flour", "1 cup rye flour", "85 g caster sugar", "2 cups icing sugar"],
  ],
  ["one pair alone", ["200 g sugar", "7 oz sugar", "2 eggs"]],
  ["a cake and its icing", ["100 g butter", "200 g sugar", "8 oz butter", "16 oz sugar"]],
  [
    "a list in grams and more of it in cups",
    ["100 g butter", "100 g sugar", "3 cups butter", "3 cups sugar"],
  ],
  ["the same measure twice", ["200 g flour", "100 g butter", "200 g flour", "50 g butter"]],
  [
    "foods that end alike",
    ["1 kg white onions", "500 g sweet potatoes", "2 lb red onions", "1 lb potatoes"],
  ],
];

test.each(ONCE)("%s stay", (_, lines) => {
  expect(splitOtherMeasures(lines)).toEqual({ lines, leftOut: [] });
});

test.each([
  [["200 g plain flour", "1 cup rye flour"], true],
  [["200 g sugar", "2 eggs", "7 oz sugar"], true],
  [["200 g flour", "1 cup milk"], false],
  [["200 g flour", "100 g flour"], false],
])("whether %j seem to repeat something: %j", (lines, is) => {
  expect(mayRepeatMeasures(lines)).toBe(is);
});
