import { describe, expect, test } from "vitest";
import { expectLinear } from "../../tests/support/cpu-time";
import { matchStepLines } from "./step-ingredients";

/** The names that one step mentions, in `language`; "a|b" is one line with an alias. */
function meant(language: "en" | "fr", step: string, names: string): string[] {
  return matchNames(language, [step], names)[0] ?? [];
}

function matchNames(language: "en" | "fr", steps: string[], names: string): string[][] {
  const written = names.split(", ");
  const lines = written.map((line) => line.split("|").map((text) => ({ text, language })));
  return matchStepLines(steps, lines).map((places) =>
    places.map((place) => written[place]?.split("|")[0] ?? ""),
  );
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
  expect(matchNames("en", ["Brush with soy.", "Serve."], "Soy sauce")[0]).toEqual(["Soy sauce"]);
  expect(matchNames("en", ["Brush with soy.", "Add the sauce."], "Soy sauce")).toEqual([
    [],
    ["Soy sauce"],
  ]);
});

test("custom names are found in any language, and an empty recipe matches nothing", () => {
  const own = [{ text: "Omas Gewürzmischung", language: "de" as const }];
  expect(matchStepLines(["Die Gewürzmischung dazu.", "Rühren."], [own])).toEqual([[0], []]);
  expect(matchStepLines([], [own])).toEqual([]);
  expect(matchStepLines([""], [])).toEqual([[]]);
});

test("in a recipe of a hundred lines and steps, every step is matched", () => {
  const names = Array.from({ length: 100 }, (_, line) =>
    ["fresh", "ground"].map((how) => ({
      text: `${how} spice${line} powder`,
      language: "en" as const,
    })),
  );
  const steps = names.map((_, line) => `Stir in the ground spice${line} powder.`);
  expect(matchStepLines(steps, names)).toEqual(names.map((_, line) => [line]));
});

test("the longest recipe is matched quickly, even if all its words are alike", async () => {
  const names = ["salt", "sea salt", "salt of the earth"].map((text) => ({
    text,
    language: "en" as const,
  }));
  const lines = Array(100).fill(names);
  await expectLinear(
    (count) => matchStepLines(Array(count).fill("salt. ".repeat(100)), lines),
    100,
  );
  await expectLinear(
    (count) => matchStepLines(Array(100).fill("salt. ".repeat(count)), lines),
    100,
  );
});
