import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readPasted } from "../read-pasted";

const INGREDIENTS = ["2 eggs", "1 dl milk", "salt"];
const STEPS = ["Whisk all of it in a bowl.", "Bake it for an hour."];
const BODY = `${INGREDIENTS.join("\n")}\n\n${STEPS.join("\n")}`;
const HEADED = `Ingredients\n${INGREDIENTS.join("\n")}\nMethod\n${STEPS.join("\n")}`;

const SENT: [string, string, Partial<ParsedRecipe>][] = [
  [
    "a mail with its head and its end",
    `De : Ann <ann@example.org>\nEnvoyé : 1 mai\nÀ : Bob\nObjet : TR: Flan\n\n${BODY}\n\nBisous,\nAnn\n`,
    { title: "Flan", tips: [] },
  ],
  ["a mail with a greeting", `Hi Bob,\n\nFlan\n${HEADED}\n\nLove,\nAnn`, { title: "Flan" }],
  [
    "a chat",
    ["Flan", ...INGREDIENTS, ...STEPS]
      .map((line, at) => `[01/05/2025 19:2${at}:10] Ann Lee: ${line}`)
      .join("\n"),
    { title: "Flan" },
  ],
  [
    "another chat",
    ["Flan", ...INGREDIENTS, ...STEPS].map((line) => `5/1/25, 7:22 PM - Ann: ${line}`).join("\n"),
    { title: "Flan" },
  ],
  [
    "an answer in a forum, signed",
    `bob a écrit :\n> Who has a flan?\n\nVoici, la mienne :\nFlan\n${HEADED}\n_________\nEat well`,
    { title: "Flan" },
  ],
  [
    "a post with images",
    `Flan\n👉 Ingredients 👇\n▪️ 2 eggs\n✅ 1 dl milk\n🔸 salt\n👩‍🍳 Method:\n1️⃣ ${STEPS[0]}\n2️⃣ ${STEPS[1]}\n#flan #yum`,
    { title: "Flan" },
  ],
  [
    "a message with emphasis",
    `*Flan*\n_for 4_\n*Ingredients:*\n${INGREDIENTS.join("\n")}\n*Method:*\n${STEPS.join("\n")}`,
    { title: "Flan", yield: "4" },
  ],
  [
    "a printed page with its number and cut words",
    `Flan\n          Page 1 of 2\nServes 4      Prep 5 min      Cook 1 h\n${HEADED.replace("bowl", "bo-\nwl").replace("Bake", "Page 2 of 2\nBake")}`,
    { title: "Flan", yield: "4", preparationMinutes: 5, cookingMinutes: 60, description: "" },
  ],
  [
    "Word's round bullets",
    `Flan\nIngredients\no 2 eggs\no\t1 dl milk\no salt\nMethod\n${STEPS.join("\n")}`,
    { title: "Flan" },
  ],
  [
    "tabs, Windows' ends and a recipe under that name",
    `Flan\r\nIngredients :\r\n\t2\teggs\r\n\t1 dl\tmilk\r\n\tsalt\r\nRecipe:\r\n\t${STEPS.join("\r\n\t")}\r\n`,
    { title: "Flan" },
  ],
  [
    "dashes without a space",
    `Flan\nIngrédients:\n-2 eggs\n-1 dl milk\n-salt\nPréparation:\n-${STEPS.join("\n-")}`,
    { title: "Flan" },
  ],
  [
    "ingredients on one line of which the last has no amount",
    `Flan\nIngredients: 2 eggs, 1 dl milk, salt\nWhat to do\n${STEPS.join("\n")}\nCOOKS NOTE\nGood cold.`,
    { tips: ["Good cold."] },
  ],
];

test.each(SENT)("reads %s", (_, text, expected) => {
  const [flan, more] = readPasted(text, null);
  expect(more).toBeUndefined();
  expect(flan).toMatchObject({ ingredients: INGREDIENTS, steps: STEPS, ...expected });
});

test("a greeting followed only by the ingredients is the title", () => {
  expect(readPasted(`Hello, my flan:\n${BODY}`, null)[0]?.title).toBe("Hello, my flan:");
});

test("a comma within an ingredient is kept", () => {
  const [flan] = readPasted("Flan\nIngredients: 2 eggs, 1 onion, chopped\nMethod\nMix.", null);
  expect(flan?.ingredients).toEqual(["2 eggs, 1 onion, chopped"]);
});

test("a hyphen at the end of a line stays if the next line starts a new item", () => {
  const [flan] = readPasted(`Flan\nIngredients\n2 eggs\nmilk, semi-\nSalt\nMethod\nMix.`, null);
  expect(flan?.ingredients).toEqual(["2 eggs", "milk, semi-", "Salt"]);
});

test.each(["Enjoy!", "Bon appétit !", "_________"])(
  "parts of a recipe below %j are kept",
  (farewell) => {
    const note = readPasted(`Flan\n${HEADED}\n${farewell}\nNotes\nGood cold.`, null)[0];
    expect(note?.tips).toEqual(["Good cold."]);
    const parted = [...INGREDIENTS, farewell, ...STEPS].join("\n");
    expect(readPasted(`Flan\n\n${parted}`, null)[0]?.steps).toEqual(expect.arrayContaining(STEPS));
  },
);

test("a hyphenated word keeps its hyphen at the end of a line", () => {
  const [flan] = readPasted(
    "Flan\nIngredients\n1 dl all-\npurpose flour\nsalt\nMethod\nMix.",
    null,
  );
  expect(flan?.ingredients).toEqual(["1 dl all-purpose flour", "salt"]);
});

test("a heading mark without a space is not a hashtag", () => {
  const [flan] = readPasted(`Flan\n#Ingredients\n${INGREDIENTS.join("\n")}\n#Method\nMix.`, null);
  expect(flan).toMatchObject({ title: "Flan", ingredients: INGREDIENTS, steps: ["Mix."] });
});

test.each(["Bisous, Mamie", "Love, Ann", "Merci !"])("%j is not a step", (farewell) => {
  expect(readPasted(`Flan\n${BODY}\n${farewell}`, null)[0]?.steps).toEqual(STEPS);
});

test("text below a farewell is kept", () => {
  for (const told of [
    "It keeps for three days in the fridge, and freezes well for a month.",
    "Serve it with vanilla ice cream",
  ]) {
    const [flan] = readPasted(`Flan\n${BODY}\nEnjoy!\n${told}`, null);
    expect(flan?.steps).toContain(told);
  }
});

test.each(["Per 100 g: 250 kcal", "Pour 100 g"])("%j is not a yield", (line) => {
  const [flan] = readPasted(`Flan\nServes 4\n${line}\n${HEADED}`, null);
  expect(flan?.yield).toBe("4");
});
