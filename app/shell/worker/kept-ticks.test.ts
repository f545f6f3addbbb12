import { beforeEach, expect, test, vi } from "vitest";
import { forgetRefused, keepTick, listTicks, readTick, sendTicks } from "./kept-ticks.js";
import { deleteAllCopies } from "./offline-copies.js";
import { markTicks } from "./offline-pages.js";

const ORIGIN = "https://popote.example";
const ADDRESS = "/shopping?cookbook=5";
const WEEK = 7 * 24 * 3_600_000;
const ALICE = "7";

/** As much of the browser's caches as the worker uses. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const toKey = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).href;
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (request: string) => kept.get(toKey(request))?.clone(),
      put: async (request: string, response: Response) => kept.set(toKey(request), response),
      delete: async (request: string) => kept.delete(toKey(request)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}

const told: { states: unknown[]; refused: number }[] = [];
const send = vi.fn<(path: string, init: { body: URLSearchParams }) => Promise<Response>>();

beforeEach(async () => {
  told.length = 0;
  send.mockReset();
  const page = { postMessage: ({ ticks }: { ticks: (typeof told)[0] }) => told.push(ticks) };
  const browser = {
    POPOTE: { ticksPath: "/shopping/ticks", listPath: "/shopping", keptTickMs: WEEK, maxTicks: 2 },
    caches: fakeCaches(),
    clients: { matchAll: async () => [page] },
    registration: {},
    fetch: send,
  };
  for (const [name, part] of Object.entries(browser)) vi.stubGlobal(name, part);
  const headers = { "X-Viewer": ALICE };
  await (await caches.open("copies")).put(ADDRESS, new Response(line("tick", "1,2"), { headers }));
});

const line = (name: string, ids: string) =>
  `<button type="submit" name="${name}" value="${ids}" aria-pressed="${name === "untick"}">`;

const press = (body: string) => readTick(body, new URL(ADDRESS, ORIGIN), ADDRESS);
const keep = (body: string, era = 0) => keepTick({ ...press(body), at: Date.now() }, era);

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "X-Request-Id": "1" } });

const listSent = () =>
  send.mock.calls.map(([, { body }]) => JSON.parse(body.get("ticks") ?? "") as unknown[]);

const currentEra = async () => (await import("./offline-copies.js")).sessionEra;

test("only forms that tick or untick a line are kept", () => {
  for (const body of ["lines=milk", "remove=1", "tick=", "sending=key", ""])
    expect(press(body)).toBeUndefined();
  expect(press("untick=1%2C2")).toMatchObject({ isTicked: false, ids: [1, 2], cookbook: 5 });
});

test("kept ticks are sent in their order with their age and account, and then forgotten", async () => {
  for (const body of ["tick=1,2", "tick=3", "untick=3", "tick=4"])
    expect(await keep(body, await currentEra())).toBe(true);
  expect(told.at(-1)).toMatchObject({
    states: [
      [1, true],
      [2, true],
      [3, false],
      [4, true],
    ],
  });
  send.mockImplementation(async () => answer({ refused: [] }));
  await Promise.all([sendTicks(), sendTicks()]);
  const common = { by: 7, cookbook: 5, ago: expect.any(Number) };
  expect(listSent()).toEqual([
    [
      { ...common, isTicked: true, ids: [1, 2] },
      { ...common, isTicked: false, ids: [3] },
    ],
    [{ ...common, isTicked: true, ids: [4] }],
  ]);
  expect(await listTicks()).toEqual([]);
  expect(told.at(-1)).toMatchObject({ states: [], refused: 0, isSent: true });
  const copy = await (await caches.open("copies")).match(ADDRESS);
  expect(await copy?.text()).toBe(line("untick", "1,2"));
});

test.each([
  ["the network fails", () => Promise.reject(new Error("offline"))],
  ["the server is closed", async () => answer({}, 503)],
  ["it asks to wait", async () => answer({}, 429)],
  ["somebody else answers", async () => new Response("Log in to this Wi-Fi")],
])("ticks stay while %s", async (_what, fail) => {
  await keep("tick=1", await currentEra());
  send.mockImplementation(fail);
  await expect(sendTicks()).rejects.toThrow();
  expect(await listTicks()).toMatchObject([{ ids: [1] }]);
});

test.each([
  ["one of them", async () => answer({ refused: [1] }), 1],
  ["an ended session", async () => answer({}, 401), 2],
])(
  "a refusal is told until a page has shown it, and nothing is sent again: %s",
  async (_what, refuse, count) => {
    for (const body of ["tick=1", "tick=2"]) await keep(body, await currentEra());
    send.mockImplementation(refuse);
    await sendTicks();
    expect(told.at(-1)).toMatchObject({ states: [], refused: count });
    await sendTicks();
    expect(send).toHaveBeenCalledTimes(1);
    await forgetRefused();
    expect(await listTicks()).toEqual([]);
  },
);

test("a tick older than a week is refused unsent", async () => {
  const era = await currentEra();
  await keepTick({ ...press("tick=1"), at: Date.now() - WEEK - 1 }, era);
  await sendTicks();
  expect(send).not.toHaveBeenCalled();
  expect(told.at(-1)).toMatchObject({ refused: 1 });
});

test("ticks are kept only where a copy tells whose they are, and end with the session", async () => {
  const era = await currentEra();
  await keep("tick=1", era);
  await keep("tick=2", era);
  await keep("tick=3", era);
  send.mockImplementation(async () => {
    await deleteAllCopies();
    return answer({ refused: [0] });
  });
  await sendTicks();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await caches.keys()).toEqual([]);
  expect(await keep("tick=1", await currentEra())).toBe(false);
  expect(await listTicks()).toEqual([]);
});

test("a tick pressed before a login is not kept after it", async () => {
  expect(await keep("tick=1", (await currentEra()) - 1)).toBe(false);
});

test("a line is shown ticked where all of its entries are, and its button does the opposite", () => {
  const page = line("tick", "1,2") + line("tick", "3") + line("untick", "4");
  const ticks = [
    { ids: [1, 3], isTicked: true },
    { ids: [4], isTicked: false },
  ];
  const shown = line("tick", "1,2") + line("untick", "3") + line("tick", "4");
  expect(markTicks(page, ticks)).toBe(shown);
  expect(markTicks(page, [...ticks, { ids: [2], isTicked: true }])).toContain(
    line("untick", "1,2"),
  );
});

test("asked while a send fails, the worker sends once more", async () => {
  await keep("tick=1", await currentEra());
  let fail = () => {};
  send.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError("no connection"));
      }),
  );
  send.mockImplementationOnce(async () => answer({ refused: [] }));
  const first = sendTicks();
  const others = [sendTicks(), sendTicks()];
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  fail();
  await expect(first).rejects.toThrow("no connection");
  await Promise.all(others);
  expect(send).toHaveBeenCalledTimes(2);
  expect(await listTicks()).toEqual([]);
});
