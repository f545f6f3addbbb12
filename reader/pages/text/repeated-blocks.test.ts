import { expect, test } from "vitest";
import { expectLinear } from "../../../tests/support/cpu-time";
import { readText } from "../read-text";

const read = (text: string) => readText({ kind: "file", text, address: null }).recipes;
const titles = (text: string) => read(text).map(({ title }) => title);

const PIE = { list: "3 leeks\n200 g flour", method: "Slice the leeks.\nBake for an hour." };
const TART = { list: "2 apples\n100 g sugar", method: "Peel the apples.\nBake for half an hour." };
const headed = (name: string, { list, method }: typeof PIE, more = "") =>
  `${name}\n${more}\nIngredients\n${list}\n\nDirections\n${method}\n`;

test.each([
  ["headings", `${headed("Leek pie", PIE)}\n${headed("Apple tart", TART)}`],
  ["rules between them", `${headed("Leek pie", PIE)}\n-----\n\n${headed("Apple tart", TART)}`],
  [
    "servings and a story",
    `${headed("Leek pie", PIE, "Serves 4\n")}\n${headed("Apple tart", TART, "My aunt makes it every autumn.\n\nServes 4\n")}`,
  ],
  [
    "no headings",
    `Leek pie\n${PIE.list}\n${PIE.method}\n\nApple tart\n${TART.list}\n${TART.method}`,
  ],
  [
    "paragraphs",
    `Leek pie\n\n${PIE.list}\n\n${PIE.method}\n\nApple tart\n\n${TART.list}\n\n${TART.method}`,
  ],
])("several recipes in one text, with %s, are all read", (_, text) => {
  expect(titles(text)).toEqual(["Leek pie", "Apple tart"]);
  const [pie, tart] = read(text);
  expect(pie?.ingredients).toEqual(["3 leeks", "200 g flour"]);
  expect(tart?.steps).toEqual(["Peel the apples.", "Bake for half an hour."]);
});

test("several French recipes are separated too", () => {
  const text = `Tarte aux poireaux

Ingrédients :
3 poireaux
200 g de farine

Préparation :
Couper les poireaux.

Tarte aux pommes

Ingrédients :
2 pommes
100 g de sucre

Préparation :
Peler les pommes.
`;
  expect(titles(text)).toEqual(["Tarte aux poireaux", "Tarte aux pommes"]);
});

test("a saved page of several recipes is split, and one of parts is not", () => {
  const part = (name: string, { list, method }: typeof PIE) =>
    `<h2>${name}</h2><h3>Ingredients</h3><ul><li>${list.replace("\n", "</li><li>")}</li></ul>
     <h3>Directions</h3><ol><li>${method.replace("\n", "</li><li>")}</li></ol>`;
  const page = (...parts: string[]) => ({
    ...{ kind: "page" as const, address: null },
    text: `<html><body><h1>My recipes</h1>${parts.join("")}</body></html>`,
  });
  const { recipes } = readText(page(part("Leek pie", PIE), part("Apple tart", TART)));
  expect(recipes).toMatchObject([
    { title: "Leek pie", ingredients: ["3 leeks", "200 g flour"] },
    { title: "Apple tart", steps: ["Peel the apples.", "Bake for half an hour."] },
  ]);
  const parts = readText(page(part("For the base", PIE), part("For the glaze", TART)));
  expect(parts.recipes).toHaveLength(1);
});

test.each([
  ["purposes", `Cake\n\n${headed("For the base", PIE)}\n${headed("For the glaze", TART)}`],
  ["names under a title", `Cake\n\n${headed("Base", PIE)}\n${headed("Glaze", TART)}`],
  [
    "no names",
    `Cake\n\nIngredients\n${PIE.list}\n\nDirections\n${PIE.method}\n\nIngredients\n${TART.list}\n\nDirections\n${TART.method}`,
  ],
  ["the same name again", `${headed("Cake", PIE)}\n${headed("Cake", PIE)}`],
  [
    "one heading for the steps",
    `Cake\n\nIngredients\n${PIE.list}\n\nGlaze\nIngredients\n${TART.list}\n\nDirections\n${PIE.method}`,
  ],
])("parts of one recipe, with %s, stay together", (_, text) => {
  expect(titles(text)).toEqual(["Cake"]);
});

test.each([
  ["headings", (count: number) => "Ingredients\nDirections\n".repeat(count)],
  ["names", (count: number) => "\nPie\n1 egg\n2 eggs\nBake it.\n".repeat(count)],
  ["amounts", (count: number) => `Pie\n${"1 egg\n".repeat(count)}`],
])("a text of only %s is split quickly", async (_, text) => {
  await expectLinear((count) => read(text(count)), 4_000);
});
