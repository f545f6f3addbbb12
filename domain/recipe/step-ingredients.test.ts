import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import type { LineFood } from "./line-foods";
import { matchStepLines } from "./step-ingredients";

/** The names that one step mentions, in `language`; "a|b" is one line with an alias. */
function meant(language: "en" | "fr", step: string, names: string): string[] {
  return matchNames(language, [step], names)[0] ?? [];
}

function matchNames(language: "en" | "fr", steps: string[], names: string): string[][] {
  const lines = names.split(", ").map((line) => createFood(line.split("|")));
  return matchStepLines(steps, lines, language).map((places) =>
    places.map((place) => lines[place]?.foodText ?? ""),
  );
}

function createFood(names: string[]): LineFood {
  return { words: "", foodText: names[0] ?? "", names };
}

describe("a line belongs to the steps that mention it, in any number and case", () => {
  test.each([
    ["en", "Fold in the BLUEBERRIES.", "Blueberry", "Blueberry"],
    ["en", "Tear the bay leaves.", "Bay leaf", "Bay leaf"],
    [
      "en",
      "Melt the butter with salt.",
      "Unsalted butter, Sea salt, Egg",
      "Unsalted butter, Sea salt",
    ],
    ["en", "Add the garlic.", "Garlic clove", "Garlic clove"],
    ["en", "Add two cloves.", "Garlic clove", "Garlic clove"],
    ["en", "Stir in the rocket.", "Arugula|rocket", "Arugula"],
    ["en", "Whip the whites.", "Egg white", "Egg white"],
    ["en", "Add the chocolate.", "Dark chocolate (70-85%)", "Dark chocolate (70-85%)"],
    ["fr", "Émincer les oignons.", "Oignon jaune", "Oignon jaune"],
    ["fr", "Battre les œufs.", "Œuf", "Œuf"],
    ["fr", "Hacher l’ail.", "Gousse d’ail", "Gousse d’ail"],
    ["fr", "Ajouter 2 cuillerées d'huile.", "Huile d’olive", "Huile d’olive"],
    ["fr", "Couper les pommes de terre.", "Pomme de terre nouvelle", "Pomme de terre nouvelle"],
    ["fr", "Écosser les pois.", "Petits pois", "Petits pois"],
    ["fr", "Monter les blancs.", "Blanc d’œuf, Jaune d’œuf", "Blanc d’œuf"],
    [
      "fr",
      "Saler, poivrer et beurrer le plat.",
      "Sel, Poivre noir, Beurre",
      "Sel, Poivre noir, Beurre",
    ],
  ] as const)("%s: %s", (language, step, names, expected) => {
    expect(meant(language, step, names).join(", ")).toBe(expected);
  });
});

describe("a word belongs to the line that matches most of the words around it", () => {
  test.each([
    ["en", "Add the lemon juice.", "Lemon, Lemon juice", "Lemon juice"],
    ["en", "Add the lemon.", "Lemon, Lemon juice", "Lemon"],
    ["en", "Chop the tomatoes.", "Tomato, Tomato paste", "Tomato"],
    ["en", "Pit the olives.", "Olive oil, Kalamata olives", "Kalamata olives"],
    ["en", "Add the brown sugar.", "Brown sugar, Granulated sugar", "Brown sugar"],
    ["en", "Add both sugars.", "Brown sugar, Granulated sugar", "Brown sugar, Granulated sugar"],
    ["en", "Beat the egg, yolk and salt.", "Egg, Egg yolk, Salt", "Egg, Egg yolk, Salt"],
    ["fr", "Cuire les pommes de terre.", "Pomme, Pomme de terre", "Pomme de terre"],
    ["fr", "Ajouter le beurre salé.", "Beurre doux, Beurre salé", "Beurre salé"],
    ["fr", "Ajouter les olives.", "Huile d’olive, Olives noires", "Olives noires"],
  ] as const)("%s: %s", (language, step, names, expected) => {
    expect(meant(language, step, names).join(", ")).toBe(expected);
  });
});

describe("a word that only resembles an ingredient matches none", () => {
  test.each([
    ["en", "Heat a heavy pan until red hot.", "Heavy cream, Red wine, Hot sauce"],
    ["en", "Line a baking sheet.", "Baking powder"],
    ["en", "Freshly ground, all of it.", "Ground cinnamon, All-purpose flour"],
    ["fr", "Beurrer un plat en terre.", "Pomme de terre"],
    ["fr", "Étaler la pâte.", "Poudre à pâte"],
    ["fr", "Cuire à l’eau salée.", "Beurre non salé"],
    ["fr", "Faire mariner.", "Sel de mer"],
  ] as const)("%s: %s", (language, step, names) => {
    expect(meant(language, step, names)).toEqual([]);
  });
});

test("a weak match counts only if no step matches the line better", () => {
  const meant = (first: string) => matchNames("en", [first, "Add the sauce."], "Tomato sauce");
  expect(meant("Chop the basil.")).toEqual([[], ["Tomato sauce"]]);
  expect(meant("Stir in the tomato sauce.")).toEqual([["Tomato sauce"], []]);
});

test("foods are found in any language, and an empty recipe matches nothing", () => {
  const own = [createFood(["Omas Gewürzmischung"])];
  expect(matchStepLines(["Die Gewürzmischung dazu.", "Rühren."], own, "de")).toEqual([[0], []]);
  expect(matchStepLines([], own, "de")).toEqual([]);
  expect(matchStepLines([""], [], "en")).toEqual([[]]);
});

test("in a recipe of a hundred lines and steps, every step is matched", () => {
  const lines = Array.from({ length: 100 }, (_, line) =>
    createFood(["fresh", "ground"].map((how) => `${how} spice${line} powder`)),
  );
  const steps = lines.map((_, line) => `Stir in the ground spice${line} powder.`);
  expect(matchStepLines(steps, lines, "en")).toEqual(lines.map((_, line) => [line]));
});

test("the longest recipe is matched quickly, even if all its words are alike", async () => {
  const lines = Array(100).fill({
    ...createFood(["salt", "sea salt", "salt of the earth"]),
    words: "salt into the sea",
  });
  await expectLinear(
    (count) => matchStepLines(Array(count).fill("salt. ".repeat(100)), lines, "en"),
    100,
  );
  for (const text of ["salt. ", "salt ", "into salt of the ", "into "]) {
    await expectLinear(
      (count) => matchStepLines(Array(100).fill(text.repeat(count)), lines, "en"),
      100,
    );
  }
});
