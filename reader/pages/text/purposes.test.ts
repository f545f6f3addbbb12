import { expect, test } from "vitest";
import { readPage } from "../read-page";
import { readPlainText } from "./read-plain-text";

test("a page with a method per part is read with the names of the parts", () => {
  const body =
    "<h1>Tarte</h1><h2>Ingrédients</h2><ul><li>200 g de farine<li>3 pommes</ul>" +
    "<h2>Préparation de la pâte</h2><p>Mélanger le tout.</p><p>Laisser reposer.</p>" +
    "<h2>Préparation pour la garniture</h2><p>Couper les pommes.</p>";
  expect(readPage(body, null)[0]?.steps).toEqual([
    "# Préparation de la pâte",
    "Mélanger le tout.",
    "Laisser reposer.",
    "# Préparation pour la garniture",
    "Couper les pommes.",
  ]);
});

test.each(["Method for the sauce", "Préparation de l’appareil :", "Instructions pour la crème"])(
  "%j is a heading of steps in a text too",
  (heading) => {
    const [sauce] = readPlainText(`Sauce\nIngredients\n2 tomatoes\nsalt\n${heading}\nBoil it.`);
    expect(sauce?.ingredients).toEqual(["2 tomatoes", "salt"]);
    expect(sauce?.steps).toEqual([`# ${heading.replace(" :", "")}`, "Boil it."]);
  },
);

test("ingredient groups of the data get the names that the page shows", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Pie",
    recipeIngredient: ["200 g flour", "100 g butter", "2 plums", "1 pinch of salt"],
    recipeInstructions: ["Mix."],
  };
  const body =
    "<h3>Ingredients for the dough</h3><ul><li>200 g flour<li>100 g butter</ul>" +
    "<h3>Ingredients for the filling</h3><ul><li>2 plums<li>1 pinch of salt</ul>";
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>${body}`;
  expect(readPage(html, null)[0]?.ingredients).toEqual([
    "Ingredients for the dough:",
    "200 g flour",
    "100 g butter",
    "Ingredients for the filling:",
    "2 plums",
    "1 pinch of salt",
  ]);
});
