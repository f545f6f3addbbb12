import type { Page } from "@playwright/test";
import type { Person } from "#server/policies/permissions";
import { makeEveryPage } from "../support/every-page";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";

const ADA: Person = { id: 1, username: "Ada", role: "ADMIN", imageVersion: null };
const BOB: Person = { id: 2, username: "Bob", role: "USER", imageVersion: null };

test("every standalone touch target on a phone is large enough", async ({
  popote,
  visitor,
  noise,
}) => {
  test.slow();
  const { page, locale } = visitor;
  const administrator = await popote.addAccount(ADA.username, locale);
  await popote.addAccount(BOB.username, locale);
  const { visitor: open, ...others } = await popote.prepare((db, dataDir) =>
    makeEveryPage(db, dataDir, ADA, BOB),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const measure = async (address: string, status?: number) => {
    if (status) noise.expectRefusal(status);
    await page.goto(address);
    await waitUntilHydrated(visitor);
    const popovers = await page.locator("[popover]").all();
    await page.locator("details:not([name], [open])").evaluateAll((folded) => {
      for (const element of folded) element.setAttribute("open", "");
    });
    const small = await smallTargets(page);
    for (const popover of popovers) {
      await popover.evaluate((element: HTMLElement) => element.showPopover());
      small.push(...(await smallTargets(page)));
    }
    expect.soft([...new Set(small)], address).toEqual([]);
  };
  for (const { address, status } of open) await measure(address, status);
  await logIn(visitor, administrator);
  for (const { address, status } of Object.values(others).flat()) await measure(address, status);
});

/** Targets under 44 pixels, except links within a sentence (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST_PX = 44;
    const PRESSED = "a[href], button, summary, select, textarea, input:not([type=hidden])";

    /** A checkbox is also pressed by its label, a card by its whole area. */
    const findTarget = (element: Element): Element => {
      if (element.matches("[type=checkbox], [type=radio]"))
        return element.closest("label") ?? element;
      const face = getComputedStyle(element, "::after");
      const isCard = face.position === "absolute" && face.content !== "none";
      return (isCard && (element as HTMLElement).offsetParent) || element;
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      let around = element.parentElement;
      while (around && getComputedStyle(around).display === "inline") around = around.parentElement;
      const rest = around?.cloneNode(true) as Element;
      for (const pressed of rest.querySelectorAll(PRESSED)) pressed.remove();
      return /\p{L}/u.test(rest.textContent ?? "");
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(".skip-link, .visually-hidden, :disabled");

    return [...document.querySelectorAll(PRESSED)]
      .filter((element) => isShown(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = findTarget(element).getBoundingClientRect();
        if (Math.min(width, height) >= SMALLEST_PX - 0.5) return [];
        const name = element.textContent?.trim() || element.getAttribute("name");
        return `${element.tagName} ${element.className} ${name}: ${Math.round(width)} x ${Math.round(height)}`;
      });
  });
}
