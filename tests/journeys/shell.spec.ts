import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { otherLocale } from "../support/journey-translations";
import { loginPage } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const SMALL = { width: 320, height: 640 };
const LARGE = { width: 1280, height: 800 };
/** Wider than a phone, without a space to break at. */
const LONG_TITLE = "Donaudampfschifffahrtsgesellschaftskapitänspfannkuchen";

test("every part of the shell works at 320 px and by keyboard", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  const around = shell(visitor);
  const alice = await popote.addAccount("Alice", locale);

  await page.setViewportSize(SMALL);
  for (const path of [paths.signup(), paths.login()]) {
    await page.goto(path);
    await waitUntilHydrated(visitor);
    await around.expectNoOverflow();
    await expectAccessible(page);
  }
  await loginPage(visitor).logIn(alice);

  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill(LONG_TITLE);
  await form.ingredient(1).name.fill(LONG_TITLE.slice(0, 50));
  await form.ingredient(1).amount.fill("1/3");
  await form.step(1).fill(LONG_TITLE);
  await form.openMore();
  await form.tip(1).fill(LONG_TITLE);
  await form.save();
  const id = recipePage(visitor).id();

  for (const path of [
    paths.recipeView(id),
    paths.recipeEdit(id),
    paths.recipeEdit(),
    paths.recipeList(),
    paths.home(),
  ]) {
    await page.goto(path);
    await waitUntilHydrated(visitor);
    await around.expectNoOverflow();
    await expectAccessible(page);
  }

  await test.step("the skip link comes first and leads to the content", async () => {
    await page.keyboard.press("Tab");
    await expect(around.skipLink).toBeFocused();
    await expect(around.skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(around.main).toBeFocused();
  });

  await test.step("the drawer opens over the page and closes", async () => {
    await page.goto(paths.home());
    await waitUntilHydrated(visitor);
    await expect(around.drawer).toBeHidden();
    await expect(around.drawerToggle).toBeHidden();
    await around.tabTo(around.drawerButton);
    await page.keyboard.press("Enter");
    await expect(around.drawer).toBeInViewport();
    await around.expectNoOverflow();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(around.drawer).toBeHidden();
    await expect(around.drawerButton).toBeFocused();

    await around.drawerButton.click();
    await around.drawer.getByRole("link", { name: t("shell.recipes"), exact: true }).click();
    await expect(page).toHaveURL(paths.recipeList({ search: "" }));
    await expect(around.drawer).toBeHidden();
  });

  await test.step("the avatar menu opens and switches the language", async () => {
    await waitUntilHydrated(visitor);
    await around.tabTo(around.avatar(alice.username));
    await expect(around.logOutButton).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(around.logOutButton).toBeInViewport();
    await around.expectNoOverflow();
    await expectAccessible(page);
    const reader = await around.switchTo(otherLocale(locale));
    await expect(page).toHaveURL(paths.recipeList({ search: "" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(reader.t("recipeList:title"));
    await shell(reader).avatar(alice.username).click();
    await shell(reader).switchTo(locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("recipeList:title"));
  });

  await test.step("on a large screen the drawer is open and can be hidden", async () => {
    await page.setViewportSize(LARGE);
    await expect(around.drawerButton).toBeHidden();
    await expect(around.drawer).toBeInViewport();
    await expectAccessible(page);
    await around.tabTo(around.drawerToggle);
    const kept = page.waitForResponse(`**${paths.drawer()}`);
    await page.keyboard.press("Space");
    await expect(around.drawer).toBeHidden();
    await kept;
  });

  await test.step("a hidden drawer stays hidden on every page until it is shown again", async () => {
    await page.goto(paths.home());
    await waitUntilHydrated(visitor);
    await expect(around.drawer).toBeHidden();
    await expectAccessible(page);
    const kept = page.waitForResponse(`**${paths.drawer()}`);
    await around.drawerShower.click();
    await expect(around.drawer).toBeVisible();
    await kept;
    await page.goto(paths.recipeList({ search: "" }));
    await waitUntilHydrated(visitor);
    await expect(around.drawer).toBeVisible();
  });

  await test.step("the search field accepts text", async () => {
    await around.tabTo(around.search);
    await page.keyboard.type("soup");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.search({ search: "soup" }));
    await expect(around.search).toHaveValue("soup");
    // The URL changes before the page does, which would close a menu opened in between.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("search:resultsFor", { text: "soup" }),
    );
  });

  await test.step("logging out shows a goodbye message", async () => {
    await waitUntilHydrated(visitor);
    await around.tabTo(around.avatar(alice.username));
    await page.keyboard.press("Enter");
    await around.tabTo(around.logOutButton);
    await page.keyboard.press("Enter");
    await around.expectGoodbye();
    await page.goto(paths.home());
    await loginPage(visitor).expectOnTheWay();
    await expectAccessible(page);
  });
});
