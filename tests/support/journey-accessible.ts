import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Passed rules are only counted. */
const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations" as const],
};

/** axe's "legacy mode" takes half the time; it suffices for pages without frames of other sites. */
export async function expectAccessible(page: Page): Promise<void> {
  // After navigation the content appears before its styles, without which targets are too small.
  await page.waitForLoadState();
  const { violations, passes } = await withTimers(page, () =>
    unstuck(page, () => new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().analyze()),
  );
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(10);
}

/** An element that a sticky bar half covers is not too small: measures with such bars in place. */
async function unstuck<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const stuck = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll<HTMLElement>("body *")];
    const sticky = all.filter((element) => getComputedStyle(element).position === "sticky");
    for (const { style } of sticky) {
      style.position = "relative";
      style.inset = "auto";
    }
    return sticky;
  });
  const found = await look();
  await stuck.evaluate((sticky) => {
    for (const { style } of sticky) {
      style.position = "";
      style.inset = "";
    }
  });
  return found;
}

/** axe waits for timers, which stop when script is off: enables script for axe only. */
async function withTimers<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  if (test.info().project.use.javaScriptEnabled !== false) return look();
  const browser = await page.context().newCDPSession(page);
  const turnOff = (value: boolean) =>
    browser.send("Emulation.setScriptExecutionDisabled", { value });
  // Only the session that turned script off can turn it on again. It stays open, because the
  // browser would re-enable script when it ends.
  await turnOff(true);
  await turnOff(false);
  const found = await look();
  await turnOff(true);
  return found;
}
