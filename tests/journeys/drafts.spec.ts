import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, newTab, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

/** Saves a draft: with script after a pause, without script by the button. */
async function begin(visitor: Visitor) {
  const form = recipeForm(visitor);
  await form.open(undefined, "text");
  await form.title.fill("Gougères");
  await form.ingredientsBox.fill("3 eggs\n\nsalt");
  await form.methodBox.fill("Boil.");
  if (visitor.hasScript) await expect(form.keptStatus).toBeVisible();
  else await form.keepDraft();
  return form;
}

async function expectWords(visitor: Visitor): Promise<void> {
  const form = recipeForm(visitor);
  await expect(form.title).toHaveValue("Gougères");
  await expect(form.ingredientsBox).toHaveValue("3 eggs\n\nsalt");
  await expect(form.methodBox).toHaveValue("Boil.");
}

test("an unfinished recipe survives a reload, a link and Back, a closed tab, and opens in another browser", async ({
  popote,
  visitor,
  openVisitor,
}) => {
  const { page, t, locale } = visitor;
  const alice = await popote.addAccount("Alice", locale);
  await logIn(visitor, alice);
  const form = await begin(visitor);

  await test.step("after a reload", async () => {
    await page.reload();
    await waitUntilHydrated(visitor);
    await expect(form.keptNotice).toBeVisible();
    await expectWords(visitor);
    await expectAccessible(page);
  });

  await test.step("after following a link and going Back", async () => {
    await shell(visitor)
      .main.getByRole("link", { name: t("recipeForm:edit.cancel"), exact: true })
      .click();
    await expect(page).toHaveURL(/\/recipe\/list/);
    await page.goBack();
    await waitUntilHydrated(visitor);
    await expectWords(visitor);
  });

  await test.step("after closing the tab, on the dashboard", async () => {
    const other = await newTab(visitor);
    await page.close();
    await other.page.goto(paths.dashboard());
    await waitUntilHydrated(other);
    await expectAccessible(other.page);
    await other.page.getByRole("link", { name: "Gougères", exact: true }).click();
    await expectWords(other);
  });

  await test.step("in another browser, from a blank form", async () => {
    const elsewhere = await openVisitor();
    await logIn(elsewhere, alice);
    const blank = recipeForm(elsewhere);
    await blank.open();
    await expect(blank.title).toHaveValue("");
    await expectAccessible(elsewhere.page);
    await blank.otherDrafts.getByRole("link", { name: "Gougères", exact: true }).click();
    await waitUntilHydrated(elsewhere);
    await expectWords(elsewhere);
    await blank.save();
    await recipePage(elsewhere).expectSaved("Gougères");
    await blank.open();
    await expect(blank.otherDrafts).toHaveCount(0);
  });
});

test("a draft can be discarded from its form and the dashboard, and nobody else sees it", async ({
  popote,
  visitor,
  openVisitor,
}) => {
  const { page, t, locale } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = await begin(visitor);
  const address = page.url();

  const bob = await openVisitor();
  await logIn(bob, await popote.addAccount("Bob", locale));
  await bob.page.goto(address);
  await waitUntilHydrated(bob);
  await expect(recipeForm(bob).title).toHaveValue("");
  await expect(recipeForm(bob).otherDrafts).toHaveCount(0);

  await page.reload();
  await waitUntilHydrated(visitor);
  await form.dropDraftButton.click();
  await expect(page.getByText(t("flash:draftDropped"))).toBeVisible();
  await waitUntilHydrated(visitor);
  await expect(form.title).toHaveValue("");
  await expect(form.otherDrafts).toHaveCount(0);

  await begin(visitor);
  await page.goto(paths.dashboard());
  await waitUntilHydrated(visitor);
  const drop = t("dashboard:drafts.dropOf", { title: "Gougères" });
  await page.getByRole("button", { name: drop }).click();
  await expect(page.getByText(t("flash:draftDropped"))).toBeVisible();
  await expect(page.getByRole("button", { name: drop })).toHaveCount(0);
  await waitUntilHydrated(visitor);
  await expectAccessible(page);
});

test("editing a recipe saves a draft and leaves the recipe unchanged until it is saved", async ({
  popote,
  visitor,
}) => {
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Soup");
  await form.save();
  const id = recipePage(visitor).id();
  await form.open(id);
  await form.title.fill("Better soup");
  if (visitor.hasScript) await expect(form.keptStatus).toBeVisible();
  else await form.keepDraft();
  await recipePage(visitor).open(id);
  await expect(recipePage(visitor).title).toHaveText("Soup");
  await form.open(id);
  await expect(form.keptNotice).toBeVisible();
  await expect(form.title).toHaveValue("Better soup");
  await form.save();
  await recipePage(visitor).expectSaved("Better soup");
  await form.open(id);
  await expect(form.keptNotice).toHaveCount(0);
});

test("unsaved text is saved when a link is followed, and the search field does not navigate by itself @about-script", async ({
  popote,
  visitor,
}) => {
  const { page, t, hasScript } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = await begin(visitor);
  const around = shell(visitor);
  await around.search.pressSequentially("soup");
  // The draft is saved later than a search field elsewhere would search.
  await form.methodBox.fill("Boil. Bake");
  if (hasScript) await page.waitForResponse(`**${paths.recipeDraft()}`);
  await expect(page).toHaveURL(/\/recipe\/edit/);

  await form.methodBox.fill("Boil. Bake.");
  if (!hasScript) await form.keepDraft();
  await around.search.fill("soup");
  await around.search.press("Enter");
  await expect(page).toHaveURL(paths.search({ search: "soup" }));
  await page.goto(paths.dashboard());
  await waitUntilHydrated(visitor);
  await page.getByRole("link", { name: "Gougères", exact: true }).click();
  await expect(form.methodBox).toHaveValue("Boil. Bake.");
  await expect(page.getByText(t("draft:shown"))).toBeVisible();
});

test("leaving with text that could not be saved asks for confirmation @about-script", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, hasScript } = visitor;
  noise.expectAbsence();
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open();
  await page.route(`**${paths.recipeDraft()}`, (route) => route.abort());
  await form.title.fill("Gougères");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  const cancel = page
    .getByRole("main")
    .getByRole("link", { name: t("recipeForm:edit.cancel"), exact: true });
  if (hasScript) {
    await expect(page.getByText(t("draft:failed"))).toBeVisible();
    await expectAccessible(page);
    await cancel.click();
    await expect.poll(() => asked).toEqual(["confirm"]);
    await expect(form.title).toHaveValue("Gougères");
  } else {
    await form.keepDraft();
  }
  await page.unrouteAll();
  await cancel.click();
  await expect(page).toHaveURL(/\/recipe\/list/);
  expect(asked).toEqual(hasScript ? ["confirm"] : []);
  await page.goto(paths.dashboard());
  await expect(page.getByRole("link", { name: "Gougères", exact: true })).toBeVisible();
});
