import type { Category } from "#domain/recipe/recipe";
import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const WIDTHS = [320, 390, 768, 1280];

async function shareWithEverybody(cook: Visitor, title: string, category: Category) {
  const form = recipeForm(cook);
  await form.open();
  await form.title.fill(title);
  await form.openMore();
  await form.category.selectOption(cook.t(`recipe:category.${category}`));
  await form.chooseAudience("PUBLIC");
  await form.save();
  await recipePage(cook).expectSaved(title);
  return recipePage(cook).id();
}

test("a visitor gets from a shared recipe to another cook's dessert, and a cook to other people", async ({
  popote,
  visitor,
  openVisitor,
}) => {
  const { page, t, locale } = visitor;
  const [alice, bob] = [await openVisitor(), await openVisitor()];
  await logIn(alice, await popote.addAccount("Alice", locale));
  const soup = await shareWithEverybody(alice, "Leek soup", "ENTREE");
  await logIn(bob, await popote.addAccount("Bob", locale));
  await shareWithEverybody(bob, "Apple tart", "DESERT");

  await test.step("the tart is four clicks away, by way of explore and desserts", async () => {
    await page.goto(paths.recipeView(soup));
    await waitUntilHydrated(visitor);
    const press = async (name: string) => {
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await waitUntilHydrated(visitor);
      await expectAccessible(page);
    };
    await page.getByRole("link", { name: "Popote", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("tagline") })).toBeVisible();
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
    const lists = page.getByRole("navigation", { name: t("explore:lists") });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await shell(visitor).expectNoOverflow();
    }
    await expectAccessible(page);
    await press(t("recipe:category.DESERT"));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await shell(visitor).expectNoOverflow();
      const line = await lists.locator(".filters").boundingBox();
      expect(line?.height, `one line at ${width} px`).toBeLessThan(80);
    }
    await lists.getByText(t("explore:byCategory"), { exact: true }).click();
    await expectAccessible(page);
    await expect(page.getByText("Leek soup")).toHaveCount(0);
    await press("Apple tart");
  });

  await test.step("a visitor can search from the top bar", async () => {
    await shell(visitor).search.fill("leek");
    await shell(visitor).search.press("Enter");
    await expect(page.getByRole("link", { name: "Leek soup" })).toBeVisible();
    await waitUntilHydrated(visitor);
    await expectAccessible(page);
  });

  await test.step("a cook's menu leads to public recipes and to people", async () => {
    const { drawer } = shell(alice);
    await drawer.getByRole("link", { name: t("shell.explore"), exact: true }).click();
    await expect(alice.page.getByRole("link", { name: "Apple tart" })).toBeVisible();
    await drawer.getByRole("link", { name: t("shell.people"), exact: true }).click();
    await expect(alice.page).toHaveURL(paths.userList());
  });
});
