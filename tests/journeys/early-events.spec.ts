import { paths } from "#domain/site/paths";
import { isHydrated } from "../support/hydration";
import { createGate } from "../support/journey-gate";
import { expect, test, waitUntilHydrated } from "../support/journey-test";
import { logIn } from "./pages/login";
import { recipeForm } from "./pages/recipe-form";
import { recipePage } from "./pages/recipe-page";

/** CPU slowdown that simulates a cheap phone. */
const SLOWER = 6;
const BETWEEN_TOUCHES_MS = 10;
/** What a recipe's page loads last before it is hydrated. */
const TEXTS = "**/assets/recipe-texts-*.js";

interface Touches {
  /** Whether the page was hydrated, of each touch that React got. */
  got: boolean[];
  isListening: boolean;
  /** How many there were while React listened and the page was not hydrated. */
  early: number;
}

test("React gets no touch before the page is hydrated, and every one after it", {
  tag: "@about-script",
}, async ({ popote, visitor }) => {
  const { page } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  await page.addInitScript({ content: `(${watchTouches})(${isHydrated}, ${BETWEEN_TOUCHES_MS})` });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const path of [paths.home(), paths.explore(), paths.userSettings()]) {
    await page.goto(path);
    await waitUntilHydrated(visitor);
    const touches = await page.evaluate(() => {
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      return (window as unknown as { touches: Touches }).touches;
    });
    expect(touches.early, path).toBeGreaterThan(0);
    expect(touches.got.length, path).toBeGreaterThan(0);
    expect(touches.got, path).not.toContain(false);
  }
});

test("a form posted before the page is hydrated is sent once, with a key", {
  tag: "@about-script",
}, async ({ popote, visitor }) => {
  const { page, t } = visitor;
  await logIn(visitor, await popote.addAccount("Alice", visitor.locale));
  const form = recipeForm(visitor);
  await form.open();
  await form.title.fill("Crêpes");
  await form.save();
  await recipePage(visitor).expectSaved("Crêpes");
  const texts = createGate();
  await page.route(TEXTS, async (route) => {
    await texts.opened;
    await route.continue();
  });
  const asked = page.waitForRequest(TEXTS);
  await page.goto(page.url());
  await asked;
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("liked=")) keys.push(request.headers()["idempotency-key"]);
  });
  const like = page.getByRole("button", { name: t("recipe:like.like") });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(isHydrated)).toBe(false);
  texts.open();
  await waitUntilHydrated(visitor);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect(keys).toEqual([expect.stringMatching(/./)]);
});

/** Runs in the browser, before the page: touches it again and again, and notes what React gets. */
function watchTouches(isReady: () => boolean, pause: number) {
  const touches: Touches = { got: [], isListening: false, early: 0 };
  Object.assign(window, { touches });
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, listener: EventListener, options?: unknown) => {
    const note = (event: Event) => {
      if (event.type === "pointerdown") touches.got.push(isReady());
      listener.call(document, event);
    };
    if (type === "pointerdown") touches.isListening = true;
    listen(type, type === "pointerdown" ? note : listener, options as boolean);
  };
  const timer = setInterval(() => {
    if (document.body && isReady()) return clearInterval(timer);
    if (touches.isListening) touches.early++;
    document.body?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  }, pause);
}
