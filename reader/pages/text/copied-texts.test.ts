import { expect, test } from "vitest";
import type { ParsedRecipe } from "../../parsed-recipe";
import { readPasted } from "../read-pasted";

const BODY = "Ingredients\n1 cup flour\n2 eggs\n\nMethod\nMix it all.\nBake for an hour.";
const READ = {
  ingredients: ["1 cup flour", "2 eggs"],
  steps: ["Mix it all.", "Bake for an hour."],
};

test.each([
  ["https://example.org/bars", "https://example.org/bars"],
  ["www.example.org/bars", "https://www.example.org/bars"],
  ["example.org/bars", "https://example.org/bars"],
  ["example.org", "https://example.org"],
  ["(https://example.org/bars)", "https://example.org/bars"],
  ["Source: www.example.org/bars", "https://www.example.org/bars"],
  ["From: www.example.org", "https://www.example.org"],
  ["Adapted from https://example.org/bars.", "https://example.org/bars"],
  ["Recette : https://example.org/bars", "https://example.org/bars"],
  ["Quelle: https://example.org/bars", "https://example.org/bars"],
])("the URL in the line %j is the source, above and below the recipe", (line, source) => {
  for (const text of [
    `Bars\n${BODY}\n${line}`,
    `Bars\n${BODY}\n\n${line}`,
    `Bars\n${line}\n${BODY}`,
  ])
    expect(readPasted(text, null)).toMatchObject([{ title: "Bars", source, tips: [], ...READ }]);
});

test("the first of two URLs is the source, the other a tip", () => {
  const text = `Bars\n${BODY}\nhttps://example.org/a\nhttps://example.org/b`;
  expect(readPasted(text, null)).toMatchObject([
    { source: "https://example.org/a", tips: ["https://example.org/b"], ...READ },
  ]);
});

test("after a note within a method or list, the next lines belong to the method or list", () => {
  const numbered =
    "Bars\nIngredients\n1 cup flour\n2 eggs\nMethod\n1. Mix it all.\nNote: sticky.\n2. Bake for an hour.";
  expect(readPasted(numbered, null)).toMatchObject([{ ...READ, tips: ["sticky."] }]);
  const below = numbered.replace("Note: sticky.", "Note:\nsticky.");
  expect(readPasted(below, null)).toMatchObject([{ ...READ, tips: ["sticky."] }]);
  const plain = numbered.replace(/\d\. /g, "");
  expect(readPasted(plain, null)).toMatchObject([{ ...READ, tips: ["sticky."] }]);
  const listed = BODY.replace("2 eggs", "Tip: cold ones\n2 eggs");
  expect(readPasted(`Bars\n${listed}`, null)).toMatchObject([{ ...READ, tips: ["cold ones"] }]);
});

test.each([
  "Step by step",
  "Recipe Preparation",
  "Steps to Make It",
  "How to make lemon bars",
  "Pas à pas",
  "Schritt für Schritt",
  "Paso a paso",
  "Passo passo",
  "Stap voor stap",
])("%j is the heading of the method", (heading) => {
  const text = `Bars\n${BODY.replace("Method", heading)}`;
  expect(readPasted(text, null)).toMatchObject([{ title: "Bars", tips: [], ...READ }]);
});

const QUOTED = `Lemon bars\n\n${BODY}`.replace(/^/gm, "> ");
const MAILS: [string, string][] = [
  ["an English quotation", `On 3 May 2024, at 10:12, Jo <jo@example.org> wrote:\n\n${QUOTED}`],
  ["a French one", `Le 3 mai 2024 à 10:12, Jo <jo@example.org> a écrit :\n\n${QUOTED}`],
  ["a German one", `Am 03.05.2024 um 10:12 schrieb Jo <jo@example.org>:\n${QUOTED}`],
  ["one in two lines", `On Fri, May 3, 2024 Jo <jo@example.org>\nwrote:\n\n${QUOTED}`],
  [
    "one within another",
    `On 3 May 2024, Jo <jo@example.org> wrote:\n${QUOTED}`.replace(/^/gm, "> "),
  ],
  [
    "a forwarded one",
    `Here!\n\n---------- Forwarded message ---------\nFrom: Jo <jo@example.org>\nDate: Fri, May 3\nSubject: Fwd: Lemon bars\nTo: Al <al@example.org>\n\n${BODY}`,
  ],
  ["one of Outlook", `From: Jo <jo@example.org>\nSent: Friday\nTo: Al\n\nLemon bars\n\n${BODY}`],
];

test.each(MAILS)("the recipe of %s has its title and no email address", (_, text) => {
  const [recipe, more] = readPasted(text, null);
  expect(more).toBeUndefined();
  expect(recipe).toMatchObject({ title: "Lemon bars", description: "", ...READ });
  expect(JSON.stringify(recipe)).not.toContain("@");
});

test("a page's controls, credits and messages are not ingredients, and its labels are read", () => {
  const text = `Bars\nPrep Time:\n20 mins\nServings:\n12\nYield:\n1 square pan\n\nIngredients\n1x\n\n½x\n\n2x\n\nOops! Something went wrong. Our team is working on it.\nOriginal recipe (1X) yields 12 servings\n1 cup flour\n2 eggs\nMethod\nMix it all.\nPhoto by Ann Smith\nBake for an hour. Advertisement`;
  const [recipe] = readPasted(text, null);
  expect(recipe).toMatchObject({
    ...READ,
    yield: "12 servings (1 square pan)",
    preparationMinutes: 20,
  });
  expect(recipe?.leftOut).toEqual(expect.arrayContaining(["½x", "Photo by Ann Smith"]));
});

const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function lostLines(text: string, recipe: ParsedRecipe | undefined): string[] {
  const told = key(JSON.stringify({ ...recipe, doubts: [] }));
  return text.split("\n").filter((line) => !told.includes(key(line)));
}

test("each line of a text is in the recipe or listed as left out", () => {
  const lines = [
    "Print",
    "Nutrition",
    "Calories: 200",
    "Fat 3 g",
    "Comments",
    "I love it",
    "7 oz butter",
  ];
  for (const line of lines) {
    const text = `Bars\nSome bars.\n\nIngredients\n200 g flour\n200 g butter\n7 oz flour\n${line}\n\nMethod\nMix it all.\n${line}\nBake for an hour.\n${line}`;
    const [recipe] = readPasted(text, null);
    const lost = lostLines(text, recipe).filter(
      (each) => !/^(?:Ingredients|Method|Nutrition|Comments)$/.test(each),
    );
    expect([line, lost]).toEqual([line, []]);
  }
});

test("a button below a fact is listed as left out", () => {
  const text = `Bars\nServes 4\nPrint\n${BODY}\nwww.example.org\nPrint recipe`;
  expect(readPasted(text, null)).toMatchObject([{ leftOut: ["Print", "Print recipe"] }]);
});

test("matching lines in other measures are listed as left out", () => {
  const text =
    "Bars\nIngredients\n200 g flour\n100 g butter\n7 oz flour\n3.5 oz butter\nMethod\nMix.";
  expect(readPasted(text, null)).toMatchObject([
    { ingredients: ["200 g flour", "100 g butter"], leftOut: ["7 oz flour", "3.5 oz butter"] },
  ]);
});
