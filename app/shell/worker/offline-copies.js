import { createCopy } from "./offline-pages.js";

const CACHE = "copies";
/** Also written by kept-ticks.js. */
const CACHES = [CACHE, "ticks"];
const MAX_COPIES = 60;
const MAX_BYTES = 15_000_000;
/** Statuses of a page that is gone or not visible to this viewer. */
const REFUSED = [401, 403, 404, 410];

/** Counts sign-ins and sign-outs: a response fetched before one must not be stored after it. */
export let sessionEra = 0;
let wasChecked = false;

export async function fetchCopy(address, begun) {
  const headers = { Accept: "text/html", "Save-Data": "on" };
  const page = await fetch(address, { headers, cache: "no-store", redirect: "manual" });
  await storeCopy(address, page, begun);
}

/** Stores only our own successful responses: no proxy's page, no redirect to a login. */
export async function storeCopy(address, page, begun) {
  if (!page.headers.has("X-Request-Id")) return;
  const cache = await caches.open(CACHE);
  if (REFUSED.includes(page.status)) await deleteCopies(cache, address);
  if (page.status !== 200) return;
  const copy = await createCopy(await page.text());
  if (begun !== sessionEra) return;
  await replace(cache, address, copy);
  await trim(cache);
  const whole = toWholeAddress(address);
  if (address !== whole && !(await cache.match(whole))) await fetchCopy(whole, begun);
  await unregisterIfGone();
}

/** Stores the copy as the newest entry; keeps the previous one if there is no room. */
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

async function trim(cache) {
  let [count, bytes] = [0, 0];
  for (const { request, copy } of await listCopies()) {
    bytes += Number(copy.headers.get("X-Bytes"));
    if (++count > MAX_COPIES || bytes > MAX_BYTES) await cache.delete(request);
  }
}

export async function listCopies() {
  const cache = await caches.open(CACHE);
  const requests = (await cache.keys()).reverse();
  const entries = await Promise.all(
    requests.map(async (request) => ({ request, copy: await cache.match(request) })),
  );
  return entries.filter(({ copy }) => copy);
}

/** Rewrites the page of a copy, if there is one; its date stays. */
export async function rewriteCopy(address, rewrite) {
  const begun = sessionEra;
  const cache = await caches.open(CACHE);
  const copy = await cache.match(address);
  if (!copy) return;
  const page = rewrite(await copy.text());
  if (begun === sessionEra) await cache.put(address, new Response(page, { headers: copy.headers }));
}

async function deleteCopies(cache, address) {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (toWholeAddress(pathname + search) === toWholeAddress(address)) await cache.delete(request);
  }
}

/** Deletes kept ticks too: the next person may be another. */
export async function deleteAllCopies() {
  sessionEra += 1;
  for (const name of CACHES) await caches.delete(name);
}

/** Deletes the caches of earlier workers, which had another format. */
export async function deleteOldCaches() {
  for (const name of await caches.keys()) if (!CACHES.includes(name)) await caches.delete(name);
}

/** Unregisters the worker if the site no longer serves it. */
async function unregisterIfGone() {
  if (wasChecked) return;
  wasChecked = true;
  const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (![404, 410].includes(status)) return;
  await deleteAllCopies();
  await registration.unregister();
}

/** The copy of a page; a cooking step without one falls back to the recipe. */
export async function findCopy(address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? cache.match(toWholeAddress(address));
}

/** URL of the whole recipe for a cooking step; a shopping list's own. */
function toWholeAddress(address) {
  const [path, search] = address.split("?");
  if (path === POPOTE.listPath) return address;
  const query = new URLSearchParams(search);
  query.delete("step");
  return `${POPOTE.recipePath}?${query}`;
}
