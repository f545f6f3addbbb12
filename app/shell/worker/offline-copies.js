import { createCopy } from "./offline-pages.js";

const CACHE = "copies";
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

/** Deletes the caches of earlier workers, which had another format. */
export async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
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
  return (await cache.match(address)) ?? cache.match(toRecipeAddress(address));
}

/** URL of the recipe's page, also for a cooking step. */
function toRecipeAddress(address) {
  const query = new URLSearchParams(address.split("?")[1]);
  query.delete("step");
  return `${POPOTE.recipePath}?${query}`;
}
