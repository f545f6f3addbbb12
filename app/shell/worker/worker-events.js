/*
 * The service worker stores offline copies of opened recipes. It is served as one script: the
 * POPOTE constant (routes/web/service-worker.ts), then these files without imports and exports.
 */

import {
  deleteAllCopies,
  deleteOldCaches,
  fetchCopy,
  findCopy,
  listCopies,
  sessionEra,
  storeCopy,
} from "./offline-copies.js";
import { showCopy, showList, showNothing } from "./offline-pages.js";

/** How long the server may take before an existing copy is shown. */
const PATIENCE_MS = 8_000;
const AWAY = [502, 504];
/** Images, feeds and other files that are not pages. */
const FILE = /\.\w+$|\/feed$|^\/image\//;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  if (POPOTE.sessionPaths.includes(normalizePath(url))) event.waitUntil(deleteAllCopies());
  if (method !== "GET") return;
  url.hash = "";
  const address = toCopyAddress(url);
  if (mode === "navigate") event.respondWith(answerNavigation(event, url, address));
  else if (address && url.pathname.endsWith(".data"))
    event.respondWith(answerDataRequest(event, address));
});

/** Stores pages that were opened before the worker was installed. */
async function takeOver() {
  await deleteOldCaches();
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const { url } of await clients.matchAll({ type: "window" })) {
    const address = toCopyAddress(new URL(url));
    if (address) await ignoreErrors(fetchCopy(address, sessionEra));
  }
}

/**
 * Responds from the network, otherwise with the copy, otherwise with the list of copies. "Try
 * again" on a copy waits for the network without a limit.
 */
async function answerNavigation(event, url, address) {
  const begun = sessionEra;
  const copy = address && (await findCopy(address).catch(() => undefined));
  const early = Promise.resolve(event.preloadResponse);
  const answer = early.then((preloaded) => preloaded ?? fetch(event.request));
  const isHurried = copy && event.request.referrer !== url.href;
  const patience = isHurried ? after(PATIENCE_MS) : new Promise(() => {});
  const first = await Promise.race([answer, patience]).catch(() => ({ status: AWAY[0] }));
  if (first && !AWAY.includes(first.status)) {
    if (address) event.waitUntil(ignoreErrors(storeCopy(address, first.clone(), begun)));
    return first;
  }
  if (FILE.test(url.pathname)) return answer;
  if (!first) event.waitUntil(ignoreErrors(answer.then((late) => storeCopy(address, late, begun))));
  return (copy ? showCopy(copy, url) : listCopies().then((all) => showList(url, all))).catch(
    showNothing,
  );
}

/** Passes on the data of a client navigation, and fetches the page itself for its copy. */
async function answerDataRequest(event, address) {
  const begun = sessionEra;
  const answer = await fetch(event.request);
  event.waitUntil(ignoreErrors(fetchCopy(address, begun)));
  return answer;
}

/** Cache key of a page; undefined if it is not a recipe. */
function toCopyAddress(url) {
  const path = normalizePath(url);
  if (!POPOTE.cachedPaths.includes(path)) return undefined;
  const query = new URLSearchParams(url.search);
  for (const name of ["_routes", "locale", "servings"]) query.delete(name);
  return `${path}?${query}`;
}

const normalizePath = ({ pathname }) => pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function ignoreErrors(storing) {
  try {
    await storing;
  } catch (error) {
    console.debug("No copy was stored", error);
  }
}
