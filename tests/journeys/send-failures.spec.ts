import type { Page, Route } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

const HTML = { contentType: "text/html", body: "<h1>Not Popote</h1>" };

/** Ways a request fails in transit; in the first three the server never receives it. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  "no connection": (route) => route.abort("failed"),
  "a 502": (route) => route.fulfill({ status: 502, ...HTML }),
  "a 504": (route) => route.fulfill({ status: 504, ...HTML }),
  "a 413": (route) => route.fulfill({ status: 413, ...HTML }),
  "a 403 of a filter": (route) => route.fulfill({ status: 403, ...HTML }),
  "a proxy's login page": (route) =>
    route.fulfill({ status: 302, headers: { Location: "/health" } }),
  "HTML instead": (route) => route.fulfill({ status: 200, ...HTML }),
};

/** Fails every request except the check whether the server is up. */
const failAll = (page: Page, fail: (route: Route) => Promise<void>) =>
  page.route(
    ({ pathname }) => /^\/(__manifest|recipe|user)/.test(pathname),
    (route) => fail(route),
  );

test("an action that fails in transit keeps the page, reports it, and succeeds on retry", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
  const { page, t, hasScript } = visitor;
  if (!hasScript) return;
  noise.expectAbsence();
  noise.expectFailedScripts();
  for (const status of [403, 413]) noise.allowRefusals(status);
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Crêpes");
  await form.save();
  const recipe = recipePage(visitor);
  await recipe.expectSaved("Crêpes");
  const address = page.url();
  const like = page.getByRole("button", { name: t("recipe:like.like") });
  const bar = page.locator(".waiting-bar");

  for (const [what, fail] of Object.entries(FAILURES)) {
    await test.step(`liking fails with ${what}`, async () => {
      const isLiked = (await like.getAttribute("aria-pressed")) === "true";
      await failAll(page, fail);
      await like.click();
      await expect(bar).toContainText(t(what === "a 413" ? "away.tooLarge" : "away.notSent"));
      await expect(recipe.title).toHaveText("Crêpes");
      await expect(like).not.toHaveAttribute("aria-busy");
      await page.unrouteAll();
      await bar.getByRole("button", { name: t("away.sendAgain") }).click();
      await expect(like).toHaveAttribute("aria-pressed", String(!isLiked));
      await expect(bar).toHaveCount(0);
      expect(page.url()).toBe(address);
    });
  }

  await test.step("liking never gets a response", async () => {
    await failAll(page, () => Promise.resolve());
    await like.click();
    await expect(bar).toContainText(t("away.slow"));
    await bar.getByRole("button", { name: t("away.stop") }).click();
    await expect(like).not.toHaveAttribute("aria-busy");
    await expect(recipe.title).toHaveText("Crêpes");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("a like given offline waits and is sent once the connection is back", async () => {
    await page.context().setOffline(true);
    const isLiked = (await like.getAttribute("aria-pressed")) === "true";
    await like.click();
    await expect(bar).toContainText(t("away.text"));
    await expect(recipe.title).toHaveText("Crêpes");
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(like).toHaveAttribute("aria-pressed", String(!isLiked));
  });

  await test.step("a recipe too large to send can be changed and sent", async () => {
    await form.open();
    await form.title.fill("Galettes");
    await failAll(page, FAILURES["a 413"] as (route: Route) => Promise<void>);
    await form.saveButton.click();
    await expect(bar).toContainText(t("away.tooLarge"));
    await expect(form.title).toHaveValue("Galettes");
    await expectAccessible(page);
    await page.unrouteAll();
    await form.title.fill("Galettes de sarrasin");
    await form.saveButton.click();
    await recipe.expectSaved("Galettes de sarrasin");
    await expect(bar).toHaveCount(0);
  });

  await test.step("cancelling a slow navigation stays on the page", async () => {
    const { origin } = new URL(page.url());
    const before = page.url();
    await page.context().setOffline(true);
    await page.getByRole("link", { name: t("shell.cookbooks"), exact: true }).click();
    await expect(bar).toContainText(t("away.text"));
    await bar.getByRole("button", { name: t("away.stop") }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.locator(".loading")).toHaveCount(0);
    await expect(recipe.title).toHaveText("Galettes de sarrasin");
    expect(page.url()).toBe(before);
    await page.context().setOffline(false);
    await page.getByRole("link", { name: t("shell.cookbooks"), exact: true }).click();
    await expect(page).toHaveURL(origin + paths.cookbookList());
    await waitUntilHydrated(visitor);
  });
});
