import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { startProxy } from "../support/journey-proxy";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";
import { offline } from "./pages/offline";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

test.use({ serviceWorkers: "allow" });

/** Writes a recipe with a photo, which is open then; returns its id. */
async function write(visitor: Visitor, title: string): Promise<number> {
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill(title);
  await form.step(1).fill("Whisk, then rest for an hour.");
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await form.picture.setInputFiles(photo);
  await form.saveButton.click();
  await recipePage(visitor).expectSaved(title);
  await recipePage(visitor).expectPhoto(title);
  return recipePage(visitor).id();
}

/** Without script there is no worker: a page is read as ever, and needs its line. */
async function expectNoWorker({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await page.context().setOffline(false);
}

/** The page is dark where the system asks for it, and light where not. */
async function expectThemes({ page }: Visitor): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(":root")).toHaveCSS("color-scheme", colorScheme);
  }
}

/** The browser says itself that there is nothing. */
async function expectNothingShown({ page }: Visitor, address: string): Promise<void> {
  await expect(page.goto(address)).rejects.toThrow("net::ERR");
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
}

test("recipes that were opened are readable without a line, and say that they are a copy", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale, hasScript } = visitor;
  noise.expectAbsence();
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const id = await write(visitor, "Crêpes");
  const [recipe, without] = [recipePage(visitor), offline(visitor)];
  if (!hasScript) {
    await expectNoWorker(visitor);
    await recipe.open(id);
    await expect(recipe.title).toHaveText("Crêpes");
    return expectAccessible(page);
  }

  await test.step("loaded before there was a worker, it is kept by itself", async () => {
    await without.expectWorker();
    await without.expectKept(paths.recipeView(id));
  });

  await page.context().setOffline(true);
  await test.step("a copy: the recipe, with its photo, from when it is", async () => {
    await page.goto(paths.recipeView(id));
    await without.expectCopy("Crêpes");
    await expect(recipe.steps).toHaveText(["Whisk, then rest for an hour."]);
    await recipe.expectPhoto("Crêpes");
    await expect(recipe.flash).toHaveCount(0);
    await expectThemes(visitor);
    await expectAccessible(page);
    await page.goto(paths.recipeView(id, 7));
    await without.expectCopy("Crêpes");
    // A step that was not opened is in the whole recipe.
    await page.goto(paths.recipeCook(id, { step: 1 }));
    await without.expectCopy("Crêpes");
  });

  await test.step("anything else: the list of copies", async () => {
    // An installed Popote starts at home.
    for (const address of [paths.cookbookList(), paths.start(), paths.home()]) {
      await page.goto(address);
      await without.expectList("list");
    }
    await expectThemes(visitor);
    await expectAccessible(page);
    await without.recipe("Crêpes").click();
    await without.expectCopy("Crêpes");
    await expectNothingShown(visitor, paths.recipeFeed());
    await page.goto(paths.recipeView(id));
  });

  await page.context().setOffline(false);
  await without.tryAgain.click();
  await expect(without.notice).toHaveCount(0);
  await expect(recipe.editLink).toHaveCount(1);

  await test.step("a link to it leads to the copy at once", async () => {
    await page.goto(paths.recipeList());
    await waitUntilHydrated(visitor);
    await page.context().setOffline(true);
    await page.getByRole("article").getByRole("link", { name: "Crêpes" }).first().click();
    await without.expectCopy("Crêpes");
    await page.context().setOffline(false);
  });

  await test.step("cooked, step by step", async () => {
    await recipe.open(id);
    await recipe.cookLink.click();
    await expect(page).toHaveURL(/\/recipe\/cook/);
    await without.expectKept(paths.recipeCook(id));
    await page.context().setOffline(true);
    await page.reload();
    await without.expectCopy(t("cooking:need"));
    await page.context().setOffline(false);
  });
});

test("nothing of it is left after logging out, nor for who logs in next", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, locale, hasScript } = visitor;
  noise.expectAbsence();
  const alice = await popote.addAccount("Alice", locale);
  const bob = await popote.addAccount("Bob", locale);
  await logIn(visitor, alice);
  const id = await write(visitor, "Crêpes");
  const without = offline(visitor);
  if (hasScript) {
    await without.expectWorker();
    await without.expectKept(paths.recipeView(id));
  }
  await shell(visitor).logOut(alice.username);
  if (!hasScript) return expectNoWorker(visitor);

  await without.expectNothingKept();
  await page.context().setOffline(true);
  await page.goto(paths.recipeView(id));
  await without.expectList("none");
  await expectAccessible(page);
  await page.context().setOffline(false);

  await loginPage(visitor).open();
  await loginPage(visitor).logIn(bob);
  await page.context().setOffline(true);
  await page.goto(paths.recipeView(id));
  await without.expectList("none");
  await page.context().setOffline(false);
});

test("a recipe that is gone loses its copy, and a slow server shows it meanwhile", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, locale, hasScript } = visitor;
  noise.expectAbsence();
  const proxy = await startProxy(popote.origin);
  const alice = await popote.addAccount("Alice", locale);
  await page.goto(proxy.origin + paths.login());
  await waitUntilHydrated(visitor);
  await loginPage(visitor).logIn(alice, proxy.origin + paths.home());
  await page.goto(proxy.origin + paths.recipeEdit());
  await waitUntilHydrated(visitor);
  const form = recipeForm(visitor);
  await form.title.fill("Crêpes");
  await form.save();
  const [recipe, without] = [recipePage(visitor), offline(visitor)];
  await recipe.expectSaved("Crêpes");
  const view = paths.recipeView(recipe.id());
  if (!hasScript) {
    await expectNoWorker(visitor);
    return proxy.stop();
  }
  await without.expectWorker();
  await without.expectKept(view);

  await test.step("what is not said by Popote takes nothing away", async () => {
    noise.expectRefusal(404);
    const refused = proxy.fail("refuse", "GET", view);
    await expectNothingShown(visitor, proxy.origin + view);
    await refused;
  });

  const held = proxy.fail("hold", "GET", view);
  await page.goto(proxy.origin + view, { timeout: 20_000 });
  await held;
  await without.expectCopy("Crêpes");

  await without.tryAgain.click();
  await waitUntilHydrated(visitor);
  await recipe.askToDelete("Crêpes");
  await recipe.confirmDeletion("Crêpes");
  noise.expectRefusal(404);
  await page.goto(proxy.origin + view);
  await page.context().setOffline(true);
  await page.goto(proxy.origin + view);
  await without.expectList("none");
  await page.context().setOffline(false);
  await proxy.stop();
});

test("where Popote has no worker any more, the one that is there goes by itself", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, locale, hasScript } = visitor;
  noise.expectAbsence();
  const proxy = await startProxy(popote.origin);
  const alice = await popote.addAccount("Alice", locale);
  await logIn(visitor, alice);
  const id = await write(visitor, "Crêpes");
  await page.goto(proxy.origin + paths.home());
  if (!hasScript) {
    await expectNoWorker(visitor);
    return proxy.stop();
  }
  const without = offline(visitor);
  await without.expectWorker();
  proxy.fail("refuse", "HEAD", paths.worker());
  // A site without a worker sends pages that register none.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("No worker"));
  });
  await page.goto(proxy.origin + paths.recipeView(id));
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  await without.expectNothingKept();
  await proxy.stop();
});
