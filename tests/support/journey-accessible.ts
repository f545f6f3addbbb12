import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

/** Of what passes only the rules are counted. */
const OPTIONS = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations" as const],
};

/**
 * axe finds nothing on this page as it is now. No page has frames of other sites, without which its
 * "legacy mode" finds the same in half the time: it opens no page of its own to put them together.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What a press led to is there before its styles are: without them all is too small.
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

/**
 * What a sticky bar half hides at the height where a page happens to be scrolled is no smaller for
 * it: while axe measures, such bars stay where the page has them.
 */
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

/**
 * axe waits for timers, which stand still where script is off: script is let in for axe alone. The
 * page's own was passed over when the page was loaded, so the page stays as it is.
 */
async function withTimers<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  if (test.info().project.use.javaScriptEnabled !== false) return look();
  const browser = await page.context().newCDPSession(page);
  const turnOff = (value: boolean) =>
    browser.send("Emulation.setScriptExecutionDisabled", { value });
  // Another session turned it off; only what this one turned off can it turn on. It stays open,
  // because at its end the browser would turn script on again.
  await turnOff(true);
  await turnOff(false);
  const found = await look();
  await turnOff(true);
  return found;
}
