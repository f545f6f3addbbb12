import { paths } from "#domain/site/paths";
import { expectAccessible } from "../support/journey-accessible";
import { expect, newTab, test, waitUntilHydrated } from "../support/journey-test";
import { cookingPage } from "./pages/cooking-page";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

test("a timer rings on any page, once across tabs, and links back to its step", {
  tag: "@about-script",
}, async ({ popote, visitor }) => {
  const { page, t, hasScript } = visitor;
  if (!hasScript) return;
  const context = page.context();
  const rung: string[] = [];
  await context.exposeFunction("noteBeep", (where: string) => rung.push(where));
  await context.addInitScript(() => {
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      (window as unknown as { noteBeep(where: string): void }).noteBeep(location.pathname);
      return new OscillatorNode(this);
    };
  });
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await page.goto(paths.recipeEdit());
  await waitUntilHydrated(visitor);
  await form.title.fill("Gratin");
  await form.methodBox.fill("Rest for 30 minutes.");
  await form.save();
  const id = recipePage(visitor).id();
  await context.clock.install();
  const time = "30 min";
  const over = t("cooking:timer.over", { number: 1, time });
  const bar = page.getByRole("alert").filter({ hasText: over });

  async function startTimer() {
    await page.goto(paths.recipeCook(id, { step: 1 }));
    await waitUntilHydrated(visitor);
    await cookingPage(visitor).startTimer(time).click();
    await expect(cookingPage(visitor).countdown).toBeVisible();
  }

  for (const path of [paths.recipeView(id), paths.home(), paths.recipeEdit()]) {
    await test.step(`on ${path}`, async () => {
      await startTimer();
      await page.goto(path);
      await waitUntilHydrated(visitor);
      await page.getByRole("heading", { level: 1 }).click();
      await expect(bar).toHaveCount(0);
      await context.clock.fastForward("30:01");
      await expect(bar).toBeVisible();
      expect(rung.splice(0)).toEqual(Array(6).fill(new URL(page.url()).pathname));
      await expectAccessible(page);
      await expect(bar.getByRole("link")).toHaveAttribute(
        "href",
        paths.recipeCook(id, { step: 1 }),
      );
      await bar.getByRole("button", { name: t("cooking:timer.stopShort") }).click();
      await expect(bar).toHaveCount(0);
    });
  }

  await test.step("in two tabs", async () => {
    await startTimer();
    const other = await newTab(visitor);
    await other.page.goto(paths.home());
    await waitUntilHydrated(other);
    await other.page.getByRole("heading", { level: 1 }).click();
    await page.goto(paths.recipeList());
    await waitUntilHydrated(visitor);
    await page.getByRole("heading", { level: 1 }).click();
    await context.clock.fastForward("30:01");
    const bars = [bar, other.page.getByRole("alert").filter({ hasText: over })];
    for (const each of bars) await expect(each).toBeVisible();
    expect(rung).toHaveLength(6);
    await bar.getByRole("button", { name: t("cooking:timer.stopShort") }).click();
    for (const each of bars) await expect(each).toHaveCount(0);
  });
});
