import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { cookbookForm, cookbookPage } from "./pages/cookbook";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("a cookbook is created, shared and read by its members until they leave", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t } = visitor;
  const name = "Dimanche & co.";
  const title = "Tarte aux pommes";
  const alice = await popote.addAccount("Alice", visitor.locale);
  const bob = await popote.addAccount("Bob", visitor.locale);
  await popote.addFollow(bob, alice);
  await logIn(visitor, alice);
  const writing = recipeForm(visitor);
  await writing.open();
  await writing.title.fill(title);
  await writing.chooseAudience("PROTECTED");
  await writing.save();
  const recipeId = recipePage(visitor).id();

  const form = cookbookForm(visitor);
  await form.openNew();
  await expectAccessible(page);
  await form.description.fill("Ce que l’on mange quand on a le temps.");
  noise.expectRefusal(400);
  await form.save();
  await expect(form.problems).toContainText(t("errors:field.required"));
  await expect(form.name).toBeFocused();
  await expect(form.description).toHaveValue("Ce que l’on mange quand on a le temps.");
  await expectAccessible(page);
  await form.name.fill(name);
  await form.save();

  const cookbook = cookbookPage(visitor);
  await expect(cookbook.title).toHaveText(name);
  await expect(cookbook.flash).toHaveText(t("flash:cookbookSaved", { name }));
  const id = cookbook.id();
  await cookbook.openForm();
  noise.expectRefusal(404);
  await form.addMember("Zoé");
  await expect(form.problems).toContainText(t("errors:user.notFound"));
  await form.addTicked("Bob");
  await expect(form.flash).toHaveText(t("flash:membersAdded", { count: 1 }));
  await expectAccessible(page);

  await page.goto(paths.cookbookEdit({ addRecipe: recipeId }));
  await page.getByRole("button", { name: t("cookbook:add.addRecipeOf", { name }) }).click();
  await expect(form.flash).toHaveText(t("flash:recipeAdded", { title, cookbook: name }));
  await expect(page.getByText(t("cookbook:add.holds"), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: t("cookbook:add.back"), exact: true }).click();
  await expect(cookbook.title).toHaveText(title);

  await cookbook.openFromList(name);
  await cookbook.removeRecipe(title);
  await expect(cookbook.flash).toHaveText(t("flash:recipeTaken", { title, cookbook: name }));
  await cookbook.openChoices(name);
  await expectAccessible(page);
  await cookbook.choice(title).check();
  await cookbook.searchChoices("dimanche");
  await expect(cookbook.choice(title)).toBeChecked();
  await expectAccessible(page);
  await cookbook.searchChoices("pommes");
  await expect(cookbook.choice(title)).toBeChecked();
  await cookbook.addTicked();
  await expect(cookbook.flash).toHaveText(t("flash:recipesAdded", { count: 1 }));
  await expect(cookbook.recipes).toHaveText([title]);
  await expectAccessible(page);
  await cookbook.openChoices(name);
  await expect(cookbook.choice(title)).toBeDisabled();

  const reader = await openVisitor();
  await logIn(reader, bob);
  const shared = cookbookPage(reader);
  await shared.openFromList(name);
  await expect(shared.recipes).toHaveText([title]);
  await expect(shared.members).toHaveText(["Alice", "Bob"]);
  await expect(shared.editLink).toHaveCount(0);
  await expectAccessible(reader.page);
  await shared.leave(name);
  await expect(shared.flash).toHaveText(t("flash:cookbookLeft", { name }));
  await expect(reader.page.getByText(t("cookbook:list.empty"))).toBeVisible();
  await expectAccessible(reader.page);
  noise.expectRefusal(403);
  expect((await reader.page.goto(paths.cookbookView(id)))?.status()).toBe(403);
});
