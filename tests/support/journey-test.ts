import { test as base, expect, type Page } from "@playwright/test";
import type { Locale } from "#domain/language/locales";
import { listenForNoise, type Noise } from "./journey-noise";
import { type RunningPopote, startPopote } from "./journey-server";
import { words } from "./journey-translations";

/** Somebody at a browser: what the page objects are made of. */
export interface Visitor {
  page: Page;
  t: ReturnType<typeof words>;
  locale: Locale;
  hasScript: boolean;
}

interface Fixtures {
  /** More settings for the server of a journey. */
  environment: Record<string, string>;
  popote: RunningPopote;
  noise: Noise;
  /** Whom the journey is about. */
  visitor: Visitor;
  /** Somebody else, at a browser of their own. */
  openVisitor(): Promise<Visitor>;
}

export const test = base.extend<Fixtures>({
  environment: {},
  popote: async ({ environment }, use) => {
    const popote = await startPopote(environment);
    await use(popote);
    await popote.stop();
  },
  baseURL: async ({ popote }, use) => use(popote.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  noise: async ({}, use) => {
    const noise = listenForNoise();
    await use(noise);
    expect(noise.heard()).toEqual([]);
  },
  context: async ({ context, noise }, use) => {
    noise.listenTo(context);
    await use(context);
  },
  visitor: async ({ page, locale, javaScriptEnabled }, use) =>
    use(visitorAt(page, locale, javaScriptEnabled)),
  openVisitor: async ({ browser, baseURL, noise, locale, javaScriptEnabled }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL, locale, javaScriptEnabled });
      opened.push(context);
      noise.listenTo(context);
      return visitorAt(await context.newPage(), locale, javaScriptEnabled);
    });
    for (const context of opened) await context.close();
  },
});

export { expect };

/** As React keeps it on the document: "dehydrated" until the whole page is taken over. */
interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/** The same person in another tab. */
export async function newTab(visitor: Visitor): Promise<Visitor> {
  return { ...visitor, page: await visitor.page.context().newPage() };
}

/**
 * With script: waits until React has taken the page over, so that a journey with script is one from
 * its first key on. ("Scripts come late" says what happens before.)
 */
export async function waitUntilHydrated({ page, hasScript }: Visitor): Promise<void> {
  await page.waitForLoadState();
  if (hasScript) await page.waitForFunction(isHydrated);
}

/** Whether React has taken the page over; asked in the browser. */
export function isHydrated(): boolean {
  const key = Object.keys(document).find((each) => each.startsWith("__reactContainer"));
  const root = key && (document as unknown as Record<string, ReactRoot>)[key];
  return root ? !root.stateNode.current.memoizedState.isDehydrated : false;
}

function visitorAt(page: Page, browserLocale: string | undefined, script?: boolean): Visitor {
  const locale = browserLocale?.startsWith("fr") ? "fr" : "en";
  return { page, t: words(locale), locale, hasScript: script !== false };
}
