/*
 * The service worker stores offline copies of opened recipes and shopping lists, and keeps ticks
 * that are made without a connection. It is served as one script: the POPOTE constant
 * (routes/web/service-worker.ts), then these files without imports and exports.
 */

import {
  forgetRefused,
  keepTick,
  listTicks,
  markCopies,
  readTick,
  sendTicks,
  tellPages,
} from "./kept-ticks.js";
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
/** 503 is also Popote's own, during maintenance. */
const TRY_LATER = [502, 503, 504];
/** Images, feeds and other files that are not pages. */
const FILE = /\.\w+$|\/feed$|^\/image\//;
/** Accepted, to be sent later (app/shell/send-form.ts). */
const KEPT_ANSWER = { status: 202, headers: { [POPOTE.answerMark]: "kept" } };

/** Lists of which a tick was just kept: shown at once, since the network failed. */
const justKept = new Set();
/** Lists of which a tick was just sent: their copies have it, and are not fetched again. */
const justTicked = new Set();

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  const url = new URL(event.request.url);
  if (url.origin !== location.origin) return;
  if (POPOTE.sessionPaths.includes(normalizePath(url))) event.waitUntil(deleteAllCopies());
  url.hash = "";
  const address = toCopyAddress(url);
  if (method === "POST" && url.pathname === POPOTE.listPath)
    event.respondWith(answerTick(event, url, address));
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(answerNavigation(event, url, address));
  else if (address && url.pathname.endsWith(".data"))
    event.respondWith(answerDataRequest(event, address));
});

/** Where the browser knows when the connection is back; it tries again if this rejects. */
addEventListener("sync", (event) => event.waitUntil(sendTicks()));
addEventListener("message", (event) => {
  const answer = { ticks: () => tellPages().then(sendTicks), told: forgetRefused }[event.data];
  if (answer) event.waitUntil(ignoreErrors(answer()));
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
  const ticks = address && isList(url) ? await listTicks().catch(() => []) : undefined;
  const answer = fetchPage(event, ticks);
  const isSure = justKept.delete(address);
  const isHurried = copy && event.request.referrer !== url.href;
  const patience = isSure || isHurried ? after(isSure ? 0 : PATIENCE_MS) : new Promise(() => {});
  const first = await Promise.race([answer, patience]).catch(() => ({ status: AWAY[0] }));
  if (first && !AWAY.includes(first.status)) {
    if (address) event.waitUntil(ignoreErrors(storeCopy(address, first.clone(), begun)));
    event.waitUntil(ignoreErrors(sendTicks()));
    return first;
  }
  if (FILE.test(url.pathname)) return answer;
  if (!first) event.waitUntil(ignoreErrors(answer.then((late) => storeCopy(address, late, begun))));
  return (copy ? showCopy(copy, url, ticks) : listCopies().then((all) => showList(url, all))).catch(
    showNothing,
  );
}

/** A list's page is fetched after the ticks that wait are sent, so that it shows them. */
async function fetchPage(event, ticks = []) {
  const early = Promise.resolve(event.preloadResponse);
  if (ticks.length === 0) return (await early) ?? fetch(event.request);
  event.waitUntil(ignoreErrors(early));
  await ignoreErrors(sendTicks());
  return fetch(event.request);
}

/** Sends a list's form; a tick that does not arrive is kept. Without script, the copy shows it. */
async function answerTick(event, url, address) {
  const begun = sessionEra;
  const passed = event.request.clone();
  const tick = readTick(await event.request.text(), url, address);
  if (!tick) return fetch(passed);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(passed, { signal }).catch(() => undefined);
  if (answer && !TRY_LATER.includes(answer.status)) {
    if (event.request.mode !== "navigate") justTicked.add(address);
    const isDone = answer.status < 400;
    event.waitUntil(ignoreErrors(markCopies(isDone ? [tick] : []).then(sendTicks)));
    return answer;
  }
  const isKept = await keepTick(tick, begun).catch(() => false);
  if (!isKept) return answer ?? Response.error();
  if (event.request.mode !== "navigate") return new Response(null, KEPT_ANSWER);
  justKept.add(address);
  return Response.redirect(url, 303);
}

/** Passes on the data of a client navigation, and fetches the page itself for its copy. */
async function answerDataRequest(event, address) {
  const begun = sessionEra;
  const answer = await fetch(event.request);
  if (!justTicked.delete(address)) event.waitUntil(ignoreErrors(fetchCopy(address, begun)));
  return answer;
}

/** Cache key of a page; undefined if it is neither a recipe nor a shopping list. */
function toCopyAddress(url) {
  const path = normalizePath(url);
  if (!POPOTE.cachedPaths.includes(path)) return undefined;
  const query = new URLSearchParams(url.search);
  for (const name of ["_routes", "locale", "servings"]) query.delete(name);
  if (!query.get("cookbook")) query.delete("cookbook");
  return `${path}?${query}`;
}

const isList = (url) => normalizePath(url) === POPOTE.listPath;
const normalizePath = ({ pathname }) => pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function ignoreErrors(storing) {
  try {
    await storing;
  } catch (error) {
    console.debug("No copy was stored", error);
  }
}
