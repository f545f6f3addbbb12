import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import {
  isOneTypoApart,
  markHits,
  stemKey,
  stemWord,
  tokenize,
  tokenizeForIndex,
} from "./word-stems";

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

describe("text is cut into words of any script", () => {
  test.each([
    ["ß is ss", "Straßenkuchen", ["strassenkuchen"]],
    [
      "letters that Unicode does not take apart",
      "Smørrebrød, żółty, Ægir",
      ["smorrebrod", "zolty", "aegir"],
    ],
    ["Japanese in pairs", "親子丼の作り方", ["親子", "子丼", "丼の", "の作", "作り", "り方"]],
    ["a single character", "丼", ["丼"]],
    ["Korean in pairs", "김치찌개", ["김치", "치찌", "찌개"]],
    ["Thai in pairs, without its marks", "ข้าวผัด", ["ขา", "าว", "วผ", "ผด"]],
    ["scripts that are joined", "Udonうどん鍋", ["udon", "うと", "とん", "ん鍋"]],
    ["emoji, without their looks", "Tarte 🍓🍓 ❤️ 👩🏽‍🍳", ["tarte", "🍓", "🍓", "❤", "👩", "🍳"]],
    ["signs that are no emoji", "Nutella® 1️⃣", ["nutella", "1"]],
  ])("%s: %s", (_rule, text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});

test("single characters of text without spaces are indexed too", () => {
  expect(tokenizeForIndex("作り方 soup")).toEqual(["作り", "作", "り", "り方", "り", "方", "soup"]);
});

describe("hits are marked inside text of any script", () => {
  test.each([
    ["親子丼の作り方", "作り方", "親子丼の[作り方]"],
    ["親子丼の作り方", "丼", "親子[丼]の作り方"],
    ["うどんとご飯", "ご飯", "うどんと[ご飯]"],
    ["돼지김치찌개", "찌개", "돼지김치[찌개]"],
    ["ข้าวผัดกุ้ง", "ผัด", "ข้าว[ผัด]กุ้ง"],
    ["Straßenkuchen 🍓", "strassenkuchen", "[Straßenkuchen] 🍓"],
    ["Tarte 🍓!", "🍓", "Tarte [🍓]!"],
    ["Avec ❤️", "❤️", "Avec [❤️]"],
  ])("%s, %s", (text, query, expected) => {
    const stems = tokenize(query).map(stemWord);
    const pieces = markHits(text, (stem) => stems.includes(stem));
    expect(pieces.map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text)).join("")).toBe(
      expected,
    );
  });
});
