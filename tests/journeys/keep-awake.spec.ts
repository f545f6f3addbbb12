import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { cookingPage } from "./pages/cooking-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("the recipe page keeps the screen on if asked, and says nothing where it cannot", async ({
  popote,
  visitor,
}) => {
  const { page, t, hasScript } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await page.goto(paths.recipeEdit());
  await waitUntilHydrated(visitor);
  await form.title.fill("Gratin");
  await form.save();
  const id = recipePage(visitor).id();
  const { awake } = cookingPage(visitor);
  const more = page.getByRole("button", { name: t("recipe:view.more"), exact: true });

  await page.goto(paths.recipeView(id));
  await waitUntilHydrated(visitor);
  await expect(awake).toHaveCount(0);
  await more.click();
  if (hasScript) {
    await expect(awake).not.toBeChecked();
    await awake.check();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(awake).toBeHidden();
    await more.click();
    await expect(awake).toBeChecked();
    await awake.uncheck();
    await expect(awake).not.toBeChecked();
  } else {
    await expect(page.getByRole("link", { name: t("recipe:view.edit") })).toBeVisible();
    await expect(awake).toHaveCount(0);
  }

  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
  await page.reload();
  await waitUntilHydrated(visitor);
  await more.click();
  await expect(page.getByRole("link", { name: t("recipe:view.edit") })).toBeVisible();
  await expect(awake).toBeHidden();
});
