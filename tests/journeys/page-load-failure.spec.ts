import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { shell } from "./pages/shell";

test("a page whose script fails to load is loaded in full, and pages work when no script loads", {
  tag: "@about-script",
}, async ({ popote, visitor, noise }) => {
  const { page, t, hasScript } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  await shell(visitor).openHome();
  noise.expectFailedScripts();
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") opened.push(new URL(request.url()).pathname);
  });
  const recipes = page.getByRole("link", { name: t("shell.recipes"), exact: true });

  await test.step("the requested page is shown", async () => {
    await page.route(/\/assets\/list-[^/]+\.js$/, (route) => route.abort());
    await recipes.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("recipeList:title"));
    await page.unroute(/\/assets\/list-[^/]+\.js$/);
  });

  await test.step("without any script the page is reloaded once only", async () => {
    // A page that loads its scripts resets the reload count.
    await page.goto(paths.recipeEdit());
    await waitUntilHydrated(visitor);
    opened.length = 0;
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto(paths.home(), { waitUntil: "commit" });
    if (hasScript) await expect.poll(() => opened.length).toBe(2);
    await page.waitForLoadState("load");
    await recipes.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("recipeList:title"));
  });
  await expectAccessible(page);
});
