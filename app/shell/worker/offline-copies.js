import { createCopy } from "./offline-pages.js";

const CACHE = "copies";
const MAX_COPIES = 60;
const MAX_BYTES = 15_000_000;
/** Statuses of a page that this reader may not see, or that is gone. */
const REFUSED = [401, 403, 404, 410];

/** Counts sign-ins and sign-outs: what was fetched before one is not stored after it. */
export let sessionEra = 0;
let wasChecked = false;

export async function fetchCopy(address, begun) {
  const headers = { Accept: "text/html", "Save-Data": "on" };
  const page = await fetch(address, { headers, cache: "no-store", redirect: "manual" });
  await storeCopy(address, page, begun);
}

/** Stores Popote's own answers only: no proxy's page, no redirect to a login. */
export async function storeCopy(address, page, begun) {
  if (!page.headers.has("X-Request-Id")) return;
  const cache = await caches.open(CACHE);
  if (REFUSED.includes(page.status)) await deleteRecipeCopies(cache, address);
  if (page.status !== 200) return;
  const copy = await createCopy(await page.text());
  if (begun !== sessionEra) return;
  await replace(cache, address, copy);
  await trim(cache);
  const whole = toRecipeAddress(address);
  if (address !== whole && !(await cache.match(whole))) await fetchCopy(whole, begun);
  await unregisterIfGone();
}

/** Stores the copy as the last of the cache; if there is no room, the one before stays. */
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

/** Deletes the oldest copies beyond MAX_COPIES or MAX_BYTES. */
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

/** Deletes the copies of a recipe: its page and the steps of cooking it. */
async function deleteRecipeCopies(cache, address) {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (toRecipeAddress(pathname + search) === toRecipeAddress(address))
      await cache.delete(request);
  }
}

export async function deleteAllCopies() {
  sessionEra += 1;
  await caches.delete(CACHE);
}

/** Deletes the caches of earlier workers, whose format was another. */
export async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** Unregisters the worker where the site serves it no more. */
async function unregisterIfGone() {
  if (wasChecked) return;
  wasChecked = true;
  const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  if (![404, 410].includes(status)) return;
  await deleteAllCopies();
  await registration.unregister();
}

/** The copy of a page; for a step without a copy, that of the whole recipe. */
export async function findCopy(address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? cache.match(toRecipeAddress(address));
}

/** The address of the recipe's own page, also for a step of cooking it. */
function toRecipeAddress(address) {
  const query = new URLSearchParams(address.split("?")[1]);
  query.delete("step");
  return `${POPOTE.recipePath}?${query}`;
}
