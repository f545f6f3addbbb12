import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("deleting a recipe asks for confirmation", async ({ popote, visitor, noise }) => {
  const { page, t } = visitor;
  const title = "Blanquette";
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill(title);
  await form.save();

  const recipe = recipePage(visitor);
  await recipe.expectSaved(title);
  const id = recipe.id();
  await recipe.askToDelete(title);
  await expectAccessible(page);
  await recipe.keep(title);
  expect((await recipe.open(id))?.status()).toBe(200);
  await expect(recipe.title).toHaveText(title);

  await recipe.askToDelete(title);
  await recipe.confirmDeletion(title);
  await expect(recipe.flash).toHaveText(t("flash:recipeDeleted", { title }));
  await expect(page.getByText(t("recipeList:empty"))).toBeVisible();
  await expectAccessible(page);

  noise.expectRefusal(404);
  expect((await recipe.open(id))?.status()).toBe(404);
  await expect(recipe.title).toHaveText(t("errors:recipe.notFound"));
  await expectAccessible(page);
});
