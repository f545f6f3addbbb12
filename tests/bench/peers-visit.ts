import type { Browser, CDPSession, Page } from "@playwright/test";
import { newPage, phone, SLOW } from "./slow-line-visit";

/** Milliseconds since the navigation; bytes on the wire with headers. */
export interface PeerVisit {
  painted: number;
  /** Largest contentful paint. */
  largest: number;
  /** The last words of the recipe are visible. */
  read: number;
  photo: number;
  requests: number;
  bytes: number;
  script: number;
}

interface Marks {
  largest: number;
  read: number;
  images: { area: number; at: number }[];
}

const PATIENCE_MS = 120_000;

/** Opens another program's recipe with an empty cache; `lastWords` end its text. */
export async function visitPeer(
  browser: Browser,
  address: string,
  lastWords: string,
): Promise<PeerVisit> {
  const context = await phone(browser, "script on");
  await context.addInitScript(watchReading, lastWords);
  const { page, devTools } = await newPage(context, SLOW);
  const weighed = weigh(devTools);
  await page.goto(address, { waitUntil: "load", timeout: PATIENCE_MS });
  await page.waitForFunction(() => "read" in window, undefined, { timeout: PATIENCE_MS });
  await page.waitForLoadState("networkidle", { timeout: PATIENCE_MS });
  const times = await readTimes(page);
  await context.close();
  return { ...times, ...weighed };
}

function weigh(devTools: CDPSession): Pick<PeerVisit, "requests" | "bytes" | "script"> {
  const weighed = { requests: 0, bytes: 0, script: 0 };
  const scripts = new Set<string>();
  devTools.on("Network.requestWillBeSent", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weighed.requests += 1;
    weighed.bytes += encodedDataLength;
    if (scripts.has(requestId)) weighed.script += encodedDataLength;
  });
  return weighed;
}

/** Runs in the page. Text added by a script counts once it is visible. */
function watchReading(lastWords: string): void {
  const marks = window as unknown as Marks;
  new PerformanceObserver((list) => {
    marks.largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  marks.images = [];
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    marks.images.push({ area: target.width * target.height, at: performance.now() });
  };
  document.addEventListener("load", note, { capture: true });
  const look = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    const text = document.body?.innerText.replace(/\s+/g, " ") ?? "";
    if (text.includes(lastWords)) marks.read = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function readTimes(page: Page): Promise<Pick<PeerVisit, "painted" | "largest" | "read" | "photo">> {
  return page.evaluate(() => {
    const { largest, read, images } = window as unknown as Marks;
    const largestArea = Math.max(...images.map(({ area }) => area));
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      largest,
      read,
      photo: images.find(({ area }) => area === largestArea)?.at ?? Number.NaN,
    };
  });
}
