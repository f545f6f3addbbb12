import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { isAnswerToForm, recipeForm } from "./pages/recipe-form";

/** The tallest row for a width of the window. */
const SIZES = [
  { width: 320, most: 140 },
  { width: 390, most: 96 },
  { width: 1280, most: 56 },
];
const MIN_TARGET_PX = 24;
const WORDS = {
  en: { sugar: "white sugar", pinch: "a pinch", flour: "plain flour" },
  fr: { sugar: "sucre granulé", pinch: "une pincée", flour: "farine tout usage" },
};

test("ingredient rows are written by keyboard alone", async ({ popote, visitor }) => {
  const { page, locale, hasScript } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Bread");
  const rows = form.ingredient;
  const before = await form.count("ingredient");

  if (!hasScript) {
    await test.step("Enter adds a line and does not save", async () => {
      await rows(1).amount.fill("1.5 kg");
      await rows(1).name.fill("Leek");
      const answered = page.waitForResponse(isAnswerToForm);
      await rows(1).name.press("Enter");
      expect((await answered).status()).toBe(200);
      await waitUntilHydrated(visitor);
      expect(await form.count("ingredient")).toBe(before + 1);
      await expect(form.title).toHaveValue("Bread");
      await expect(rows(1).amount).toHaveValue("1.5 kg");
      await expect(rows(before + 1).amount).toBeFocused();
      await expectAccessible(page);
    });
    return;
  }

  await test.step("Enter in the title does not save", async () => {
    await form.title.press("Enter");
    await expect(form.title).toHaveValue("Bread");
  });

  await test.step("Enter moves to the next row, and adds one at the end", async () => {
    await rows(1).amount.focus();
    for (let row = 1; row <= before + 1; row++) {
      await expect(rows(row).amount).toBeFocused();
      await page.keyboard.type(`${row} kg`);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type(`Food ${row}`);
      await page.keyboard.press("Enter");
    }
    await expect(rows(before + 2).amount).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await form.count("ingredient")).toBe(before + 2);
  });

  await test.step("Backspace removes only an empty row", async () => {
    await page.keyboard.press("Backspace");
    expect(await form.count("ingredient")).toBe(before + 1);
    await expect(rows(before + 1).name).toBeFocused();
    await page.keyboard.type("!");
    await expect(rows(before + 1).name).toHaveValue(`Food ${before + 1}!`);
    await rows(2).complement.press("Backspace");
    expect(await form.count("ingredient")).toBe(before + 1);
  });

  await test.step("Enter in the middle adds a row below", async () => {
    await rows(1).name.press("Enter");
    await expect(rows(2).amount).toBeFocused();
    await expect(rows(2).name).toHaveValue("");
    await expect(rows(3).name).toHaveValue("Food 2");
    await page.keyboard.press("Backspace");
    await expect(rows(2).name).toHaveValue("Food 2");
  });

  await test.step("Alt and an arrow key move the row with the cursor", async () => {
    await rows(2).name.press("Alt+ArrowUp");
    await expect(rows(1).name).toHaveValue("Food 2");
    await expect(rows(1).name).toBeFocused();
    await expect(rows(2).name).toHaveValue("Food 1");
    await expect(rows(2).amount).toHaveValue("1 kg");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(rows(1).name).toHaveValue("Food 2");
    await page.keyboard.press("Alt+ArrowDown");
    await expect(rows(1).name).toHaveValue("Food 1");
  });

  await test.step("several pasted lines become several rows", async () => {
    const count = await form.count("ingredient");
    await rows(1).name.fill("");
    await rows(1).name.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "200 g butter\r\n\r\n3 eggs\n1 leek");
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      field.dispatchEvent(paste);
    });
    expect(await form.count("ingredient")).toBe(count + 2);
    for (const [index, name] of ["200 g butter", "3 eggs", "1 leek", "Food 2"].entries()) {
      await expect(rows(index + 1).name).toHaveValue(name);
    }
    await expect(rows(1).amount).toHaveValue("1 kg");
    await expect(rows(3).name).toBeFocused();
  });

  await test.step("a row is dragged to its place", async () => {
    const handle = page.locator(".line:not(.line-paragraph) > .drag-handle");
    const [from, to] = [await handle.nth(0).boundingBox(), await handle.nth(2).boundingBox()];
    if (!from || !to) throw new Error("No handle can be seen");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 40);
    await page.mouse.move(to.x + 10, to.y + to.height);
    await page.mouse.up();
    await expect(rows(1).name).toHaveValue("3 eggs");
    await expect(rows(2).name).toHaveValue("1 leek");
    await expect(rows(3).name).toHaveValue("200 g butter");
    await expectAccessible(page);
  });

  await test.step("Ctrl and Enter save from any field", async () => {
    for (let count = await form.count("ingredient"); count > 1; count--) {
      await form.remove("ingredient", count);
    }
    await rows(1).amount.fill("2");
    await rows(1).name.fill("Leek");
    await rows(1).name.press("Escape");
    await rows(1).amount.press("Control+Enter");
    await expect(page).toHaveURL(/\/recipe\/view/);
  });
});

test("a row is compact and shows which ingredient it means", async ({ popote, visitor }) => {
  const { page, t, locale } = visitor;
  const words = WORDS[locale];
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Bread");
  await form.ingredient(1).amount.fill("1.5 kg");
  await form.ingredient(1).name.fill(words.sugar);
  await form.ingredient(2).amount.fill(words.pinch);
  await form.ingredient(2).name.fill(words.flour);
  await form.ingredient(2).complement.fill("x, y");
  await form.save();
  const id = Number(new URL(page.url()).searchParams.get("id"));

  for (const { width, most } of SIZES) {
    await page.setViewportSize({ width, height: 760 });
    await form.open(id);
    for (const row of await page.locator(".line:not(.line-paragraph)").all()) {
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(most);
      // Empty details show once the row has focus.
      const targets = row.locator(
        ":is(button, summary, input, select):visible:not(.line-details :placeholder-shown)",
      );
      for (const target of await targets.all()) {
        const box = await target.boundingBox();
        if (!box) continue;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_TARGET_PX);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    }
    await expectAccessible(page);
  }

  await test.step("one tap rejects the catalogue ingredient, another restores it", async () => {
    const notThis = page.getByRole("button", { name: t("recipeForm:edit.notThisOne") });
    await expect(notThis).toHaveCount(2);
    await notThis.first().click();
    await waitUntilHydrated(visitor);
    const isOwn = page.getByRole("button", { name: t("recipeForm:edit.isOwn") });
    await expect(isOwn).toBeVisible();
    await form.save();
    await form.open(id);
    await isOwn.click();
    await waitUntilHydrated(visitor);
    await expect(notThis).toHaveCount(2);
  });
});

test("focus stays beside a step that is moved or removed, and what happened is said", async ({
  popote,
  visitor,
}) => {
  const { page, t, locale, hasScript } = visitor;
  if (!hasScript) return;
  await logIn(visitor, await popote.addAccount("Alice", locale));
  const form = recipeForm(visitor);
  await form.open();
  const label = (number: number) => t("recipeForm:field.stepsLabel", { number });
  const button = (action: "moveUp" | "moveDown" | "remove", number: number) =>
    page.getByRole("button", {
      name: t(`recipeForm:edit.${action}`, { label: label(number) }),
      exact: true,
    });
  await form.add("step");
  await form.add("step");
  const count = await form.count("step");

  await button("moveDown", 1).click();
  await expect(
    page.getByText(t("recipeForm:edit.moved", { label: label(1), number: 2 })),
  ).toHaveCount(1);
  await expect(page.locator("body")).not.toBeFocused();
  for (let left = count; left > 0; left--) {
    await button("remove", 1).click();
    await expect(page.locator("body")).not.toBeFocused();
    if (left > 1) await expect(button("remove", 1)).toBeFocused();
  }
  await expect(page.getByRole("button", { name: t("recipeForm:edit.addStep") })).toBeFocused();
  await expect(page.getByText(t("recipeForm:edit.removed", { label: label(1) }))).toHaveCount(1);
});
