import { expect, test } from "vitest";
import { readRecipes } from "../../tests/support/peer-recipes";

const MEAL_MASTER = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Old Style Enchiladas
 Categories: Main dish, Mexican
      Yield:  4 Servings

      2 lb Hamburger                           1 ts Sugar
     16 oz Can tomatoes                        1 ts Salt and pepper to
      2    Lg. onions; chopped                      -taste
MMMMM--------------------------TOPPING-------------------------------
      1 lb Cheese; grated
    1/4 c  Oil for cooking corn
           -tortillas

  Brown the hamburger and one of the onions (with 2 cloves
  of garlic, if desired), and drain.

  Add tomatoes.

MMMMM

---------- Recipe via Meal-Master (tm) v8.02

      Title: Onion soup
 Categories: Soups
      Yield: 2 servings

      1 x  Onion

  Boil.
-----
`;

test("a Meal-Master file may hold several recipes, in one or two columns", async () => {
  const recipes = await readRecipes("all.mmf", Buffer.from(MEAL_MASTER.replaceAll("\n", "\r\n")));
  expect(recipes).toMatchObject([
    {
      title: "Old Style Enchiladas",
      category: "MAIN_DISH",
      yield: "4 Servings",
      ingredients: [
        "2 lb Hamburger",
        "16 oz Can tomatoes",
        "2 Lg. onions, chopped",
        "1 teaspoon Sugar",
        "1 teaspoon Salt and pepper to taste",
        "# TOPPING",
        "1 lb Cheese, grated",
        "1/4 cup Oil for cooking corn tortillas",
      ],
      steps: [
        "Brown the hamburger and one of the onions (with 2 cloves of garlic, if desired), and drain.",
        "Add tomatoes.",
      ],
    },
    { title: "Onion soup", ingredients: ["1 Onion"], steps: ["Boil."] },
  ]);
});

const MASTERCOOK = `                     *  Exported from  MasterCook  *

                            Lemon Cake

Recipe By     : Jane Doe
Serving Size  : 8     Preparation Time :0:20
Categories    : Dessert                         Cakes

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
                        ***CAKE***
  1 1/2           cups  flour -- sifted
  3              large  eggs
                        Salt and pepper
                        ***GLAZE***
     1/2           cup  sugar

Beat it all until it is
pale.

Bake for 40 minutes.

Source:
  "https://example.com/cake"

                                    - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 300 Calories

NOTES : Keeps for
a week.

Nutr. Assoc. : 0 0 0

                     *  Exported from  MasterCook  *

                            Onion Soup

Recipe By     :
Serving Size  : 0     Preparation Time :0:00
Categories    : Soups

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  2                     onions -- sliced

Boil.

                                    - - - - - - - - - - - - - - - - - - -
`;

test("every recipe of a MasterCook text is read with its columns", async () => {
  const recipes = await readRecipes("all.mxp", Buffer.from(MASTERCOOK.replaceAll("\n", "\r\n")));
  expect(recipes).toMatchObject([
    {
      title: "Lemon Cake",
      yield: "8",
      preparationMinutes: 20,
      category: "DESERT",
      source: "https://example.com/cake",
      ingredients: [
        "# CAKE",
        "1 1/2 cups flour, sifted",
        "3 large eggs",
        "Salt and pepper",
        "# GLAZE",
        "1/2 cup sugar",
      ],
      steps: ["Beat it all until it is pale.", "Bake for 40 minutes."],
      tips: ["Keeps for a week."],
    },
    { title: "Onion Soup", yield: "", ingredients: ["2 onions, sliced"], steps: ["Boil."] },
  ]);
});

test("every recipe of a KitchenOwl export is read", async () => {
  const item = (name: string, description: string, optional = false) => ({
    name,
    description,
    optional,
  });
  const owl = (name: string) => ({
    ...{ name, description: "1. Mix.\n2. Fry 3 min.", yields: 4, time: 30, cook_time: 20 },
    ...{ prep_time: 10, source: "", photo: null, tags: ["breakfast"] },
    items: [
      item("flour", "200 g"),
      item("milk", "300 ml"),
      item("salt", ""),
      item("mint", "fresh", true),
    ],
  });
  const json = JSON.stringify({
    items: [{ name: "flour" }],
    recipes: [owl("Owl pancakes"), owl("Crêpes")],
  });
  expect(await readRecipes("kitchenowl.json", json)).toMatchObject([
    {
      title: "Owl pancakes",
      yield: "4",
      preparationMinutes: 10,
      cookingMinutes: 20,
      ingredients: ["200 g flour", "300 ml milk", "salt", "mint, fresh (optional)"],
      steps: ["Mix.", "Fry 3 min."],
      source: "",
    },
    { title: "Crêpes" },
  ]);
});
