import { readFile } from "node:fs/promises";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { elsewhereRecipe } from "../support/journey-elsewhere";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { createZip } from "../support/zip";
import { importPage } from "./pages/import-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipeList } from "./pages/recipe-list";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("a page of another site is pasted, its doubtful line corrected, and saved as a private recipe", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const found = elsewhereRecipe(locale);
  const imports = importPage(visitor);
  const form = recipeForm(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await shell(visitor).openHome();

  await test.step("a newcomer finds the import on the home page and pastes", async () => {
    await page.getByRole("link", { name: t("home:first.import"), exact: true }).click();
    await imports.expectOpen();
    await expectAccessible(page);
    await imports.paste(found.html, found.address);
  });

  await test.step("the recipe form holds all of it and marks the doubtful line", async () => {
    await expect(form.title).toHaveValue(found.title);
    await form.expectAudience("PRIVATE");
    await expect(form.ingredientsBox).toHaveValue(found.lines.map(({ typed }) => typed).join("\n"));
    await form.showLines();
    expect(await form.count("ingredient")).toBe(found.lines.length);
    for (const [index, line] of found.lines.entries()) {
      const fields = form.ingredient(index + 1);
      await expect(fields.amount).toHaveValue(line.amount);
      await expect(fields.unit).toHaveValue(line.unit);
      await expect(fields.name).toHaveValue(line.name);
      await expect(fields.complement).toHaveValue(line.complement);
    }
    await form.expectTexts("step", found.steps);
    const { typed } = found.lines[found.doubtful.line - 1] ?? {};
    await expect(page.getByText(t("recipeForm:edit.doubtful"))).toHaveCount(1);
    await expect(page.getByText(t("recipeForm:edit.typed", { line: typed }))).toBeVisible();
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize(PHONE);
    await shell(visitor).expectNoOverflow();
    if (size) await page.setViewportSize(size);
  });

  await test.step("the corrected recipe is saved as private, with its source", async () => {
    const { line, amount } = found.doubtful;
    await page
      .getByRole("link", { name: t("recipeForm:imported.line", { number: line }), exact: true })
      .click();
    await expect(form.ingredient(line).name).toBeFocused();
    await form.ingredient(line).amount.fill(amount);
    await form.ingredient(line).unit.selectOption("GRAM");
    await form.save();
    const recipe = recipePage(visitor);
    await recipe.expectSaved(found.title);
    await expect(recipe.ingredients).toHaveCount(found.lines.length);
    await expect(recipe.ingredients.nth(line - 1)).toContainText(/^(1,?250|2,2)/);
    await expect(recipe.steps).toHaveText(found.steps);
    await expect(page.getByText(t("recipe:visibility.PRIVATE"), { exact: true })).toBeVisible();
    const source = page.getByRole("link", { name: found.host, exact: true });
    await expect(source).toHaveAttribute("href", found.address);
    await expectAccessible(page);
  });
});

test("re-importing one's own export finds only existing recipes, and duplicates them only on request", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const imports = importPage(visitor);
  const titles = ["Gougères", "Quatre-quarts"];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  for (const title of titles) {
    const form = recipeForm(visitor);
    await form.open();
    await form.title.fill(title);
    await form.step(1).fill(title);
    await form.save();
    await recipePage(visitor).expectSaved(title);
  }

  await page.goto(paths.userSettings());
  await waitUntilHydrated(visitor);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("account:settings.download"), exact: true }).click(),
  ]);
  const own = {
    name: download.suggestedFilename(),
    mimeType: "application/zip",
    buffer: await readFile(await download.path()),
  };
  await page.getByRole("link", { name: t("account:settings.import"), exact: true }).click();
  await imports.expectOpen();

  await test.step("the recipes found are listed before anything is saved", async () => {
    await imports.send(own, titles.length);
    await expect(imports.items).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      await expect(imports.items.nth(index)).toContainText(title);
    }
    await expectAccessible(page);
  });

  await test.step("existing recipes are recognised and left unchanged", async () => {
    await imports.saveAll(titles.length);
    await imports.expectCount("THERE", titles.length);
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
  });

  await test.step("importing them again on request creates duplicates", async () => {
    await imports.saveTwins(titles.length);
    await imports.expectCount("SAVED", titles.length);
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
    await page.goto(paths.recipeList());
    await waitUntilHydrated(visitor);
    await recipeList(visitor).expectTitles([...titles, ...titles].toReversed());
  });
});

test("an unreadable URL is reported, and pasting is offered instead", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  const { title, steps, lines } = elsewhereRecipe(locale);
  const imports = importPage(visitor);
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await page.goto(paths.recipeEdit());
  await waitUntilHydrated(visitor);
  await page.getByRole("link", { name: t("recipeForm:edit.import"), exact: true }).click();
  await imports.expectOpen();

  const within = `${popote.origin}/recipe/view?id=1`;
  noise.expectRefusal(400);
  await imports.readAddress(within);
  await expect(page).toHaveTitle(new RegExp(`^${t("form.errorPrefix")}`));
  await expect(imports.box).toHaveValue(within);
  await expect(imports.box).toHaveAccessibleDescription(new RegExp(t("errors:field.siteHidden")));
  await expect(imports.instead).toBeVisible();
  await expectAccessible(page);

  const typed = lines.map((line) => line.typed);
  const headings = [t("recipe:view.ingredients"), t("recipe:view.steps")];
  const text = [title, "", headings[0], ...typed, "", headings[1], ...steps].join("\n");
  await imports.paste(text, within);
  const form = recipeForm(visitor);
  await expect(form.title).toHaveValue(title);
  await expect(form.methodBox).toHaveValue(steps.join("\n\n"));
  await expect(
    page.getByRole("textbox", { name: t("recipe:field.source"), exact: true }),
  ).toHaveValue(within);
  await expectAccessible(page);
});

test("an export with a broken recipe imports the others and says why that one failed", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale } = visitor;
  const imports = importPage(visitor);
  const buildRecipe = (title: string) =>
    JSON.stringify({ title, visibility: "PUBLIC", ingredients: [], steps: [title] });
  const bytes = await createZip({
    "recipes/1.json": buildRecipe("Gougères"),
    "recipes/2.json": buildRecipe("Clafoutis").slice(0, 30),
    "recipes/3.json": buildRecipe("Quatre-quarts"),
  });
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await imports.open();
  await imports.send({ name: "data.zip", mimeType: "application/zip", buffer: bytes }, 2);
  await imports.expectCount("FAILED", 1);
  await expect(imports.items.nth(1)).toContainText("recipes/2.json");
  await expect(imports.items.nth(1)).toContainText(t("import:problem.damaged"));
  await expectAccessible(page);

  await imports.saveAll(2);
  await imports.expectCount("SAVED", 2);
  await imports.expectCount("FAILED", 1);
  await waitUntilHydrated(visitor);
  await expectAccessible(page);
  await imports.items.first().getByRole("link", { name: "Gougères", exact: true }).click();
  const recipe = recipePage(visitor);
  await expect(recipe.title).toHaveText("Gougères");
  const header = page.locator("header", { has: recipe.title });
  await expect(header.getByText(t("recipe:visibility.PRIVATE"), { exact: true })).toBeVisible();
});
