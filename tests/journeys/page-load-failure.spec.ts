import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";

test("a page whose script fails to load is opened whole; scripts that never load leave a page that works", async ({
  popote,
  visitor,
  noise,
}) => {
  const { page, t, hasScript } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  await waitUntilHydrated(visitor);
  noise.expectFailedScripts();
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") opened.push(new URL(request.url()).pathname);
  });
  const recipes = page.getByRole("link", { name: t("shell.recipes"), exact: true });

  await test.step("the page that was wanted is there", async () => {
    await page.route(/\/assets\/list-[^/]+\.js$/, (route) => route.abort());
    await recipes.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("recipeList:title"));
    await page.unroute(/\/assets\/list-[^/]+\.js$/);
  });

  await test.step("no script at all: loaded once more, then left alone", async () => {
    // One page with its scripts in between: the count begins anew.
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
