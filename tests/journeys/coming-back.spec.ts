import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

/** The list's second page, after recipe 1 with date 0. */
const CURSOR = Buffer.from('["DATE","desc",0,1,1]').toString("base64url");

test("a visitor returns to the full URL after logging in", async ({ popote, visitor }) => {
  const { page, locale } = visitor;
  const alice = await popote.addAccount("Alice", locale);
  await logIn(visitor, alice);
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Ratatouille");
  await form.save();
  const id = recipePage(visitor).id();

  for (const address of [paths.recipeEdit(id), paths.recipeList({ search: "", cursor: CURSOR })]) {
    await shell(visitor).logOut(alice.username);
    await page.goto(address);
    const login = loginPage(visitor);
    await login.expectOnTheWay();
    await login.logIn(alice, address);
    await expectAccessible(page);
  }
  await form.open(id);
  await expect(form.title).toHaveValue("Ratatouille");
});
