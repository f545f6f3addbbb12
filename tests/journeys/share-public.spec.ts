import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

test("a visitor shares a public recipe on a phone, and a recipe that may not be shared has no button", async ({
  popote,
  visitor,
  openVisitor,
}) => {
  const alice = await openVisitor();
  const form = recipeForm(alice);
  await logIn(alice, await popote.addAccount("Alice", alice.locale));
  await form.open();
  await form.title.fill("Leek soup");
  await form.openMore();
  await form.chooseAudience("PROTECTED");
  await form.save();
  const id = recipePage(alice).id();
  await expect(recipePage(alice).shareButton).toHaveCount(0);

  await alice.page.goto(paths.recipeEdit(id));
  await form.openMore();
  await form.chooseAudience("PUBLIC");
  await form.save();

  const { page, hasScript } = visitor;
  const recipe = recipePage(visitor);
  await page.setViewportSize({ width: 320, height: 640 });
  await recipe.open(id);
  const address = popote.origin + paths.recipeView(id);
  await recipe.shareButton.click();
  await expect(page.locator(".share-address").getByText(address)).toBeVisible();
  await expectAccessible(page);
  await shell(visitor).expectNoOverflow();
  if (!hasScript) {
    await expect(recipe.copyButton).toHaveCount(0);
    return;
  }
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await recipe.copyButton.click();
  await expect(recipe.copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
