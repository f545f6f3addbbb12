import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { manyRecipes } from "./pages/many-recipes";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("chosen recipes become visible to followers, and one button undoes it", async ({
  popote,
  visitor,
}) => {
  const { page, t } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  for (const title of ["Blanquette", "Clafoutis", "Daube"]) {
    const form = recipeForm(visitor);
    await form.open();
    await form.title.fill(title);
    await form.save();
    await recipePage(visitor).expectSaved(title);
  }
  const many = manyRecipes(visitor);
  await many.openList("rows");
  await expect(many.bar).toBeHidden();
  await many.tick("Blanquette");
  await many.tick("Daube");
  await expect(many.bar).toBeVisible();
  await expectAccessible(page);
  await many.act("AUDIENCE");
  await expect(page.getByText("Blanquette")).toBeVisible();
  await expect(page.getByText("Clafoutis")).toHaveCount(0);
  await expectAccessible(page);
  await many.show("PROTECTED", 2);
  await expect(many.flash).toHaveText(t("flash:acts.done.AUDIENCE.PROTECTED", { count: 2 }));
  await expectAccessible(page);
  await many.undo.click();
  await expect(many.flash).toHaveText(t("flash:acts.undone", { count: 2 }));
  await expect(many.undo).toHaveCount(0);

  await test.step("a tag is added, and the list finds by it", async () => {
    await many.tick("Daube");
    await many.act("TAG");
    await page.getByRole("combobox", { name: t("acts:newTag") }).fill("a, b");
    await many.confirm("TAG", 1);
    await expect(page.getByText(t("flash:acts.oneTag"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("combobox", { name: t("acts:newTag") }).fill("winter");
    await many.confirm("TAG", 1);
    await expect(many.flash).toHaveText(t("flash:acts.done.TAG", { count: 1 }));
    await page.goto(paths.recipeList({ source: ["user"], tag: ["winter"], view: "rows" }));
    await expect(page.getByText("Daube")).toBeVisible();
    await expect(page.getByText("Blanquette")).toHaveCount(0);
    await many.openList("rows");
  });

  await test.step("cards show their ticks on request, and all found can be chosen", async () => {
    await many.openList("cards");
    await expect(many.box("Daube")).toBeHidden();
    await many.several.check();
    await many.tick("Daube");
    await expectAccessible(page);
    await many.all(3).check();
    await many.act("DELETE");
    await many.confirm("DELETE", 3);
    await expect(page.getByRole("article")).toHaveCount(0);
    await many.undo.click();
    await expect(page.getByRole("article")).toHaveCount(3);
  });
});
