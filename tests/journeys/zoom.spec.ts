import type { Locator } from "@playwright/test";
import { paths } from "#domain/site/paths";
import { applePie } from "../support/journey-recipe";
import { expect, test, type Visitor, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

/** A screen of 1280 × 1024 pixels at 400 %. */
const AT_400_PERCENT = { width: 320, height: 256 };
const PHONE = { width: 390, height: 760 };
const TWICE_AS_LARGE_PX = 32;

test("recipe menus work by keyboard at 400 % zoom, and text at twice the size is not cut off", async ({
  popote,
  visitor,
}) => {
  const { page, locale } = visitor;
  const [form, recipe, around] = [recipeForm(visitor), recipePage(visitor), shell(visitor)];
  const [usual] = applePie(locale).ingredients;
  if (!usual) throw new Error("A pie of nothing");
  await logIn(visitor, await popote.addAccount("Alice", locale));
  await form.open();
  await form.title.fill("Leek soup");
  await form.writeIngredient(1, usual);
  await form.openMore();
  await form.chooseAudience("PUBLIC");
  await form.save();
  const id = recipe.id();

  await page.setViewportSize(AT_400_PERCENT);
  await recipe.open(id);
  // Without script the share menu is only a URL to read.
  for (const [button, menu, canBePressed] of [
    [recipe.shareButton, page.locator("#share"), visitor.hasScript],
    [recipe.moreButton, page.locator("#more"), true],
  ] as const)
    await test.step(`${await button.textContent()} opens and closes by keyboard`, async () => {
      await around.tabTo(button);
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expectWithin(visitor, menu);
        if (canBePressed) {
          await page.keyboard.press("Tab");
          await expect(menu.locator(":focus")).toHaveCount(1);
        }
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

  await test.step("a dialog taller than the screen can be read and answered", async () => {
    await recipe.askToDelete("Leek soup");
    await expectWithin(visitor, recipe.confirmation("Leek soup"));
    const question = recipe.confirmation("Leek soup").getByRole("heading");
    await question.scrollIntoViewIfNeeded();
    await expect(question).toBeInViewport({ ratio: 1 });
    await recipe.keep("Leek soup");
  });

  await test.step("text at twice the size fits", async () => {
    await page.setViewportSize(PHONE);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: TWICE_AS_LARGE_PX } });
    for (const address of [paths.recipeView(id), paths.recipeEdit(id), paths.dashboard()]) {
      await page.goto(address);
      await waitUntilHydrated(visitor);
      await around.expectNoOverflow();
    }
    await around.search.fill("leek");
    expect((await around.search.boundingBox())?.width).toBeGreaterThan(200);
  });
});

async function expectWithin({ page }: Visitor, menu: Locator): Promise<void> {
  await expect(menu).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await menu.boundingBox();
  if (!box) throw new Error("It is not shown");
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}
