import { expectAccessible } from "../support/journey-accessible";
import { expect, newTab, test } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("when two tabs save the same recipe, the later one sees both versions and nothing is lost", async ({
  popote,
  visitor,
  noise,
}) => {
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const first = recipeForm(visitor);
  await first.open();
  await first.title.fill("Gougères");
  await first.writeTexts("step", ["Boil.", "Bake."]);
  await first.save();
  const id = recipePage(visitor).id();

  const other = await newTab(visitor);
  const second = recipeForm(other);
  await first.open(id);
  await second.open(id);

  await first.step(1).fill("Boil the water with the butter.");
  await first.save();
  await recipePage(visitor).expectSaved("Gougères");

  await second.title.fill("Gougères au comté");
  await second.step(2).fill("Bake for half an hour.");
  noise.expectRefusal(409);
  expect((await second.save()).status()).toBe(409);

  await expect(second.conflict).toContainText(other.t("recipeForm:conflict.theirs"));
  await expect(second.conflict.getByRole("heading", { level: 3 })).toHaveText("Gougères");
  await expect(second.conflict.getByRole("listitem")).toHaveText([
    "Boil the water with the butter.",
    "Bake.",
  ]);
  await expect(second.title).toHaveValue("Gougères au comté");
  await second.expectTexts("step", ["Boil.", "Bake for half an hour."]);
  await expectAccessible(other.page);

  const recipe = recipePage(visitor);
  await recipe.open(id);
  await expect(recipe.title).toHaveText("Gougères");

  expect((await second.save(second.saveMineButton)).status()).toBe(303);
  await recipePage(other).expectSaved("Gougères au comté");
  expect(recipePage(other).id()).toBe(id);
  await expect(recipePage(other).steps).toHaveText(["Boil.", "Bake for half an hour."]);
  await expectAccessible(other.page);
});
