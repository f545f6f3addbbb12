import { findCopy, rewriteCopy, sessionEra } from "./offline-copies.js";
import { markTicks } from "./offline-pages.js";

const TICKS = "ticks";
const MAX_TICKS = 1_000;
const SEND_TIMEOUT_MS = 30_000;

let sending;
let again;
let marking = Promise.resolve();

/** Reads the button of a line; undefined if the form does something else. */
export function readTick(body, url, address) {
  const fields = new URLSearchParams(body);
  const isTicked = fields.has("tick");
  const ids = (fields.get(isTicked ? "tick" : "untick") ?? "").split(",").filter(Number);
  if (ids.length === 0) return undefined;
  const cookbook = Number(url.searchParams.get("cookbook")) || null;
  return { address, cookbook, isTicked, ids: ids.map(Number), at: Date.now() };
}

/**
 * Keeps a tick until it can be sent; a later one of the same line replaces it. False if it cannot
 * be kept: the copy of its list tells whose it is.
 */
export async function keepTick(tick, begun) {
  const by = Number((await findCopy(tick.address))?.headers.get("X-Viewer"));
  const kept = await listTicks();
  if (!by || kept.length >= MAX_TICKS || begun !== sessionEra) return false;
  await putTick(`${POPOTE.ticksPath}?${crypto.randomUUID()}`, { ...tick, by });
  const cache = await caches.open(TICKS);
  for (const { request, ids, isRefused } of kept)
    if (!isRefused && ids.join() === tick.ids.join()) await cache.delete(request);
  await registration.sync?.register(TICKS).catch(() => {});
  await tellPages();
  return true;
}

/** In their order, with the request that names each in the cache. */
export async function listTicks() {
  if (!(await caches.has(TICKS))) return [];
  const cache = await caches.open(TICKS);
  const requests = await cache.keys();
  const kept = requests.map(async (request) => {
    const tick = await cache.match(request);
    return tick ? [{ ...(await tick.json()), request }] : [];
  });
  return (await Promise.all(kept)).flat();
}

/**
 * Sends kept ticks; rejects if they remain because the server cannot be reached. Asked while it
 * sends, it sends once more: the connection may be back only now.
 */
export function sendTicks() {
  if (sending) {
    again ??= sending.then(sendAgain, sendAgain);
    return again;
  }
  sending = sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

function sendAgain() {
  again = undefined;
  return sendTicks();
}

async function sendAll() {
  const begun = sessionEra;
  const waiting = (await listTicks()).filter(({ isRefused }) => !isRefused);
  const isOld = ({ at }) => Date.now() - at > POPOTE.keptTickMs;
  await settle(waiting.filter(isOld), () => true);
  const ticks = waiting.filter((tick) => !isOld(tick));
  while (ticks.length > 0) {
    const batch = ticks.splice(0, POPOTE.maxTicks);
    if (begun !== sessionEra) return;
    const refused = await sendBatch(batch);
    if (begun !== sessionEra) return;
    await settle(batch, (place) => refused?.includes(place) ?? true);
  }
}

/** Returns the places of those refused; undefined for all. Ages are sent: clocks may be wrong. */
async function sendBatch(batch) {
  const now = Date.now();
  const ticks = batch.map(({ by, cookbook, isTicked, ids, at }) => {
    return { by, cookbook, isTicked, ids, ago: Math.max(0, now - at) };
  });
  const body = new URLSearchParams({ ticks: JSON.stringify(ticks) });
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const answer = await fetch(POPOTE.ticksPath, { method: "POST", body, signal });
  const isLater = answer.status >= 500 || answer.status === 429;
  if (isLater || !answer.headers.has("X-Request-Id"))
    throw new Error(`${answer.status} for ${batch.length} ticks`);
  return answer.ok ? (await answer.json()).refused : undefined;
}

/** What was refused is never sent again, and stays until a page has told it. */
async function settle(batch, isRefused) {
  if (batch.length === 0) return;
  const cache = await caches.open(TICKS);
  for (const [place, { request, ...tick }] of batch.entries())
    if (isRefused(place)) await putTick(request, { ...tick, isRefused: true });
    else await cache.delete(request);
  await markCopies(batch.filter((_, place) => !isRefused(place)));
  await tellPages(true);
}

/** Marks ticks that the server has in the copies of their lists, one after another. */
export function markCopies(ticks) {
  const mark = async () => {
    for (const address of new Set(ticks.map((tick) => tick.address)))
      await rewriteCopy(address, (page) => markTicks(page, ticks));
  };
  marking = marking.then(mark, mark);
  return marking;
}

/** Tells open pages what waits, and how many ticks were refused. */
export async function tellPages(isSent = false) {
  const ticks = await listTicks();
  const waiting = ticks.filter(({ isRefused }) => !isRefused);
  const states = waiting.flatMap(({ ids, isTicked }) => ids.map((id) => [id, isTicked]));
  const told = { states, refused: ticks.length - waiting.length, isSent };
  for (const page of await clients.matchAll({ type: "window" })) page.postMessage({ ticks: told });
}

export async function forgetRefused() {
  const cache = await caches.open(TICKS);
  for (const { request, isRefused } of await listTicks())
    if (isRefused) await cache.delete(request);
}

async function putTick(request, tick) {
  const cache = await caches.open(TICKS);
  await cache.put(request, new Response(JSON.stringify(tick)));
}
