import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readPlainText } from "./read-plain-text";

const PASTES: [string, string, Partial<ParsedRecipe>][] = [
  [
    "steps wrapped by a mail program",
    `Stew
Ingredients:
1 kg beef

Method:
1. Brown the beef in a large pot with the oil, turning it so that
every side takes colour.
2. Add the wine and the stock, cover, and leave it alone for three
hours.`,
    {
      steps: [
        "Brown the beef in a large pot with the oil, turning it so that every side takes colour.",
        "Add the wine and the stock, cover, and leave it alone for three hours.",
      ],
    },
  ],
  [
    "wrapped paragraphs without numbers",
    `Stew
Ingredients:
1 kg beef

Method:
Brown the beef in a large pot with the oil, turning it often.
Take it out. Sweat the onions in the same fat until they are
soft.

Add the wine and the stock, cover, and leave it for three hours.`,
    {
      steps: [
        "Brown the beef in a large pot with the oil, turning it often. Take it out. Sweat the onions in the same fat until they are soft.",
        "Add the wine and the stock, cover, and leave it for three hours.",
      ],
    },
  ],
  [
    "steps whose numbers stand alone",
    "Soup\nIngredients\n1 leek\nSteps\n1\nCut the leek.\n2\nBoil it.\nStep 3\nEat.",
    { steps: ["Cut the leek.", "Boil it.", "Eat."] },
  ],
  [
    "ingredients wrapped under their bullets",
    "Soup\nIngredients\n- 1 leek, the white part only,\n  well washed\n- salt\nMethod\nBoil.",
    { ingredients: ["1 leek, the white part only, well washed", "salt"] },
  ],
];

test.each(PASTES)("reads %s", (_, text, expected) => {
  const recipes = readPlainText(text);
  expect(recipes).toHaveLength(1);
  expect(recipes[0]).toMatchObject(expected);
});
