import { describe, expect, test } from "vitest";
import { summarizeLine } from "../../../tests/support/summarize-line";

describe("an ingredient is recognised by its common names, but not by similar ones", () => {
  test.each([
    ["100 g caster sugar", "100/1 GRAM Granulated sugar"],
    ["500 g beef mince", "500/1 GRAM Lean ground beef"],
    ["1 tsp chilli powder", "1/1 TEASPOON Chili powder"],
    ["1 tsp ginger", "1/1 TEASPOON Ground ginger"],
    ["1 tsp ginger, grated", "1/1 TEASPOON Fresh ginger [grated]"],
    ["8 chicken tenders", "8/1 NONE Chicken breast"],
    ["6 baby corn", "6/1 UNIT own:baby corn"],
    ["4 lime leaves", "4/1 UNIT own:lime leaves"],
    ["1 cup coconut sugar", "1/1 CUP own:coconut sugar"],
    ["3 radish leaves", "3/1 UNIT own:radish leaves"],
    ["4 cloves minced garlic", "4/1 UNIT Garlic [cloves, minced]"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "en")).toBe(expected);
  });
});

describe("words that praise or advertise, and other word orders, do not change the ingredient", () => {
  test.each([
    ["2 tbsp Blue Dragon fish sauce", "2/1 TABLESPOON Fish sauce [Blue Dragon]"],
    ["1 cup Coles Sour Cream", "1/1 CUP Sour cream [Coles]"],
    ["½ cup creamy yoghurt", "1/2 CUP Plain yogurt [creamy]"],
    ["500 g 5% fat beef mince", "500/1 GRAM Extra-lean ground beef [5% fat]"],
    ["50 g butter, unsalted", "50/1 GRAM Unsalted butter"],
    ["1 cup butter salted", "1/1 CUP Salted butter"],
    ["2 tomatoes, crushed", "2/1 UNIT Tomato [crushed]"],
    ["1 lb cherry or grape tomatoes", "1/1 POUND Cherry tomato"],
    ["2 tbsp butter or margarine*", "2/1 TABLESPOON Unsalted butter [or margarine]"],
    ["1 scallion/spring onion", "1/1 UNIT Green onion [spring onion]"],
    ["300 g dried rigatoni", "300/1 GRAM Dry pasta [dried]"],
    ["100 g dried carrots", "100/1 GRAM own:dried carrots"],
    ["1 kg Sebago potatoes", "1000/1 GRAM Potato [Sebago]"],
    ["4 corn-fed chicken breasts", "4/1 UNIT Chicken breast [corn-fed]"],
    ["1 cup black cherries", "1/1 CUP Sweet cherry [black]"],
    ["1 cup black garlic", "1/1 CUP own:black garlic"],
    ["1 lb rock shrimp", "1/1 POUND Shrimp [rock]"],
    ["1 cup wild garlic", "1/1 CUP own:wild garlic"],
    ["2 tbsp brown butter", "2/1 TABLESPOON own:brown butter"],
    ["1 cup low-sodium black beans", "1/1 CUP Canned black beans [low-sodium]"],
    ["1 tsp low-sodium bouillon", "1/1 TEASPOON own:low-sodium bouillon"],
    ["2 tbsp gluten-free tamari", "2/1 TABLESPOON Tamari [gluten-free]"],
    ["1 cup gluten-free bread flour", "1/1 CUP own:gluten-free bread flour"],
    ["4 lb bone-in pork shoulder roast", "4/1 POUND Pork shoulder [bone-in, roast]"],
    ["1 cup part skim shredded mozzarella", "1/1 CUP Part-skim mozzarella cheese"],
    ["1/2 cup vegan mayo", "1/2 CUP own:vegan mayo"],
    ["1/3 cup canola/vegetable oil", "1/3 CUP Canola oil"],
    ["500 g gravy beef", "500/1 GRAM Stewing beef"],
    ["3 sprigs of marjoram", "3/1 NONE own:marjoram [sprigs]"],
    ["2 tbsp Shaoxing rice wine", "2/1 TABLESPOON own:Shaoxing rice wine"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "en")).toBe(expected);
  });
});

describe("amounts are read despite brackets, alternatives and sizes", () => {
  test.each([
    ["1½ (5 g) teaspoons salt", "3/2 TEASPOON Salt"],
    ["2 clove(s) garlic", "2/1 UNIT Garlic [clove(s)]"],
    ["2 unit(s) onion", "2/1 UNIT Onion"],
    ["6 large or 8 medium carrots", "NONE Carrot [medium]"],
    ["2 2-inch-thick pork chops", "2/1 UNIT Pork chop [2-inch, thick]"],
    ["4 feet sausage casings", "NONE own:sausage casings"],
    ["1 (14 oz) serving egg noodles", "1/1 NONE Egg noodles [14 oz serving]"],
    ["1/2 oz elderflower liqueur", "NONE Liqueur unit"],
    ["4 oz ricotta cheese", "1/4 POUND Whole milk ricotta"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "en")).toBe(expected);
  });
});
