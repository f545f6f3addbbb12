import { describe, expect, test } from "vitest";
import { summarizeLine } from "../../../tests/support/summarize-line";

describe("amounts are read in every wording", () => {
  test.each([
    ["quarter cup sugar", "1/4 CUP Granulated sugar"],
    ["1 quarter teaspoon salt", "1/4 TEASPOON Salt"],
    ["half a dozen eggs", "6/1 UNIT Egg"],
    ["3 or so apples", "3/1 UNIT Apple"],
    ["2 cups or so flour", "2/1 CUP All-purpose flour"],
    ["4+ cups cold water", "NONE Water [cold]"],
    ["2 + 1/2 cups flour", "5/2 CUP All-purpose flour"],
    ["¼ (or less) teaspoon cayenne pepper", "1/4 TEASPOON Cayenne pepper"],
    ["1/2ts savory", "1/2 TEASPOON Ground savory"],
    ["3 tbspn honey", "3/1 TABLESPOON Honey"],
    ["1 X 400g tinned tomatoes", "400/1 GRAM Canned whole tomatoes"],
    ["1in (2.5cm) fresh ginger", "NONE Fresh ginger"],
    ["1,000 g flour", "1000/1 GRAM All-purpose flour"],
    ["250/300 g flour", "NONE All-purpose flour"],
    ["2, 3 cloves garlic", "NONE Garlic amount"],
    ["2 tbsp packed brown sugar 45 mL", "2/1 TABLESPOON Brown sugar [packed, 45 mL]"],
    ["2 teaspoons plus one pinch sea salt", "NONE Salt amount"],
    ["3 (or 4) cups flour", "NONE own:cups flour [or 4] unit"],
    ["1 (1/2) cup sugar", "NONE own:cup sugar [1/2] unit"],
    ['2" knob ginger', "NONE Fresh ginger"],
    ['2 "Granny Smith" apples', "2/1 UNIT Granny Smith apple"],
    ["5 cm / 2 in piece fresh root ginger", "NONE Fresh ginger"],
    ["can of coconut milk", "1/1 NONE Coconut milk [can]"],
    ["Onion 1 Large, skinned", "1/1 UNIT Onion [Large, skinned]"],
    ["Garlic 1 Clove (5 gm), crushed", "1/1 UNIT Garlic [Clove (5 gm), crushed]"],
    ["Nutmeg 1 Pinch", "NONE Ground nutmeg"],
    ["whites of 3 eggs", "3/1 UNIT Egg white"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "en")).toBe(expected);
  });
});

describe("a line that is not an ingredient, or keeps a unit in its name, has a warning and no amount", () => {
  test.each([
    ["180 °C", "NONE own:180 °C ingredient"],
    ["20 minutes", "NONE own:20 minutes ingredient"],
    ["Preheat oven", "NONE own:Preheat oven ingredient"],
    ["In a large bowl, whisk the eggs", "NONE own:In a large bowl [whisk the eggs] ingredient"],
    ["3 curly cups moss", "NONE own:curly cups moss unit"],
    ["1 oz Campari", "NONE Liqueur unit"],
    ["2 minute noodles", "NONE own:2 minute noodles amount"],
    ["3 day old bread", "NONE own:3 day old bread amount"],
    ["70 °C water", "NONE own:70 °C water amount"],
    ["180 °C fan", "NONE own:180 °C fan ingredient"],
    ["2 eggs plus 1 yolk", "2/1 UNIT Egg [plus 1 yolk] ingredient"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "en")).toBe(expected);
  });
});

describe("a name is found despite misspellings, insertions and words about its tin", () => {
  test.each([
    ["4 cups dessicated coconut", "4/1 CUP Unsweetened shredded coconut"],
    ["2 tbsp Asian fish sauce", "2/1 TABLESPOON Fish sauce [Asian]"],
    ["1 cup red organic lentils", "1/1 CUP Red lentils"],
    ["200g (½ tin) of chopped tomatoes", "200/1 GRAM Canned whole tomatoes"],
    ["2 cans chopped water chestnuts", "2/1 NONE Water chestnuts [cans, chopped]"],
    ["1 tin butter beans", "1/1 NONE Canned white beans [tin]"],
    ["1 cup rice pudding", "1/1 CUP own:rice pudding"],
    ["1 packet ranch dressing mix", "1/1 NONE own:ranch dressing mix [packet]"],
    ["oregano, salt and pepper", "NONE own:oregano, salt and pepper"],
    ["500 g mince you can get", "500/1 GRAM Lean ground beef [you can get]"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "en")).toBe(expected);
  });
});
