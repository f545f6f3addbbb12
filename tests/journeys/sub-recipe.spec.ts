import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { shell } from "./pages/shell";

const WORDS = {
  en: { dough: "Pie dough", flour: "500 g flour", part: "125 g" },
  fr: { dough: "Zibeline", flour: "500 g de farine", part: "125 g" },
};
const PHONE = { width: 320, height: 640 };

test("a cook uses a recipe in another one", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  const words = WORDS[locale];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await test.step("the recipe that is used", async () => {
    await form.open(undefined, "text");
    await form.title.fill(words.dough);
    await form.servings.fill("8");
    await form.ingredientsBox.fill(words.flour);
    await form.save();
  });

  await test.step("a line stands for it once its cook says so", async () => {
    await form.open();
    await form.title.fill("Tarte");
    await form.ingredient(1).amount.fill("2 portions");
    await form.ingredient(1).name.fill(words.dough);
    await form.save();
    await page.goto(`${paths.recipeEdit(2)}&view=lines`);
    await waitUntilHydrated(visitor);
    const use = t("recipeForm:edit.useRecipe", { title: words.dough });
    await page.getByRole("button", { name: use, exact: true }).click();
    const named = t("recipeForm:edit.recipeNamed", { title: words.dough });
    await expect(page.getByText(named, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await form.save();
  });

  await test.step("its page shows the other one's lines in the amount of the line", async () => {
    await page.setViewportSize(PHONE);
    await expect(page.getByRole("heading", { level: 1, name: "Tarte" })).toBeVisible();
    const ingredients = page.locator(".recipe-ingredients");
    const link = ingredients.getByRole("link", { name: words.dough, exact: true });
    await expect(link).toHaveAttribute("href", paths.recipeView(1));
    await ingredients.locator("details summary").click();
    await expect(ingredients.locator("details")).toContainText(words.part);
    await expectAccessible(page);
    await shell(visitor).expectNoOverflow();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: words.dough })).toBeVisible();
  });
});
