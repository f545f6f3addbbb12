import { copyOf } from "./offline-pages.js";

const CACHE = "copies";
const MAX_COPIES = 60;
const MAX_BYTES = 15_000_000;
/** What is not, or no more, for this reader. */
const REFUSED = [401, 403, 404, 410];

/** Moves on whenever somebody signs in or out: what was asked for before is not kept then. */
export let era = 0;
let isLookedFor = false;

/** Fetches a page as light as there is; the browser's own cache keeps what it has. */
export async function keepAgain(address, begun) {
  const headers = { Accept: "text/html", "Save-Data": "on" };
  const page = await fetch(address, { headers, cache: "no-store", redirect: "manual" });
  await keepSeen(address, page, begun);
}

/** Only what Popote says itself counts: not a proxy's page, nor the way to somebody else's login. */
export async function keepSeen(address, page, begun) {
  if (!page.headers.has("X-Request-Id")) return;
  const cache = await caches.open(CACHE);
  if (REFUSED.includes(page.status)) await forgetRecipe(cache, address);
  if (page.status !== 200) return;
  const copy = await copyOf(await page.text());
  if (begun !== era) return;
  await replace(cache, address, copy);
  await trim(cache);
  const whole = wholeOf(address);
  if (address !== whole && !(await cache.match(whole))) await keepAgain(whole, begun);
  await leaveIfGone();
}

/** The newest copy is the last; where there is no room for it, the one before stays. */
async function replace(cache, address, copy) {
  const before = await cache.match(address);
  await cache.delete(address);
  try {
    await cache.put(address, copy);
  } catch (error) {
    if (before) await cache.put(address, before);
    throw error;
  }
}

/** The oldest go once there are too many, or they are too large together. */
async function trim(cache) {
  let [count, bytes] = [0, 0];
  for (const { request, copy } of await listCopies()) {
    bytes += Number(copy.headers.get("X-Bytes"));
    if (++count > MAX_COPIES || bytes > MAX_BYTES) await cache.delete(request);
  }
}

/** What is kept, the newest first. */
export async function listCopies() {
  const cache = await caches.open(CACHE);
  const requests = (await cache.keys()).reverse();
  const found = await Promise.all(
    requests.map(async (request) => ({ request, copy: await cache.match(request) })),
  );
  return found.filter(({ copy }) => copy);
}

/** A recipe that is not for this reader: neither its page nor the steps of cooking it. */
async function forgetRecipe(cache, address) {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (wholeOf(pathname + search) === wholeOf(address)) await cache.delete(request);
  }
}

export async function forgetAll() {
  era += 1;
  await caches.delete(CACHE);
}

/** What an earlier worker kept in its own way. */
export async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** A Popote without this worker, or something else at its address, is left alone. */
async function leaveIfGone() {
  if (isLookedFor) return;
  isLookedFor = true;
  const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (![404, 410].includes(status)) return;
  await forgetAll();
  await registration.unregister();
}

/** The copy of a page; a step that is not kept is in the whole recipe. */
export async function findCopy(address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? cache.match(wholeOf(address));
}

/** The recipe's own page, of one that is being cooked. */
function wholeOf(address) {
  const query = new URLSearchParams(address.split("?")[1]);
  query.delete("step");
  return `${POPOTE.whole}?${query}`;
}
