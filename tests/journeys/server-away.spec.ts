import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { startProxy } from "../support/journey-proxy";
import { applePie, type WrittenRecipe } from "../support/journey-recipe";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn, loginPage } from "./pages/login";
import { asLines, recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

test.use({ hasOwnProcess: true });

function waitingBar({ page, t }: Visitor) {
  const bar = page.locator(".waiting-bar");
  const tryNow = bar.getByRole("button", { name: t("away.tryNow") });
  return {
    bar,
    stop: bar.getByRole("button", { name: t("away.stop") }),
    async expectAway() {
      await expect(bar).toContainText(t("away.text"));
      await expect(bar).toContainText(t("away.kept"));
    },
    /** Retries now, unless the page has already retried by itself. */
    async goOn() {
      await tryNow.click({ timeout: 5_000 }).catch(() => expect(bar).toHaveCount(0));
    },
    async expectClosed(message: string) {
      await expect(bar).toContainText(t("errors:maintenance"));
      await expect(bar).toContainText(message);
    },
  };
}

for (const way of ["directly", "behind a proxy"] as const) {
  test(`a recipe sent while the server is down is saved once when it is back (${way})`, async ({
    popote,
    visitor,
    noise,
  }) => {
    const { page, locale, hasScript } = visitor;
    noise.expectAbsence();
    const proxy = way === "directly" ? undefined : await startProxy(popote.origin);
    const origin = proxy?.origin ?? popote.origin;
    await popote.addAccount("Ada", locale);
    const alice = await popote.addAccount("Alice", locale);
    await page.goto(origin + paths.login());
    await waitUntilHydrated(visitor);
    await loginPage(visitor).logIn(alice, origin + paths.home());
    await page.goto(origin + asLines(paths.recipeEdit()));
    await waitUntilHydrated(visitor);
    const pie = applePie(locale);
    const form = recipeForm(visitor);
    await form.write(pie);

    await popote.goAway();
    await form.saveButton.click();
    if (hasScript) await holdsOut(visitor, pie);
    await popote.comeBack();
    if (hasScript) await waitingBar(visitor).goOn();
    // Without script the browser shows its own error, and resends the form on reload.
    else await page.reload();
    await recipePage(visitor).expectSaved(pie.title);
    await recipePage(visitor).expectShows(pie);
    await expect(waitingBar(visitor).bar).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(origin + paths.recipeList());
    await expect(page.getByRole("article").getByRole("heading")).toHaveText([pie.title]);
    await proxy?.stop();
  });
}

test("navigation shows its progress, and says so when it is slow", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
  const { page, t, locale, hasScript } = visitor;
  if (!hasScript) return;
  noise.expectAbsence();
  const proxy = await startProxy(popote.origin);
  await page.goto(proxy.origin + paths.login());
  await waitUntilHydrated(visitor);
  const alice = await popote.addAccount("Alice", locale);
  await loginPage(visitor).logIn(alice, proxy.origin + paths.home());
  const [line, { bar, stop }] = [page.locator(".loading"), waitingBar(visitor)];
  const link = (name: string) =>
    shell(visitor).drawer.getByRole("link", { name, exact: true }).click();

  const held = proxy.fail("hold", "GET", `${paths.cookbookList()}.data`);
  await link(t("shell.cookbooks"));
  await expect(line).toBeVisible();
  await held;
  await expect(bar).toContainText(t("away.slow"));
  await expect(stop).toHaveCount(0);
  await expectAccessible(page);
  await link(t("shell.people"));
  await expect(page).toHaveURL(proxy.origin + paths.userList());
  await expect(line.or(bar)).toHaveCount(0);
  await proxy.stop();
});

test("a link followed while the server is down opens once it is back", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, locale, hasScript } = visitor;
  noise.expectAbsence();
  noise.expectFailedScripts();
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await shell(visitor).openHome();
  await popote.goAway();
  // Neither its data nor its script has been loaded.
  await page.getByRole("link", { name: t("shell.cookbooks"), exact: true }).click();
  const waiting = waitingBar(visitor);
  if (hasScript) {
    await waiting.expectAway();
    await expectAccessible(page);
  }
  await popote.comeBack();
  // Chromium reloads its error page too, which may interrupt this reload.
  if (!hasScript) await expect(() => page.reload()).toPass();
  // With script it retries by itself, after its longest pause at the latest.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cookbook:list.title"), {
    timeout: 40_000,
  });
  await expect(waiting.bar).toHaveCount(0);
  await expectAccessible(page);
});

test("maintenance closes a page and reopens it afterwards", async ({
  popote,
  visitor,
  openVisitor,
  noise,
}) => {
  const { page, t, locale, hasScript } = visitor;
  noise.expectAbsence();
  const administrator = await openVisitor();
  await logIn(administrator, await popote.addAccount("Ada", locale));
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Crêpes");

  const { page: desk } = administrator;
  await desk.goto(paths.adminMaintenance());
  await waitUntilHydrated(administrator);
  await desk.getByRole("textbox", { name: t("admin:maintenance.message") }).fill("18:00");
  await desk.getByRole("button", { name: t("admin:maintenance.start") }).click();
  await expect(desk.getByText(t("maintenance.bar"))).toBeVisible();
  await waitUntilHydrated(administrator);
  await expectAccessible(desk);

  await form.saveButton.click();
  if (hasScript) {
    await waitingBar(visitor).expectClosed("18:00");
    await expect(form.title).toHaveValue("Crêpes");
  } else {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("maintenance.title"));
    await expect(page.getByText("18:00")).toBeVisible();
    await expect(page.getByText(t("maintenance.kept"))).toBeVisible();
  }
  await expectAccessible(page);

  await desk.getByRole("button", { name: t("admin:maintenance.end") }).click();
  await expect(desk.getByText(t("maintenance.bar"))).toHaveCount(0);
  await waitUntilHydrated(administrator);

  if (hasScript) {
    await waitingBar(visitor).goOn();
  } else {
    await page.getByRole("link", { name: t("maintenance.tryAgain") }).click();
    await expect(form.keptNotice).toBeVisible();
    await form.save();
  }
  await recipePage(visitor).expectSaved("Crêpes");
  await expectAccessible(page);
});

async function holdsOut(visitor: Visitor, pie: WrittenRecipe): Promise<void> {
  const { page } = visitor;
  const form = recipeForm(visitor);
  const waiting = waitingBar(visitor);
  await waiting.expectAway();
  await form.expectHolds(pie);
  // The end of the page has room for the bar.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  const { saveButton } = recipeForm(visitor);
  await expect(saveButton).toHaveAttribute("aria-busy", "true");
  await waiting.stop.click();
  await expect(saveButton).not.toHaveAttribute("aria-busy");
  await expect(waiting.bar).toHaveCount(0);
  await form.expectHolds(pie);
  await form.saveButton.click();
  await waiting.expectAway();
}
