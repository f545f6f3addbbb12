import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Minified: each new page takes and compiles it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Passed rules are only counted. */
const OPTIONS: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** Fails on whatever axe finds wrong in the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // After navigation the content appears before its styles, without which targets are too small.
  await page.waitForLoadState();
  const { violations, passes } = await withTimers(page, () => unstuck(page, () => runAxe(page)));
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(10);
}

async function runAxe(page: Page): Promise<axe.AxeResults> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate((options) => window.axe.run(document, options), OPTIONS);
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
