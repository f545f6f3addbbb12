import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, newTab, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipeList } from "./pages/recipe-list";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("the recipe list is filtered, sorted, shared and found again", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale } = visitor;
  const lemon = { en: "Lemon", fr: "Citron" }[locale];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  for (const [title, category, ingredient] of [
    ["Anchoïade", "ENTREE", ""],
    ["Lemonade", "DRINK", lemon],
    ["Zabaione", "DESERT", ""],
  ] as const) {
    const form = recipeForm(visitor);
    await form.open();
    await form.title.fill(title);
    await form.openMore();
    await form.category.selectOption(t(`recipe:category.${category}`));
    await form.ingredient(1).name.fill(ingredient);
    await form.save();
  }
  const list = recipeList(visitor);
  await page.getByRole("link", { name: t("shell.recipes"), exact: true }).click();
  await expect(page).toHaveURL(paths.recipeList({ search: "" }));
  await list.expectTitles(["Zabaione", "Lemonade", "Anchoïade"]);
  await expect(list.source("likedBy")).toBeChecked();
  await expectAccessible(page);

  await test.step("a choice changes the list and its URL", async () => {
    await list.open();
    await expectAccessible(page);
    await list.tick(list.category("DRINK"));
    await list.expectTitles(["Lemonade"]);
    await expect(page).toHaveURL(/\bcategory=DRINK\b/);
    await list.tick(list.category("DESERT"));
    await list.sortBy("NAME.desc");
    await list.expectTitles(["Zabaione", "Lemonade"]);
    await expect(page).toHaveURL(/&sort=NAME&order=desc$/);
    await list.type(list.search, "zab");
    await list.expectTitles(["Zabaione"]);
    await expect(list.search).toHaveValue("zab");
    await list.type(list.search, "");
    await list.expectTitles(["Zabaione", "Lemonade"]);
    await expect(list.category("DRINK")).toBeChecked();
  });

  await test.step("an ingredient is added by name and removed", async () => {
    await list.addIngredient(lemon);
    await expect(list.ingredient(lemon)).toBeChecked();
    await list.expectTitles(["Lemonade"]);
    await expectAccessible(page);
    await list.tick(list.ingredient(lemon));
    await expect(list.ingredient(lemon)).toHaveCount(0);
    await list.expectTitles(["Zabaione", "Lemonade"]);
  });

  await test.step("the URL shows the same list in another tab, and the list remembers it", async () => {
    const address = page.url();
    const other = await newTab(visitor);
    await other.page.goto(address);
    await waitUntilHydrated(other);
    const there = recipeList(other);
    await there.expectTitles(["Zabaione", "Lemonade"]);
    await expect(there.category("DRINK")).toBeChecked();
    await other.page.goto(paths.recipeList());
    await expect(other.page).toHaveURL(address);
    await other.page.close();
  });

  await test.step("without a source the form shows an error and keeps the other filters", async () => {
    noise.expectRefusal(400);
    const sources = (["user", "likedBy", "userCookbooks", "followedBy"] as const).map(list.source);
    await list.tick(...sources.slice(0, 3));
    await list.expectTitles([]);
    await list.tick(...sources.slice(3));
    await expect(list.problem).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${t("form.errorPrefix")}`));
    await expect(list.category("DRINK")).toBeChecked();
    await expectAccessible(page);
    await list.tick(list.source("user"));
    await expect(list.problem).toBeHidden();
    await list.expectTitles(["Zabaione", "Lemonade"]);
  });

  await test.step("clearing the filters clears the form too", async () => {
    await page.getByRole("link", { name: t("recipeList:reset") }).click();
    await list.expectTitles(["Zabaione", "Lemonade", "Anchoïade"]);
    await expect(list.category("DRINK")).not.toBeChecked();
  });

  await test.step("tabs, orders, letters and rows are one tap away", async () => {
    await list.openTab("user");
    await list.chooseOrder("NAME.asc");
    await list.expectTitles(["Anchoïade", "Lemonade", "Zabaione"]);
    await list.jumpTo("L");
    await list.expectTitles(["Lemonade", "Zabaione"]);
    await list.chooseView("rows");
    await list.expectTitles(["Lemonade", "Zabaione"]);
    await expectAccessible(page);
    await list.chooseView("cards");
    await list.chooseOrder("DATE.desc");
    await list.openTab("all");
    await list.expectTitles(["Zabaione", "Lemonade", "Anchoïade"]);
  });

  await test.step("the filters are a sheet on a phone", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(paths.recipeList());
    await waitUntilHydrated(visitor);
    await expect(list.category("ENTREE")).toBeHidden();
    await shell(visitor).expectNoOverflow();
    await list.open();
    await shell(visitor).expectNoOverflow();
    await expectAccessible(page);
    await list.tick(list.category("ENTREE"));
    await list.expectTitles(["Anchoïade"]);
  });

  await test.step("filters can be removed one by one", async () => {
    await list.tick(list.category("DRINK"));
    await list.expectTitles(["Lemonade", "Anchoïade"]);
    await list.drop(t("recipe:category.ENTREE")).click();
    await list.expectTitles(["Lemonade"]);
    await expect(list.category("ENTREE")).not.toBeChecked();
    await expect(list.category("DRINK")).toBeChecked();
  });
});
