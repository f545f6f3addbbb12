import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { applePie } from "../support/journey-recipe";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { shell } from "./pages/shell";

test("a recipe is found by a word, despite a typo, and by ingredients at hand", async ({
  popote,
  visitor,
  openVisitor,
}) => {
  const { page, t, locale, hasScript } = visitor;
  const around = shell(visitor);
  const dish = applePie(locale);
  const word = { en: "apple", fr: "Tourte" }[locale];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.write(dish);
  await form.save();
  const hit = page.getByRole("link", { name: dish.title, exact: true });

  await test.step("a search in the top bar", async () => {
    await around.search.fill(word);
    if (!hasScript) await around.search.press("Enter");
    await expect(page).toHaveURL(paths.search({ search: word }));
    await expect(hit).toBeVisible();
    await expect(hit.locator("mark")).toHaveText(word);
    await expectAccessible(page);
  });

  await test.step("Back shows an empty field", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/recipe\/view/);
    await expect(around.search).toHaveValue("");
    await around.search.focus();
    await page.goForward();
    await expect(hit).toBeVisible();
    await expect(around.search).toHaveValue(word);
    await waitUntilHydrated(visitor);
  });

  await test.step("a search with a typo, extended while it runs", async () => {
    const typo = word.slice(0, 2) + word.slice(3);
    await around.search.fill("");
    await around.search.pressSequentially(typo);
    if (!hasScript) await around.search.press("Enter");
    await expect(page).toHaveURL(paths.search({ search: typo }));
    await expect(hit).toBeVisible();
    await expect(page.getByText(t("search:forgiving", { text: typo }))).toBeVisible();
  });

  await test.step("a search on a phone", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await around.expectNoOverflow();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a search by ingredients at hand", async () => {
    await page.goto(paths.search());
    await waitUntilHydrated(visitor);
    const name = dish.ingredients[0]?.name[locale] ?? "";
    await page.getByRole("combobox", { name: t("search:cook.field"), exact: true }).fill(name);
    await page.getByRole("button", { name: t("search:cook.add") }).click();
    await expect(page.getByRole("link", { name: t("search:cook.remove", { name }) })).toBeVisible();
    await expect(hit).toBeVisible();
    const count = dish.ingredients.length;
    const atHand = 2; // Salt, too, which every kitchen has.
    await expect(page.getByText(t("search:cook.atHand", { atHand, count }))).toBeVisible();
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
  });

  await test.step("a visitor finds it because it is public", async () => {
    const passerBy = await openVisitor();
    await passerBy.page.goto(paths.search({ search: word }));
    await waitUntilHydrated(passerBy);
    const link = passerBy.page.getByRole("link", { name: dish.title, exact: true });
    await expect(link).toBeVisible();
    await expectAccessible(passerBy.page);
  });
});
