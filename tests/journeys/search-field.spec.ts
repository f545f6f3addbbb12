import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { shell } from "./pages/shell";

/** Pixels between the centres of the search field and of its bar. */
const offCentre = ({ page }: Visitor) =>
  page.evaluate(() => {
    const middle = (selector: string) => {
      const { left, width } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return left + width / 2;
    };
    return Math.abs(middle("header .search") - middle("header:has(.search)"));
  });

test("the search field is centred in the bar, for visitors and signed-in users", async ({
  popote,
  visitor,
}) => {
  const { page } = visitor;
  const around = shell(visitor);
  const expectCentred = async (path: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitUntilHydrated(visitor);
      await expect.poll(() => offCentre(visitor), `${path} at ${width}`).toBeLessThanOrEqual(2);
      await around.expectNoOverflow();
    }
  };
  await expectCentred(paths.explore(), [600, 960, 1280, 1920]);
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  await expectCentred(paths.home(), [320, 480, 600, 768, 960, 1280, 1920]);
});

test("a button clears the search field, and an empty search does not navigate", async ({
  visitor,
}) => {
  const { page, t, hasScript } = visitor;
  const { search } = shell(visitor);
  await page.goto(paths.explore());
  await waitUntilHydrated(visitor);
  const clear = page.getByRole("button", { name: t("shell.clearSearch") });
  await expect(clear).toBeHidden();
  if (!hasScript) return;
  await search.fill("tart");
  await expect(clear).toBeVisible();
  const found = paths.search({ search: "tart" });
  await expect(page).toHaveURL(found);
  await waitUntilHydrated(visitor);
  await expectAccessible(page);
  await clear.click();
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await expect(clear).toBeHidden();
  for (const empty of ["", "   "]) {
    await search.fill(empty);
    await search.press("Enter");
    await expect(page).toHaveURL(found);
  }
});
