import { expectAccessible } from "../support/journey-accessible";
import { expect, newTab, test } from "../support/journey-test";
import { historyPage } from "./pages/history-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("a cook sees what each save changed and restores an earlier version", async ({
  popote,
  visitor,
}) => {
  const { page, t } = visitor;
  const form = recipeForm(visitor);
  const recipe = recipePage(visitor);
  const history = historyPage(visitor);
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  await form.open();
  await form.title.fill("Gougères");
  await form.writeTexts("step", ["Boil.", "Bake."]);
  await form.save();
  await recipe.expectSaved("Gougères");
  const id = recipe.id();

  await test.step("each edit is a separate revision", async () => {
    for (const [title, first] of [
      ["Gougères au comté", "Boil the water."],
      ["Choux", "Buy them."],
    ] as const) {
      await form.open(id);
      await form.title.fill(title);
      await form.step(1).fill(first);
      await form.save();
      await recipe.expectSaved(title);
    }
  });

  await test.step("the history lists the changes line by line, on a phone too", async () => {
    await history.open();
    await expect(history.saves).toHaveCount(3);
    await expect(history.removed(1)).toHaveText([/Gougères au comté$/, /Boil the water\.$/]);
    await expect(history.added(1)).toHaveText([/Choux$/, /Buy them\.$/]);
    await history.changed(2).click();
    await expect(history.added(2)).toHaveText([/Gougères au comté$/, /Boil the water\.$/]);
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    await expectAccessible(page);
    if (size) await page.setViewportSize(size);
  });

  await test.step("restoring the middle revision creates a new one", async () => {
    await history.takeBack(2);
    await expect(history.removed(1)).toHaveText([/Choux$/, /Buy them\.$/]);
    await expectAccessible(page);
    await history.toRecipe("Gougères au comté");
    await expect(recipe.title).toHaveText("Gougères au comté");
    await expect(recipe.steps).toHaveText(["Boil the water.", "Bake."]);
  });

  await test.step("restoring does not overwrite a change saved elsewhere meanwhile", async () => {
    await history.open();
    const elsewhere = await newTab(visitor);
    const other = recipeForm(elsewhere);
    await other.open(id);
    await other.title.fill("Petits choux");
    await other.save();
    await recipePage(elsewhere).expectSaved("Petits choux");
    await history.tryToTakeBack(4);
    await expect(history.saves).toHaveCount(5);
    await expect(history.added(1)).toHaveText([/Petits choux$/]);
    await expect(page.getByText(t("history:current"), { exact: true })).toHaveCount(1);
  });
});
