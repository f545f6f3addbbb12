import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { applePie } from "../support/journey-recipe";
import { expect, newTab, test, waitUntilHydrated } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

test("text typed when a session ends is back after logging in again", async ({
  popote,
  visitor,
}) => {
  const { page, locale } = visitor;
  const alice = await popote.addAccount("Alice", locale);
  await logIn(visitor, alice);
  const pie = applePie(locale);
  const form = recipeForm(visitor);
  await form.open();
  await form.write(pie);

  const otherTab = await newTab(visitor);
  await otherTab.page.goto(paths.home());
  await waitUntilHydrated(otherTab);
  await shell(otherTab).logOut(alice.username);
  await expectAccessible(otherTab.page);

  expect((await form.save()).status()).toBe(303);
  const login = loginPage(visitor);
  await login.expectOnTheWay();
  await expectAccessible(page);
  await login.logIn(alice, /\/recipe\/edit\?draft=/);

  await expect(form.keptNotice).toBeVisible();
  await form.expectHolds(pie);
  await expectAccessible(page);
  expect((await form.save()).status()).toBe(303);
  await recipePage(visitor).expectSaved(pie.title);
  await recipePage(visitor).expectShows(pie);

  await form.open();
  await expect(form.keptNotice).toHaveCount(0);
  await expect(form.title).toHaveValue("");
  await expectAccessible(page);
});
