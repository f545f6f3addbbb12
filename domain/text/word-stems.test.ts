import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { isOneTypoApart, markHits, stemKey, stemWord, tokenize } from "./word-stems";

describe("a word and its plural have one stem", () => {
  test.each([
    ["tomato", "tomatoes"],
    ["tomate", "tomates"],
    ["potato", "potatoes"],
    ["berry", "berries"],
    ["cherry", "cherries"],
    ["peach", "peaches"],
    ["pêche", "pêches"],
    ["dish", "dishes"],
    ["box", "boxes"],
    ["glass", "glasses"],
    ["leaf", "leaves"],
    ["loaf", "loaves"],
    ["knife", "knives"],
    ["half", "halves"],
    ["cookie", "cookies"],
    ["egg", "eggs"],
    ["pea", "peas"],
    ["pie", "pies"],
    ["apple", "apples"],
    ["mango", "mangoes"],
    ["gâteau", "gâteaux"],
    ["poireau", "poireaux"],
    ["chou", "choux"],
    ["cheval", "chevaux"],
    ["bocal", "bocaux"],
    ["noyau", "noyaux"],
    ["œuf", "œufs"],
    ["bœuf", "boeufs"],
    ["noix", "noix"],
    ["radis", "radis"],
    ["purée", "purées"],
    ["huile", "huiles"],
    ["pomme de terre", "pommes de terre"],
    ["green onion", "Green Onions"],
  ])("%s, %s", (one, many) => {
    expect(stemKey(many)).toBe(stemKey(one));
  });
});

test("a word of sixty thousand letters is stemmed quickly", async () => {
  await expectLinear((count) => {
    const word = `${"e".repeat(count)}x`;
    expect(stemWord(word)).toBe(word);
  }, 60_000);
  expect(stemWord("eeeees")).toBe("eee");
});

test("words for different foods keep different stems", () => {
  const words = "poire poivre pain vin riz oie ail sel selle pois poisson chou pomme beet beef";
  const stems = words.split(" ").map(stemWord);
  expect(new Set(stems).size).toBe(stems.length);
});

test("text is folded, split at apostrophes and hyphens, and stripped of stop words", () => {
  expect(tokenize("Crème d’ail & de l'huile, arc-en-ciel")).toEqual([
    "creme",
    "ail",
    "huile",
    "arc",
    "ciel",
  ]);
  expect(tokenize("Thé vert")).toEqual(["the", "vert"]);
  expect(tokenize("the")).toEqual(["the"]);
  expect(tokenize('"*) OR \0 -- ¿?')).toEqual(["or"]);
});

test("matches are highlighted in the original text, and nothing is lost", () => {
  const text = "Œufs, l’œuf et des ŒUFS-là.";
  const pieces = markHits(text, (stem) => stem === stemWord("oeuf"));
  expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual([
    "Œufs",
    "œuf",
    "ŒUFS",
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

describe("a typo is one insertion, deletion, substitution or swap", () => {
  test.each([
    ["chocolat", "choclat", true],
    ["chocolat", "chocollat", true],
    ["chocolat", "chocolet", true],
    ["chicken", "chikcen", true],
    ["chocolat", "chocolat", true],
    ["chocolat", "chocla", false],
    ["poire", "poivron", false],
    ["abcd", "badc", false],
  ])("%s, %s: %s", (a, b, expected) => {
    expect(isOneTypoApart(a, b)).toBe(expected);
    expect(isOneTypoApart(b, a)).toBe(expected);
  });
});
