import "../support/built";
import { test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { makeCookbook } from "../support/cookbooks";
import { HOSTILE_RECIPES, writeFullRecipe } from "../support/hostile-recipes";
import { listRouteAddresses } from "./cost-routes";
import { FEW_SHAPES, type Field, SHAPES } from "./cost-shapes";
import { measureRequests, PATIENCE_MS, type Sent } from "./measure";
import { report } from "./report";
import { openWorld, type World } from "./world";

/** POPOTE_BENCH_WORLD=1000 uses a smaller world, POPOTE_BENCH_ROUTES=recipe only some routes. */
const RECIPES = Number(process.env.POPOTE_BENCH_WORLD ?? 10_000);
const ONLY = new RegExp(process.env.POPOTE_BENCH_ROUTES ?? "");
const MAX_MS = 500;
const MAX_MS_PER_KB = 50;
/** Expensive requests are repeated, to exclude garbage collection and compilation. */
const TRIES = 3;
const STORED = 5;

type Sender = "ADMIN" | "USER" | "nobody";

interface Cost {
  route: string;
  by: Sender;
  shape: string;
  answer: number;
  "sent, kB": number;
  "processor, ms": number;
  bound: "" | "above";
}

test("the cost of hostile requests, route by route", { timeout: PATIENCE_MS }, async () => {
  const world = await openWorld(RECIPES);
  const costs: Cost[] = [];
  const measure = async (by: Sender, route: string, path: string, shapes: string[]) => {
    if (!ONLY.test(route)) return;
    const send = await openSender(world, by);
    const target = { path, fields: readFields((await send({ path })).text) };
    let plainMs = 0;
    for (const shape of shapes) {
      // What is stored costs without being sent, so the bound per kilobyte does not apply.
      const isPlain = shape === "plain" || !(shape in SHAPES);
      const sent = SHAPES[shape]?.(target) ?? { path };
      const cost = await measureCost(send, sent, isPlain ? Number.POSITIVE_INFINITY : plainMs);
      if (isPlain) plainMs = cost["processor, ms"];
      costs.push({ route, by, shape, ...cost });
    }
  };
  for (const [route, path] of await listRouteAddresses(world.db, world.readerId)) {
    await measure("ADMIN", route, path, Object.keys(SHAPES));
    for (const by of ["USER", "nobody"] as const) await measure(by, route, path, FEW_SHAPES);
  }
  for (const [stored, path] of await listStoredAddresses(world))
    await measure("USER", path.split("?")[0] ?? "", path, [`stored: ${stored}`]);
  costs.sort((one, other) => other["processor, ms"] - one["processor, ms"]);
  const isWorst = ({ route }: Cost, at: number) =>
    costs.findIndex((other) => other.route === route) === at;
  const above = costs.filter(({ bound }) => bound === "above");
  console.log(`${costs.length} requests, above the bounds: ${above.length}`);
  report(
    "cost",
    [...new Set([...above, ...costs.filter(isWorst)])].map((cost) => ({ ...cost })),
  );
});

type Send = Awaited<ReturnType<typeof openSender>>;

/** Sends each request without limits reached, and with a new session. */
async function openSender({ db, popote, readerId }: World, by: Sender) {
  const { send } = measureRequests(popote);
  return async (sent: Sent) => {
    const session = await openCleanSession(db, readerId, by);
    const cookies = [session && `session=${session}`, sent.headers?.Cookie].filter(Boolean);
    const headers = { ...sent.headers, Cookie: cookies.join("; "), Origin: popote.origin };
    return send({ ...sent, headers });
  };
}

async function openCleanSession(db: Db, userId: number, by: Sender): Promise<string | undefined> {
  for (const table of ["attempts", "maintenance", "sessions"] as const)
    await db.deleteFrom(table).execute();
  if (by === "nobody") return undefined;
  await db.updateTable("users").set({ role: by }).where("id", "=", userId).execute();
  return openSession(db, { userId, userAgent: "bench" });
}

/** The least of a few tries; the bound per kilobyte excludes the cost of the plain page. */
async function measureCost(send: Send, sent: Sent, plainMs: number) {
  const kilobytes = JSON.stringify(sent).length / 1_000;
  const isAbove = (ms: number) =>
    ms > MAX_MS || (ms - plainMs) / Math.max(1, kilobytes) > MAX_MS_PER_KB;
  let answer = 0;
  let ms = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TRIES && isAbove(ms); time++) {
    const { status, cpuMs } = await send(sent);
    answer = status;
    ms = Math.min(ms, cpuMs);
  }
  const bound: Cost["bound"] = isAbove(ms) ? "above" : "";
  return { answer, "sent, kB": kilobytes, "processor, ms": ms, bound };
}

function readFields(html: string): Field[] {
  const tags = html.match(/<(input|textarea|select|button)\b[^>]*\bname="[^"]*"[^>]*>/g) ?? [];
  const readAttribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return tags
    .filter((tag) => !/type="(file|checkbox|radio)"/.test(tag))
    .map((tag): Field => [readAttribute(tag, "name"), readAttribute(tag, "value")])
    .filter(([name]) => name !== "__intent__");
}

/** Pages of recipes as long and odd as the form allows, and of a cookbook of them. */
async function listStoredAddresses({ db, readerId }: World): Promise<[string, string][]> {
  const writer = { id: readerId, username: "reader", role: "USER", imageVersion: null } as const;
  const addresses: [string, string][] = [];
  const ids: number[] = [];
  for (const [stored, { name, text }] of Object.entries(HOSTILE_RECIPES)) {
    for (let time = 0; time < STORED; time++)
      ids.push(await writeFullRecipe(db, writer, name, text));
    const query = `id=${ids.at(-1)}&servings=3`;
    for (const page of ["view", "edit", "print", "cook"])
      addresses.push([stored, `/recipe/${page}?${query}`]);
    addresses.push([stored, `/recipe/cook?${query}&step=50`]);
    for (const format of RECIPE_FORMATS)
      addresses.push([stored, `/recipe/export?${query}&format=${format}`]);
  }
  const book = await makeCookbook(db, writer, { recipes: ids });
  const whole = [
    ...["view", "print", "edit"].map((page) => `/cookbook/${page}?cookbook=${book}`),
    ...RECIPE_FORMATS.map((format) => `/cookbook/export?cookbook=${book}&format=${format}`),
    ...["/recipe/list?source=user", `/user/view?user=${readerId}`, "/user/data.zip"],
  ];
  return [...addresses, ...whole.map((path): [string, string] => [`${ids.length} recipes`, path])];
}
