/*
 * The service worker: keeps the recipes that were opened readable without a line. It is made of the
 * files of this folder and, before them, POPOTE: what it knows of the site (routes/web/worker.ts).
 * The network always comes first, and what is neither a page that is opened nor the data of a recipe
 * never passes through here. In what is served the files are one: imports and exports are left out.
 */

import { era, findCopy, forgetAll, forgetOthers, keepAgain, keepSeen } from "./offline-copies.js";
import { showCopy, showList, showNothing } from "./offline-pages.js";

/** Where there is a copy, the server has so long to answer before the copy is shown. */
const PATIENCE_MS = 8_000;
/** What a proxy answers for a server that is not there. */
const AWAY = [502, 504];
/** What is no page: pictures, feeds and other files. */
const FILE = /\.\w+$|\/feed$|^\/image\//;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const asked = new URL(url);
  if (asked.origin !== location.origin) return;
  if (POPOTE.ends.includes(pathOf(asked))) event.waitUntil(forgetAll());
  if (method !== "GET") return;
  asked.hash = "";
  const address = addressOf(asked);
  if (mode === "navigate") event.respondWith(open(event, asked, address));
  else if (address && asked.pathname.endsWith(".data")) event.respondWith(pass(event, address));
});

/** The pages that are open were loaded before there was a worker: they are kept from now on. */
async function takeOver() {
  await forgetOthers();
  await registration.navigationPreload?.enable();
  await clients.claim();
  for (const { url } of await clients.matchAll({ type: "window" })) {
    const address = addressOf(new URL(url));
    if (address) await quietly(keepAgain(address, era));
  }
}

/**
 * A page: from the network; else the copy of it; else the list of copies. Asked for by itself ("Try
 * again" on its copy) it is waited for to the end. A file comes from the network or not at all.
 */
async function open(event, asked, address) {
  const begun = era;
  const copy = address && (await findCopy(address).catch(() => undefined));
  const early = Promise.resolve(event.preloadResponse);
  const answer = early.then((found) => found ?? fetch(event.request));
  const isHurried = copy && event.request.referrer !== asked.href;
  const patience = isHurried ? after(PATIENCE_MS) : new Promise(() => {});
  const first = await Promise.race([answer, patience]).catch(() => ({ status: AWAY[0] }));
  if (first && !AWAY.includes(first.status)) {
    if (address) event.waitUntil(quietly(keepSeen(address, first.clone(), begun)));
    return first;
  }
  if (FILE.test(asked.pathname)) return answer;
  if (!first) event.waitUntil(quietly(answer.then((late) => keepSeen(address, late, begun))));
  return (copy ? showCopy(copy, asked) : showList(asked)).catch(showNothing);
}

/** The data of a recipe on the way to its page: the page itself is fetched once they are there. */
async function pass(event, address) {
  const begun = era;
  const answer = await fetch(event.request);
  event.waitUntil(quietly(keepAgain(address, begun)));
  return answer;
}

/** Where the copy of an address is kept; undefined for what is no recipe. */
function addressOf(asked) {
  const path = pathOf(asked);
  if (!POPOTE.kept.includes(path)) return undefined;
  const query = new URLSearchParams(asked.search);
  for (const name of ["_routes", "locale", "servings"]) query.delete(name);
  return `${path}?${query}`;
}

const pathOf = ({ pathname }) => pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A copy that cannot be made, for want of room or of a line, is none: nobody waits for it. */
async function quietly(keeping) {
  try {
    await keeping;
  } catch (error) {
    console.debug("No copy was kept", error);
  }
}
