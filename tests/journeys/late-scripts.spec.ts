import type { Page } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { createGate } from "../support/journey-gate";
import { startProxy } from "../support/journey-proxy";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { asLines, recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const SCRIPTS = /\/assets\/[^/]+\.js$/;
const ICON = "**/images/icon.svg";

test("scripts load after the page or at the first touch, and typed text stays", async ({
  popote,
  visitor,
}) => {
  const { page, hasScript } = visitor;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url());
  });
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Raita");
  await form.ingredient(1).name.fill("Dragon scales");
  await form.save();
  const id = recipePage(visitor).id();

  await test.step("no page requests a script before its load event", async () => {
    for (const path of [
      paths.home(),
      paths.recipeList(),
      paths.recipeView(id),
      paths.recipeEdit(id),
      paths.userSettings(),
      paths.logout(),
    ]) {
      await page.goto(path);
      await waitUntilHydrated(visitor);
      const { loadedAt, scriptsAt } = await readTimes(page);
      expect(scriptsAt.length > 0, `${path} has scripts`).toBe(hasScript);
      for (const time of scriptsAt) expect(time, path).toBeGreaterThanOrEqual(loadedAt);
    }
  });

  await test.step("a touch loads the scripts before the load event", async () => {
    const icon = createGate();
    await page.route(ICON, async (route) => {
      await icon.opened;
      await route.continue();
    });
    asked.length = 0;
    await page.goto(paths.recipeEdit(id), { waitUntil: "domcontentloaded" });
    await expect(form.title).toHaveValue("Raita");
    expect(asked).toEqual([]);
    const script = hasScript && page.waitForRequest(SCRIPTS);
    await form.title.press("End");
    await script;
    icon.open();
    await waitUntilHydrated(visitor);
    await page.unroute(ICON);
  });

  await test.step("text typed before the scripts stays", async () => {
    const scripts = createGate();
    await page.route(SCRIPTS, async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.goto(asLines(paths.recipeEdit(id)));
    await form.title.fill("Raita with mint");
    await form.openMore();
    await form.description.fill("Cool.");
    await form.ingredient(1).name.fill("Griffin feathers");
    await form.ingredient(1).unit.selectOption(visitor.t("recipe:unitChoice.CUP"));
    await form.chooseAudience("PUBLIC");
    scripts.open();
    await waitUntilHydrated(visitor);
    const step = await form.add("step");
    await form.step(step).fill("Stir.");
    await form.moveUp("step", await form.add("step"));
    await expect(form.title).toHaveValue("Raita with mint");
    await expect(form.description).toHaveValue("Cool.");
    await form.expectAudience("PUBLIC");
    await expect(form.ingredient(1).name).toHaveValue("Griffin feathers");
    await expect(form.ingredient(1).unit).toHaveValue("CUP");
    await form.expectTexts("step", ["", "", "", "Stir."]);
    await form.save();
    await recipePage(visitor).expectSaved("Raita with mint");
    await expect(recipePage(visitor).steps).toHaveText(["Stir."]);
  });

  await test.step("a menu opened before the scripts stays open, and a typed search stays", async () => {
    const scripts = createGate();
    await page.route(SCRIPTS, async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.goto(paths.home());
    const { avatar, logOutButton, search } = shell(visitor);
    await search.fill("lemon");
    await avatar("Alice").click();
    await expect(logOutButton).toBeVisible();
    // The bell sends its request once the page is hydrated.
    const takenOver = hasScript && page.waitForRequest(`**${paths.notification()}`);
    scripts.open();
    await takenOver;
    await waitUntilHydrated(visitor);
    await expect(logOutButton).toBeVisible();
    await expect(search).toHaveValue("lemon");
  });
  if (!hasScript) expect(asked).toEqual([]);
  await expectAccessible(page);
});

test("a touch while the page is still arriving starts its scripts once it is there", {
  tag: "@about-script",
}, async ({ popote, visitor }) => {
  const { page } = visitor;
  const proxy = await startProxy(popote.origin);
  const { sendRest } = proxy.pauseAfter('type="text/late">', paths.login());
  await page.goto(proxy.origin + paths.login(), { waitUntil: "commit" });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  await page.getByRole("heading", { level: 1 }).click();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
  expect(scripts).toEqual([]);
  sendRest();
  await waitUntilHydrated(visitor);
  await proxy.stop();
});

test("a page can be left while it is hydrating", {
  tag: "@about-script",
}, async ({ visitor }) => {
  const { page, t } = visitor;
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      listen(type, listener);
      if (type !== "pagehide" || window.__remixRouter) return;
      dispatchEvent(new Event(type));
      document.documentElement.dataset.left = "yes";
    };
  });
  await page.goto(paths.login());
  await waitUntilHydrated(visitor);
  if (visitor.hasScript) await expect(page.locator("html")).toHaveAttribute("data-left", "yes");
  await page.getByRole("link", { name: t("account:login.forgotten") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account:reset.title"));
});

test("inlined styles become links once the page is hydrated, and a next page's are left alone", {
  tag: "@about-script",
}, async ({ visitor }) => {
  const { page, hasScript } = visitor;
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (...given) => {
      const [style] = document.querySelectorAll<HTMLLinkElement>('link[href$=".css"]');
      if (style && !document.getElementById("next")) {
        const next = document.createElement("link");
        Object.assign(next, { id: "next", rel: "preload", as: "style", href: style.href });
        document.head.append(next);
      }
      return whenIdle(...given);
    };
  });
  await page.goto(paths.login());
  const inlined = page.locator("head > style");
  await expect(inlined).toHaveCount(hasScript ? 0 : 1);
  if (!hasScript) return;
  await expect(page.locator("#next")).toHaveAttribute("rel", "preload");
  expect(await page.locator("head > link[rel=stylesheet]").count()).toBeGreaterThan(0);
  await expect(page.locator("head > link[rel=prefetch]")).toHaveCount(0);
});

function readTimes(page: Page) {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name));
    return {
      loadedAt: visit?.loadEventStart ?? Number.POSITIVE_INFINITY,
      scriptsAt: scripts.map(({ startTime }) => startTime),
    };
  });
}
