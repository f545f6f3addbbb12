import { beforeEach, describe, expect, test } from "vitest";
import { extractText } from "../../../tests/support/page";
import { holdProcessorTime } from "../../../tests/support/processor-time";
import { line, titlesFor, titlesIn, write } from "../../../tests/support/search-results";
import { openTestServer } from "../../../tests/support/server";

beforeEach(holdProcessorTime);

test("exact titles come first, then titles, then ingredients, then the rest", async () => {
  const server = await openTestServer();
  await write(server, "Soup of the day", { steps: ["Grate a carrot into it."] });
  await write(server, "Winter salad", { ingredients: [line("Carrot"), line("Salt")] });
  await write(server, "Carrot cake");
  await write(server, "Carrots");
  await write(server, "Carrot and leek pie");
  await write(server, "Leek pie");
  const nobody = await server.as("nobody");
  expect(await titlesFor(nobody, "carrot")).toEqual([
    "Carrots",
    "Carrot and leek pie",
    "Carrot cake",
    "Winter salad",
    "Soup of the day",
  ]);
});

describe("a recipe is found in either language", () => {
  test.each([
    ["accents and case", "CREME brulee", "Crème brûlée"],
    ["a plural, English", "tomatoes", "Tomato salad"],
    ["a plural, French", "gâteaux", "Gâteau basque"],
    ["a singular, French", "cheval", "Les chevaux de bois"],
    ["the last word's missing letters", "creme bru", "Crème brûlée"],
    ["small words left out", "tarte pommes", "Tarte aux pommes"],
    ["an elision", "ail", "Poulet à l'ail"],
    ["œ and oe", "oeufs mimosa", "Œuf mimosa"],
    ["one letter missing", "gteau basque", "Gâteau basque"],
    ["one letter more", "tommato salad", "Tomato salad"],
    ["two letters swapped", "mimoas", "Œuf mimosa"],
    ["one letter other", "tarpe aux pommes", "Tarte aux pommes"],
    ["an ingredient of the catalogue in the other language", "courgettes", "Green gratin"],
    ["an ingredient's other name", "scallion", "Green gratin"],
    ["an ingredient with a typo", "zuchini", "Green gratin"],
    ["words of several places", "gratin courgette doré", "Green gratin"],
    ["an own ingredient", "poudre de perlimpinpin", "Tomato salad"],
  ])("%s: %s", async (_rule, text, title) => {
    const server = await openTestServer();
    for (const each of ["Crème brûlée", "Gâteau basque", "Les chevaux de bois", "Poulet à l'ail"])
      await write(server, each);
    await write(server, "Tomato salad", { ingredients: [line("Poudre de perlimpinpin")] });
    await write(server, "Tarte aux pommes");
    await write(server, "Œuf mimosa");
    await write(server, "Green gratin", {
      ingredients: [line("Zucchini"), line("Green onion")],
      steps: ["Cuire jusqu’à ce que ce soit doré."],
    });
    const nobody = await server.as("nobody");
    expect((await titlesFor(nobody, text))[0]).toBe(title);
    expect(await titlesFor(nobody, "xylophone")).toEqual([]);
  });
});

describe("a recipe is found in any script", () => {
  test.each([
    ["ß as ss", "strassenkuchen", "Straßenkuchen"],
    ["ss as ß", "Großmutter", "Kuchen nach Grossmutter"],
    ["letters with strokes", "smorrebrod", "Smørrebrød"],
    ["words inside Japanese text", "作り方", "親子丼の作り方"],
    ["one character of it", "丼", "親子丼の作り方"],
    ["two of its words", "親子丼 作り方", "親子丼の作り方"],
    ["a word inside Thai text", "ผัด", "ข้าวผัด"],
    ["a part of a Korean word", "찌개", "김치찌개"],
    ["an emoji", "🍓", "Tarte 🍓"],
    ["an emoji and a word", "tarte 🍓", "Tarte 🍓"],
    ["an emoji in the steps", "🔥", "親子丼の作り方"],
    ["a heading of the ingredients", "glaçage", "Smørrebrød"],
    ["a heading of the method", "overnight", "Smørrebrød"],
  ])("%s: %s", async (_rule, text, title) => {
    const server = await openTestServer();
    await write(server, "親子丼の作り方", { steps: ["Attention, c’est chaud 🔥"] });
    const headings = {
      ingredients: [{ before: 0, text: "Pour le glaçage" }],
      steps: [{ before: 0, text: "Overnight" }],
    };
    await write(server, "Smørrebrød", { headings, ingredients: [line("Salt")], steps: ["Wait."] });
    for (const each of [
      "Straßenkuchen",
      "Kuchen nach Grossmutter",
      "ข้าวผัด",
      "김치찌개",
      "Tarte 🍓",
    ])
      await write(server, each);
    expect(await titlesFor(await server.as("nobody"), text)).toEqual([title]);
  });
});

test("typos are tolerated only if there is no exact match, and the page says so", async () => {
  const server = await openTestServer();
  await write(server, "Poire belle Hélène");
  await write(server, "Poivre mignonnette");
  const nobody = await server.as("nobody");
  expect(await titlesFor(nobody, "poire")).toEqual(["Poire belle Hélène"]);
  const { text } = await nobody.get("/search?search=poirre");
  expect(titlesIn(text).sort()).toEqual(["Poire belle Hélène", "Poivre mignonnette"]);
  expect(extractText(text)).toContain("No exact match for “poirre”");
});

test("a search without a full match lists recipes with most of its words first, and says so", async () => {
  const server = await openTestServer();
  await write(server, "Meat pie");
  await write(server, "Roast", { ingredients: [line("Chicken broth")] });
  await write(server, "Chicken stew", { steps: ["Add the leek."] });
  await write(server, "Leek soup");
  const nobody = await server.as("nobody");
  const page = await nobody.get("/search?search=chicken+pie");
  expect(titlesIn(page.text)).toEqual(["Chicken stew", "Meat pie", "Roast"]);
  expect(extractText(page.text)).toContain(
    "No recipe has all of: chicken, pie. With some of them:",
  );
  expect((await titlesFor(nobody, "leek chicken pie"))[0]).toBe("Chicken stew");
  expect(await titlesFor(nobody, "chickne pie")).toEqual(["Chicken stew", "Meat pie", "Roast"]);
  expect(await titlesFor(nobody, "chicken xylophone")).toEqual(["Chicken stew", "Roast"]);
  const french = await nobody.get("/search?search=chicken+pie", { "Accept-Language": "fr" });
  expect(extractText(french.text)).toMatch(
    /Aucune recette n’a tous ces mots\s: chicken, pie. Avec certains d’entre eux\s:/,
  );
  expect(titlesIn((await nobody.get("/search?exact=1&search=chicken+pie")).text)).toEqual([]);
});

test("a part of an alias is not taken for the food", async () => {
  const server = await openTestServer();
  await write(server, "Tomato tart cake", { ingredients: [line("Tomato")] });
  await write(server, "Plum tart", { ingredients: [line("Plum")] });
  await write(server, "Gratin", { ingredients: [line("Green onion")] });
  const nobody = await server.as("nobody");
  expect(await titlesFor(nobody, "plum tart")).toEqual(["Plum tart"]);
  expect(await titlesFor(nobody, "plum")).toEqual(["Plum tart"]);
  expect(await titlesFor(nobody, "plum tomato")).toEqual(["Tomato tart cake"]);
  expect(await titlesFor(nobody, "spring oni")).toEqual(["Gratin"]);
});

test("an exact search matches no prefix, typo or alias", async () => {
  const server = await openTestServer();
  await write(server, "Lemon pie");
  await write(server, "Lemonade");
  await write(server, "Salad", { steps: ["Dress it with a lemon."] });
  await write(server, "Tea", { ingredients: [line("Lemon")] });
  const nobody = await server.as("nobody");
  const exactly = async (text: string) =>
    titlesIn((await nobody.get(`/search?exact=1&search=${text}`)).text);
  expect(await titlesFor(nobody, "lemon")).toEqual(["Lemon pie", "Lemonade", "Tea", "Salad"]);
  expect(await exactly("lemon")).toEqual(["Lemon pie", "Salad"]);
  expect(await exactly("lemo")).toEqual([]);
  expect(await titlesFor(nobody, "lemmon")).toContain("Lemon pie");
  expect(await exactly("lemmon")).toEqual([]);
});
