import type { Browser, Page } from "@playwright/test";
import { isHydrated } from "../support/hydration";

const PHONE = { width: 390, height: 844 };
/** Bytes per second and milliseconds. The second is what three of four visits have in 2026. */
export const LINES = {
  "slow 3G": { down: 50_000, up: 50_000, latency: 400 },
  "9/3 Mbit/s": { down: 1_125_000, up: 375_000, latency: 100 },
};

export interface VisitOptions {
  line?: keyof typeof LINES;
  slower?: number;
  /** Whether the page's scripts arrive. */
  withScript?: boolean;
}

export interface Visit {
  page: Page;
  read(): Promise<Seen>;
  close(): Promise<void>;
}

/** What `observe` notes in the browser, in milliseconds since the navigation. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  longTasks: { at: number; ms: number }[];
  touches: { at: number; ms: number; name: string }[];
  hydratedAt: number;
}

/** Opens a page that measures itself, as a phone does on a line. */
export async function openVisit(
  browser: Browser,
  origin: string,
  session: string | undefined,
  { line, slower = 1, withScript = true }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "en",
  });
  if (session) await context.addCookies([{ name: "session", value: session, url: origin }]);
  const page = await context.newPage();
  await page.addInitScript({ content: `(${observe})(${isHydrated})` });
  if (!withScript) await page.route("**/assets/*.js", () => {});
  const devtools = await context.newCDPSession(page);
  if (line) {
    const { down, up, latency } = LINES[line];
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    });
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return {
    page,
    read: () => page.evaluate(() => (window as unknown as { seen(): Seen }).seen()),
    close: () => context.close(),
  };
}

/** Runs in the browser, before the page. */
function observe(isReady: () => boolean) {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    longTasks: [],
    touches: [],
    hydratedAt: Number.POSITIVE_INFINITY,
  };
  const timer = setInterval(() => {
    if (!document.body || !isReady()) return;
    seen.hydratedAt = performance.now();
    clearInterval(timer);
  }, 100);
  const on = (
    type: string,
    note: (entry: PerformanceEntry) => void,
    options: Record<string, unknown> = {},
  ) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...options });
    return () => observer.takeRecords().forEach(note);
  };
  const flush = [
    on("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.firstPaint = startTime;
    }),
    on("largest-contentful-paint", ({ startTime }) => {
      seen.largestPaint = startTime;
    }),
    on("longtask", ({ startTime, duration }) =>
      seen.longTasks.push({ at: startTime, ms: duration }),
    ),
    on(
      "event",
      (entry) => {
        const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
        const { name, startTime, duration } = entry;
        if (interactionId) seen.touches.push({ at: startTime, ms: duration, name });
      },
      { durationThreshold: 16 },
    ),
  ];
  Object.assign(window, {
    seen: () => {
      for (const read of flush) read();
      return seen;
    },
  });
}
