import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { cookingPage } from "./pages/cooking-page";
import { downloads } from "./pages/downloads";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

const CAKE = {
  en: { title: "Pound cake", written: "8 oz butter", metric: "225 g butter", step: "Melt." },
  fr: {
    title: "Quatre-quarts",
    written: "8 oz de beurre",
    metric: "225 g de beurre",
    step: "Fondre.",
  },
};

test("a recipe is read in metric measures, cooked and printed in them, and read as written again", async ({
  popote,
  visitor,
}) => {
  const { page, locale } = visitor;
  const { title, written, metric, step } = CAKE[locale];
  const recipe = recipePage(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open(undefined, "text");
  await form.title.fill(title);
  await form.ingredientsBox.fill(written);
  await form.methodBox.fill(step);
  await form.save();
  await recipe.expectSaved(title);
  await expect(recipe.ingredients).toHaveText([written]);

  await recipe.chooseUnits("metric");
  await expect(recipe.ingredients).toHaveText([metric]);
  await expectAccessible(page);
  await recipe.cookLink.click();
  await expect(cookingPage(visitor).ingredients.first()).toHaveText(metric);
  await page.goBack();
  await waitUntilHydrated(visitor);
  await recipe.openMore();
  await downloads(visitor).open();
  await downloads(visitor).openPrintPage();
  await expect(page.getByRole("listitem").filter({ hasText: metric })).toBeVisible();
  await page.goBack();
  await recipe.chooseUnits("written");
  await expect(recipe.ingredients).toHaveText([written]);
});
