import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language/languages";
import { openTestDatabase } from "../../../tests/support/database";
import { loadEnglishNames, understand } from "../../../tests/support/reading-lines";

/** "Chicken broth / Vegetable broth", "Egg + Egg yolk": the main food and what else is named. */
async function nameFoods(typed: string, language: Language): Promise<string> {
  const { db } = openTestDatabase();
  const [line] = await understand(db, [typed], language);
  if (!line) throw new Error("no line");
  const rows = await db.selectFrom("ingredients").select(["id", "name_en"]).execute();
  const names = new Map(rows.map(({ id, name_en }) => [id, name_en]));
  const main = (await loadEnglishNames(db))(line)?.replace(/^own:.*/, "own");
  const further = line.further.map(
    ({ id, role }) => `${role === "with" ? "+" : "/"} ${names.get(id)}`,
  );
  return [main, ...further].join(" ");
}

describe("an English line names its further foods", () => {
  test.each([
    ["1 cup chicken or vegetable stock", "Chicken broth / Vegetable broth"],
    ["sunflower or vegetable oil", "Sunflower oil / Vegetable oil"],
    ["1/3 cup canola/vegetable oil, plus more for frying", "Canola oil / Vegetable oil"],
    ["50 g butter or margarine", "Unsalted butter / Margarine"],
    ["50 g butter (or margarine)", "Unsalted butter / Margarine"],
    ["butter/margarine", "Unsalted butter / Margarine"],
    ["1 onion or 2 shallots", "Onion / Shallot"],
    ["1 onion, chopped, or 2 shallots", "Onion / Shallot"],
    ["2 garlic cloves, minced or 1/2 teaspoon garlic powder", "Garlic / Garlic powder"],
    ["2 cups milk or water, warmed", "2% milk / Water"],
    ["1 lb ground beef or pork", "Lean ground beef / Lean ground pork"],
    ["1/4 cup fresh mint or parsley, minced", "Fresh mint / Fresh parsley"],
    ["3 tbsp white vinegar (or apple cider vinegar)", "White vinegar / Cider vinegar"],
    ["1/2 cup Romano cheese (or Parmesan or Asiago)", "Romano cheese / Parmesan cheese / Asiago"],
    ["1 green capsicum/bell pepper", "Green bell pepper"],
    ["2 eggs plus 1 yolk", "Egg + Egg yolk"],
    ["1 egg + 1 egg yolk", "Egg + Egg yolk"],
    ["1 red pepper and 1 green pepper", "own + Red bell pepper + Green bell pepper"],
    ["salt and pepper", "own + Salt + Black pepper"],
    ["Salt & pepper to taste", "own + Salt + Black pepper"],
    ["Kosher salt, freshly ground black pepper", "own + Salt + Black pepper"],
    ["oregano, salt and pepper", "own + Dried oregano + Salt + Black pepper"],
    ["dried thyme and oregano", "own + Dried thyme + Dried oregano"],
    ["butter and flour for the tin", "own + Unsalted butter + All-purpose flour"],
  ])("%s", async (typed, expected) => {
    expect(await nameFoods(typed, "en")).toBe(expected);
  });
});

describe("an English line names no further food where none is sure", () => {
  test.each([
    ["1 cup half and half", "10% cream"],
    ["1 potato, washed and peeled", "Potato"],
    ["2 tbsp olive oil plus more for frying", "Olive oil"],
    ["1 cup flour, plus extra for dusting", "All-purpose flour"],
    ["2 or 3 tomatoes", "Tomato"],
    ["1 cup plus 2 tablespoons flour", "All-purpose flour"],
    ["2 cups blueberries, fresh or frozen", "Blueberry"],
    ["200 g tomatoes to serve with rice", "Tomato"],
    ["1 lettuce for the salad", "Leaf lettuce"],
    ["1 cup rice, cooked as for pasta", "Long-grain white rice"],
    ["2 tbsp butter or dairy free spread", "Unsalted butter"],
    ["salt and unicorn dust", "own"],
    ["unicorn dust or stardust", "own"],
    ["100 g dark chocolate with 70% cocoa", "Dark chocolate (70-85%)"],
    ["milk (or 1/2 cup cream and 1/2 cup water)", "2% milk / 35% whipping cream"],
  ])("%s", async (typed, expected) => {
    expect(await nameFoods(typed, "en")).toBe(expected);
  });
});

describe("a French line names its further foods", () => {
  test.each([
    ["huile d'olive ou de tournesol", "Olive oil / Sunflower oil"],
    ["1 l de bouillon de poule ou de légumes", "Chicken broth / Vegetable broth"],
    ["1 l de bouillon de poule ou légumes", "Chicken broth / Vegetable broth"],
    ["50 g de beurre ou de margarine", "Unsalted butter / Margarine"],
    ["50 g de beurre/margarine", "Unsalted butter / Margarine"],
    ["1 oignon ou 2 échalotes", "Onion / Shallot"],
    ["1 poivron rouge ou vert", "Red bell pepper / Green bell pepper"],
    ["1 oignon rouge ou jaune", "Red onion / Onion"],
    ["2 poivrons rouges + 1 jaune", "Red bell pepper + Yellow bell pepper"],
    ["10 cl de vin blanc ou rouge", "White wine / Red wine"],
    ["½ c. à café de vinaigre de vin rouge ou de cidre", "Red wine vinegar / Cider vinegar"],
    ["20 cl de crème (ou de lait)", "35% whipping cream / 2% milk"],
    ["lait ou eau", "2% milk / Water"],
    ["50 cl d’eau ou de bouillon de légumes", "Water / Vegetable broth"],
    ["2 œufs + 1 jaune", "Egg + Egg yolk"],
    ["1 oignon et 1 carotte", "Onion + Carrot"],
    ["60 g de beurre + 1 filet d’huile d’olive", "Unsalted butter + Olive oil"],
    ["sel et poivre", "own + Salt + Black pepper"],
    ["Sel & poivre du moulin", "own + Salt + Black pepper"],
    ["Sel et poivre au goût", "own + Salt + Black pepper"],
    ["sel, poivre, muscade", "own + Salt + Black pepper + Ground nutmeg"],
    ["persil et coriandre hachés", "own + Fresh parsley + Fresh cilantro"],
    ["beurre et farine pour le moule", "own + Unsalted butter + All-purpose flour"],
    ["40 g de beurre demi-sel (ou beurre doux)", "Salted butter / Unsalted butter"],
  ])("%s", async (typed, expected) => {
    expect(await nameFoods(typed, "fr")).toBe(expected);
  });
});

describe("a French line names no further food where none is sure", () => {
  test.each([
    ["2 ou 3 tomates mûres", "Tomato"],
    ["1 pomme de terre lavée et épluchée", "Potato"],
    ["1 tasse de bleuets frais ou surgelés", "Blueberry"],
    ["1 laitue pour la salade", "Boston lettuce"],
    ["2 tomates à servir avec du riz", "Tomato"],
    ["100 g de sucre ou plus au goût", "Granulated sugar"],
    ["20 g de beurre + un peu pour le moule", "Unsalted butter"],
    ["sel et poussière d’étoile", "own"],
    ["1 l de lait (ou 3/4 l de lait + 1/4 l d'eau)", "2% milk"],
    ["beurre ou margarine et sel", "Unsalted butter / Margarine"],
  ])("%s", async (typed, expected) => {
    expect(await nameFoods(typed, "fr")).toBe(expected);
  });
});

test("a line has at most four further foods", async () => {
  const { db } = openTestDatabase();
  const foods = ["milk", "water", "butter", "honey", "salt", "sugar", "flour"];
  const [line] = await understand(db, [`1 cup ${foods.join(" or ")}`]);
  expect(line?.further).toHaveLength(4);
});
