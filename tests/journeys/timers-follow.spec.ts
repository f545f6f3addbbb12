import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { cookingPage } from "./pages/cooking-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";
import { shell } from "./pages/shell";

const PHONE = { width: 320, height: 640 };

test("a timer follows the cook from page to page until it is stopped", async ({
  popote,
  visitor,
}) => {
  const { page, t, hasScript } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await page.goto(paths.recipeEdit());
  await waitUntilHydrated(visitor);
  await form.title.fill("Gratin");
  await form.methodBox.fill("Rest for 30 minutes.\n\nBake for 40 minutes.");
  await form.save();
  const id = recipePage(visitor).id();
  const cooking = cookingPage(visitor);
  if (hasScript) await page.clock.install();
  await page.setViewportSize(PHONE);
  await page.goto(paths.recipeCook(id, { step: 1 }));
  await waitUntilHydrated(visitor);
  if (!hasScript) return expectTimesTold();

  const bar = page.getByRole("complementary", { name: t("cooking:timer.list") });
  const entry = (step: number) =>
    bar.getByRole("link", { name: `${t("cooking:timer.step", { number: step })} Gratin` });
  const over = t("cooking:timer.over", { number: 1, time: "30 min" });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await cooking.startTimer("30 min").click();
  await cooking.link("next").click();
  await cooking.startTimer("40 min").click();
  await expect(page.getByRole("timer")).toHaveCount(2);
  await expect(bar).toHaveCount(0);

  await test.step("to another page by links, where it runs", async () => {
    await page.getByRole("link", { name: "Gratin", exact: true }).click();
    await expect(page).toHaveURL(paths.recipeView(id));
    await shell(visitor).drawerButton.click();
    await page.getByRole("link", { name: t("shell.recipes"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("recipeList:title"));
    await page.clock.runFor("10:00");
    await expect(bar.getByRole("timer")).toHaveText(["20:00", "30:00"]);
    await page.clock.resume();
    await expectAccessible(page);
    await shell(visitor).expectNoOverflow();
  });

  await test.step("to a page that is loaded anew, and it moves nothing there", async () => {
    await page.goto(paths.recipeView(id));
    await waitUntilHydrated(visitor);
    await expect(bar.getByRole("timer")).toHaveCount(2);
    expect(await page.evaluate(sumLayoutShifts)).toBe(0);
  });

  await test.step("above the page's own bar", async () => {
    await page.goto(paths.recipeEdit(id));
    await waitUntilHydrated(visitor);
    const save = page
      .getByRole("button", { name: new RegExp(`^${t("recipeForm:edit.save")}`) })
      .first();
    await expect(bar).toBeVisible();
    await expect(save).toBeInViewport();
    await expect
      .poll(async () => {
        const [timers, button] = [await bar.boundingBox(), await save.boundingBox()];
        return (button?.y ?? 0) - (timers?.y ?? 0) - (timers?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    await save.click({ trial: true });
  });

  await test.step("back to its step", async () => {
    await page.goto(paths.home());
    await waitUntilHydrated(visitor);
    await entry(2).click();
    await expect(page).toHaveURL(paths.recipeCook(id, { step: 2 }));
    await page.goto(paths.home());
    await waitUntilHydrated(visitor);
  });

  await test.step("it is up without taking the focus, and is stopped by keyboard", async () => {
    await shell(visitor).search.focus();
    await page.clock.fastForward("20:00");
    await expect(bar.getByRole("alert")).toContainText(over);
    await expect(shell(visitor).search).toBeFocused();
    await expect(bar.getByRole("timer")).toHaveCount(1);
    await expectAccessible(page);
    const stop = (time: string) =>
      bar.getByRole("button", { name: t("cooking:timer.stop", { time }) });
    await stop("30 min").press("Enter");
    await expect(bar.getByRole("alert")).toBeEmpty();
    await stop("40 min").press("Enter");
    await expect(bar).toHaveCount(0);
    await expect(shell(visitor).main).toBeFocused();
  });

  await test.step("it is gone when its cook signs out", async () => {
    await page.goto(paths.recipeCook(id, { step: 1 }));
    await waitUntilHydrated(visitor);
    await cooking.startTimer("30 min").click();
    await page.goto(paths.home());
    await waitUntilHydrated(visitor);
    await expect(entry(1)).toBeVisible();
    await shell(visitor).logOut("Alice");
    await expect(bar).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("timers"))).toBe("[]");
  });

  async function expectTimesTold() {
    const start = (time: string) => page.getByRole("link", { name: t("ready:start", { time }) });
    const told = page.locator(".ready-times").getByRole("listitem");
    await expect(told).toHaveCount(0);
    await start("30 min").click();
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(/30\smin .*\d:\d\d\b.*\d:\d\d\b/);
    await expectAccessible(page);
    await shell(visitor).expectNoOverflow();
    await cooking.link("next").click();
    await start("40 min").click();
    await expect(told).toHaveCount(2);
    await told.first().getByRole("link").click();
    await expect(cooking.text).toHaveText("Rest for 30 minutes.");
    await expect(told).toHaveCount(2);
  }
});

/** Runs in the page. */
function sumLayoutShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  });
}
