import { paths } from "#domain/site/paths";
import { WITH_SERVICE_WORKER } from "../support/chromium";
import { expectAccessible } from "../support/journey-accessible";
import { phonePhoto } from "../support/journey-photo";
import { startProxy } from "../support/journey-proxy";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";
import { offline } from "./pages/offline";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

test.use(WITH_SERVICE_WORKER);

async function write(visitor: Visitor, title: string): Promise<number> {
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill(title);
  await form.step(1).fill("Whisk, then rest for an hour.");
  const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await form.choosePhotos([photo]);
  await form.saveButton.click();
  await recipePage(visitor).expectSaved(title);
  await recipePage(visitor).expectPhoto(title);
  return recipePage(visitor).id();
}

/** Without script there is no worker, so pages need a connection. */
async function expectNoWorker({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.reload()).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await page.context().setOffline(false);
}

async function expectThemes({ page }: Visitor): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(":root")).toHaveCSS("color-scheme", colorScheme);
  }
}

async function expectNothingShown({ page }: Visitor, address: string): Promise<void> {
  await expect(page.goto(address)).rejects.toThrow("net::ERR");
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
}

test("opened recipes are readable offline and are marked as copies", async ({
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

  await test.step("a recipe loaded before the worker was installed is stored too", async () => {
    await without.expectWorker();
    await without.expectKept(paths.recipeView(id));
  });

  await page.context().setOffline(true);
  await test.step("a copy shows the recipe, its photo and its date", async () => {
    await page.goto(paths.recipeView(id));
    await without.expectCopy("Crêpes");
    await expect(recipe.steps).toHaveText(["Whisk, then rest for an hour."]);
    await recipe.expectPhoto("Crêpes");
    await expect(recipe.flash).toHaveCount(0);
    await expectThemes(visitor);
    await expectAccessible(page);
    await page.goto(paths.recipeView(id, 7));
    await without.expectCopy("Crêpes");
    // A step that was never opened is part of the stored recipe.
    await page.goto(paths.recipeCook(id, { step: 1 }));
    await without.expectCopy("Crêpes");
  });

  await test.step("any other page shows the list of copies", async () => {
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

  await test.step("a link to the recipe opens the copy at once", async () => {
    await page.goto(paths.recipeList());
    await waitUntilHydrated(visitor);
    await page.context().setOffline(true);
    await page.getByRole("article").getByRole("link", { name: "Crêpes" }).first().click();
    await without.expectCopy("Crêpes");
    await page.context().setOffline(false);
  });

  await test.step("a copy can be cooked step by step", async () => {
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

test("no copy is left after logging out or for the next user", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
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
    await page.goto(paths.shopping());
    await without.expectKept(`${paths.shopping()}?`);
  }
  await shell(visitor).logOut(alice.username);
  if (!hasScript) return expectNoWorker(visitor);

  await without.expectNothingKept();
  await page.context().setOffline(true);
  for (const address of [paths.shopping(), paths.recipeView(id)]) {
    await page.goto(address);
    await without.expectList("none");
  }
  await expectAccessible(page);
  await page.context().setOffline(false);

  await loginPage(visitor).open();
  await loginPage(visitor).logIn(bob);
  await page.context().setOffline(true);
  await page.goto(paths.recipeView(id));
  await without.expectList("none");
  await page.context().setOffline(false);
});

test("a deleted recipe loses its copy, and a slow server shows the copy meanwhile", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
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

  await test.step("a response that is not from Popote deletes no copy", async () => {
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

test("a service worker removes itself from a site that no longer has one", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
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
  // Pages of a site without a worker register none.
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
