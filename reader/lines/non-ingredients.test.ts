import { describe, expect, test } from "vitest";
import { summarizeLine } from "../../tests/support/summarize-line";

describe("a line that is not an ingredient keeps its words, and has a warning and no amount", () => {
  test.each([
    "180 °C",
    "Four : 180°C",
    "Thermostat 6",
    "20 minutes",
    "1 h 30",
    "Temps de cuisson : 1 h 15",
    "20 min de repos",
    "4 personnes",
    "Pour 6 à 8 personnes",
    "12 portions",
    "Préchauffer le four à 180 °C",
    "Mélangez la farine et le sucre.",
    "Faire fondre le beurre",
    "Cuisez le riz",
    "Four préchauffé à 180 °C",
    "180 °C chaleur tournante",
    "Ajouter 2 œufs et 100 g de sucre",
    "1 moule à tarte",
    "papier sulfurisé",
    "12 piques en bois",
  ])("%s", async (typed) => {
    expect(await summarizeLine(typed, "fr")).toBe(`NONE own:${typed} ingredient`);
  });

  test.each([
    ["1 moule", "1/1 UNIT Mussels"],
    ["24 moules de bouchot", "24/1 UNIT Mussels [de bouchot]"],
    ["1 kg de moules de bouchot", "1000/1 GRAM Mussels [de bouchot]"],
    ["lait tiède 37 °C", "NONE 2% milk [tiède 37 °C]"],
    ["alcool à 90°", "NONE own:alcool à 90° amount"],
    ["ficelle", "NONE own:ficelle"],
    ["Porter", "NONE own:Porter"],
    ["sel", "NONE Salt"],
    ["fondue", "NONE own:fondue"],
    ["4 parts de reblochon", "NONE Reblochon"],
    ["1 poitrine de porc, 20 minutes au four", "1/1 NONE Pork belly [20 minutes au four]"],
  ])("food is not rejected: %s", async (typed, expected) => {
    expect(await summarizeLine(typed, "fr")).toBe(expected);
  });
});

describe("the fat content selects the variant in the catalogue", () => {
  test.each([
    ["20 cl de crème fraîche épaisse 15 % MG", "200/1 MILLILITERS 15% cream"],
    ["20 cl de crème liquide à 12 %", "200/1 MILLILITERS 10% cream"],
    ["20 cl de crème fraîche 30 % de matière grasse", "200/1 MILLILITERS Crème fraîche"],
    ["10 cl de lait à 1,5 %", "100/1 MILLILITERS 2% milk"],
    ["500 g de bœuf haché 5 % M.G.", "500/1 GRAM Extra-lean ground beef"],
    ["100 g de mozzarella 17 % M.G.", "100/1 GRAM Part-skim mozzarella cheese"],
    ["100 g de fromage blanc 0 %", "100/1 GRAM Fromage blanc"],
    ["200 g de crème fraîche ou lait 2 %", "200/1 GRAM Crème fraîche"],
    ["200 g de chocolat à 70 % de cacao", "200/1 GRAM Dark chocolate (70-85%)"],
  ])("%s", async (typed, expected) => {
    expect((await summarizeLine(typed, "fr")).replace(/ \[.*$/, "")).toBe(expected);
  });
});

describe("French words around a number are read", () => {
  test.each([
    ["1 tasse et 1/4 de farine", "5/4 CUP All-purpose flour"],
    ["2 tasses et un tiers de sucre", "7/3 CUP Granulated sugar"],
    ["1 tasse et 1/4 de tasse de lait", "NONE 2% milk amount"],
    ["Les jaunes de 3 œufs", "3/1 UNIT Egg yolk"],
    ["1 oignon 1/2", "3/2 UNIT Onion"],
    ["1/2 citron pressé", "1/2 UNIT Lemon [pressé]"],
    ["2 c. à soupe de citron pressé", "2/1 TABLESPOON Lemon juice"],
    ["1 c. à thé de sel, 2 tasses d'eau", "1/1 TEASPOON Salt [2 tasses d'eau] ingredient"],
    ["3 carottes, 2 navets, 1 poireau", "3/1 UNIT Carrot [2 navets, 1 poireau] ingredient"],
    ["1 avocat mûr mais ferme", "1/1 UNIT Avocado [mûr mais ferme]"],
    ["1 noix de gingembre", "NONE Fresh ginger"],
    ["1 éclat d'ail", "1/1 UNIT Garlic [éclat]"],
    ["1 pointe de curcuma", "NONE Ground turmeric"],
    ["6 pointes d'asperge", "6/1 UNIT Asparagus"],
    ["Une baguette", "1/1 NONE Baguette"],
    ["Une bonne huile d'olive", "NONE Olive oil [bonne]"],
    ["300 g de champignons de Paris (conserve)", "300/1 GRAM Canned mushrooms [conserve]"],
    ["1 boîte de cœurs de palmier", "1/1 NONE Hearts of palm [boîte]"],
    ["4 pêches jaunes", "4/1 UNIT Peach [jaunes]"],
    ["200 g de riz noir", "200/1 GRAM own:riz noir"],
    ["1 pâte brisée cuite à blanc", "1/1 UNIT Unbaked pie crust [cuite à blanc]"],
  ])("%s", async (typed, expected) => {
    expect(await summarizeLine(typed, "fr")).toBe(expected);
  });
});
