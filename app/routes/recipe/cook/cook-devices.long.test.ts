import type { Page } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../../../tests/support/chromium";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";
import { writeUsualRecipe } from "../../../../tests/support/usual-recipe";

/** Device API calls that a page made. */
interface Asked {
  locks: number;
  released: number;
  vibrated: number;
  beeps: number;
}

declare global {
  interface Window {
    asked: Asked;
    /** Releases the wake lock, as when the page is hidden. */
    takeLock(): void;
    shifts: string[];
  }
}

/** Opens a step with a timer in a browser that grants, refuses or lacks wake locks. */
async function openStep(locks: "allowed" | "refused" | "unknown"): Promise<Page> {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    visibility: "PUBLIC",
    steps: ["Boil for 10 minutes.", "Serve."],
  });
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: "en" });
  await page.clock.install();
  await page.addInitScript(pretendDevice, locks);
  await page.goto(`${server.origin}/recipe/cook?id=${id}&step=1`);
  await page.getByRole("button", { name: "Start 10 min timer" }).waitFor();
  return page;
}

/** Runs in the page, before its own scripts. */
function pretendDevice(locks: "allowed" | "refused" | "unknown") {
  const asked: Asked = { locks: 0, released: 0, vibrated: 0, beeps: 0 };
  let held: EventTarget | undefined;
  window.asked = asked;
  window.takeLock = () => held?.dispatchEvent(new Event("release"));
  const request = async () => {
    asked.locks += 1;
    if (locks === "refused") throw new DOMException("The battery is low", "NotAllowedError");
    held = Object.assign(new EventTarget(), {
      release: async () => {
        asked.released += 1;
        window.takeLock();
      },
    });
    return held;
  };
  if (locks === "unknown") Reflect.deleteProperty(Navigator.prototype, "wakeLock");
  else Object.defineProperty(navigator, "wakeLock", { value: { request } });
  Object.defineProperty(navigator, "vibrate", { value: () => ++asked.vibrated });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    asked.beeps += 1;
    return start.apply(this, when);
  };
}

const awakeIn = (page: Page) => page.getByLabel("Keep the screen on");
const askedIn = (page: Page) => page.evaluate(() => window.asked);

async function show(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    if (visibility === "hidden") window.takeLock();
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("the screen stays on, again after the page was hidden, until the user turns it off", async () => {
  const page = await openStep("allowed");
  const awake = awakeIn(page);
  await expect.poll(() => awake.isChecked()).toBe(true);
  await show(page, "hidden");
  await expect.poll(() => awake.isChecked()).toBe(false);
  await show(page, "visible");
  await expect.poll(() => awake.isChecked()).toBe(true);
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText("Serve.").waitFor();
  expect(await askedIn(page)).toMatchObject({ locks: 2, released: 0 });
  await awake.uncheck();
  await expect.poll(async () => (await askedIn(page)).released).toBe(1);
  await show(page, "hidden");
  await show(page, "visible");
  expect([await awake.isChecked(), (await askedIn(page)).locks]).toEqual([false, 2]);
  await awake.check();
  expect(await askedIn(page)).toMatchObject({ locks: 3 });
});

test("a refused wake lock is requested again each time, and without the API nothing is shown", async () => {
  const refusing = await openStep("refused");
  await expect.poll(async () => (await askedIn(refusing)).locks).toBe(1);
  expect(await awakeIn(refusing).isChecked()).toBe(false);
  await awakeIn(refusing).click();
  await expect.poll(async () => (await askedIn(refusing)).locks).toBe(2);
  await expect.poll(() => awakeIn(refusing).isChecked()).toBe(false);
  const simple = await openStep("unknown");
  expect(await awakeIn(simple).isVisible()).toBe(false);
});

test("a timer plays its alarm once, and not on a page without user activation", async () => {
  const page = await openStep("unknown");
  const over = page.getByText("The 10 min timer for step 1 is up.");
  await page.getByRole("button", { name: "Start 10 min timer" }).click();
  await page.clock.fastForward("09:50");
  expect(await askedIn(page)).toMatchObject({ vibrated: 0, beeps: 0 });
  await page.clock.fastForward("00:20");
  await over.waitFor();
  await page.clock.fastForward("01:00");
  expect(await askedIn(page)).toMatchObject({ vibrated: 1, beeps: 6 });
  await page.reload();
  await over.waitFor();
  expect(await askedIn(page)).toMatchObject({ vibrated: 0, beeps: 0 });

  const untouched = await openStep("unknown");
  // Test actions count as user activation.
  await untouched.evaluate(() =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
  );
  await untouched.getByRole("button", { name: "Start 10 min timer" }).click();
  await untouched.clock.fastForward("10:10");
  await untouched.getByText("The 10 min timer for step 1 is up.").waitFor();
  expect(await askedIn(untouched)).toMatchObject({ vibrated: 0, beeps: 0 });
});

test("hydration causes no layout shift", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  for (const [width, path] of [
    [320, `cook?id=${id}`],
    [320, `cook?id=${id}&step=3`],
    [320, `view?id=${id}`],
    [1280, `cook?id=${id}&step=3`],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 640 } });
    // Scripts wait until the whole page is shown: a browser may paint half a document earlier.
    let release = () => {};
    const shown = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await shown;
      await route.continue();
    });
    await page.goto(`${server.origin}/recipe/${path}`);
    await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      window.shifts = [];
      const look = (list: PerformanceObserverEntryList) =>
        window.shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
      new PerformanceObserver(look).observe({ type: "layout-shift" });
    });
    release();
    await page.waitForLoadState("networkidle");
    await page
      .locator("input[type=checkbox]:visible, button[type=button]:visible")
      .first()
      .waitFor();
    expect({ path, shifts: await page.evaluate(() => window.shifts) }).toEqual({
      path,
      shifts: [],
    });
    await page.close();
  }
});
