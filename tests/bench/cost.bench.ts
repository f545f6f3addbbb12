import "../support/built";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import type { Db } from "#server/platform/db/open";
import { openTestDatabase } from "../support/database";
import { spawnPopote } from "../support/popote-process";
import { listRouteAddresses } from "./cost-routes";
import { FEW_SHAPES, type Field, type Sent, SHAPES, type Target } from "./cost-shapes";
import { hostileAddresses } from "./cost-stored";
import { readMemory, readProcessorTime } from "./process-figures";
import { reportTable } from "./report";
import { cachedWorld } from "./world-cache";

/** POPOTE_BENCH_COST=1000 uses a smaller world, POPOTE_BENCH_ROUTES=recipe only some routes. */
const RECIPES = Number(process.env.POPOTE_BENCH_COST ?? 10_000);
const ONLY = new RegExp(process.env.POPOTE_BENCH_ROUTES ?? "");
const MAX_MS = 500;
const MAX_MS_PER_KB = 50;
/** Expensive requests are repeated, to exclude garbage collection and compilation. */
const AGAIN = 3;
const TIMEOUT_MS = 60_000;
const SHOWN = 20;

type Asker = "ADMIN" | "USER" | "nobody";

interface Cost {
  route: string;
  by: Asker;
  shape: string;
  status: number;
  kilobytes: number;
  ms: number;
  /** Growth in megabytes. */
  memory: number;
  isOver?: boolean;
}

test("the cost of hostile requests, route by route", { timeout: 3_600_000 }, async () => {
  const world = await cachedWorld(RECIPES);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-cost-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(world.folder, dataDir, { recursive: true });
  const { db } = openTestDatabase(dataDir);
  // An administrator must exist while the requesting user is not one.
  const other = world.readerId === 1 ? 2 : 1;
  await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", other).execute();
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill());
  const pid = popote.child.pid ?? 0;
  const costs: Cost[] = [];
  const measure = async (by: Asker, route: string, address: string, names: string[]) => {
    const send = async (sent: Sent) =>
      answerTo(popote.origin, await calmed(db, world.readerId, by), sent);
    const target = await targetAt(address, send);
    let own = 0;
    for (const shape of names) {
      const sent = (SHAPES[shape] ?? plainly)(target);
      let least: Cost | undefined;
      for (let time = 0; time < AGAIN && (!least || isOver(least, own)); time++) {
        const cost = { route, by, shape, ...(await measureCost(pid, sent, send)) };
        if (!least || cost.ms < least.ms) least = cost;
      }
      if (!least) continue;
      // Stored data costs without being sent, so it sets the baseline.
      if (shape === "plain" || /^stored/.test(shape)) own = least.ms;
      costs.push({ ...least, isOver: isOver(least, own) });
    }
  };
  const routes = await listRouteAddresses(db, world.readerId);
  for (const [route, address] of routes.filter(([route]) => ONLY.test(route))) {
    await measure("ADMIN", route, address, Object.keys(SHAPES));
    for (const by of ["USER", "nobody"] as const) await measure(by, route, address, FEW_SHAPES);
  }
  for (const { route, address, by, holds } of await hostileAddresses(db, world.readerId))
    if (ONLY.test(route)) await measure(by, route, address, [`stored: ${holds}`]);
  costs.sort((a, b) => b.ms - a.ms);
  reportTable("cost", costs.slice(0, SHOWN).map(toRow));
  const isWorst = ({ route }: Cost, at: number) =>
    costs.findIndex((other) => other.route === route) === at;
  reportTable("cost-by-route", costs.filter(isWorst).map(toRow));
  reportTable("cost-stored", costs.filter(({ shape }) => /^stored/.test(shape)).map(toRow));
  const above = costs.filter((cost) => cost.isOver);
  console.log(`${costs.length} requests, above the bounds: ${above.length}`);
  console.table(above.map(toRow));
});

function plainly({ path }: Target): Sent {
  return { method: "GET", path };
}

/** Whether a cost exceeds a limit; the limit per kilobyte excludes the cost of the plain page. */
function isOver({ ms, kilobytes }: Cost, own: number): boolean {
  return ms > MAX_MS || (ms - own) / Math.max(1, kilobytes) > MAX_MS_PER_KB;
}

function toRow({ route, by, shape, status, kilobytes, ms, memory, isOver }: Cost) {
  return {
    route,
    by,
    shape,
    answer: status,
    "sent, kB": kilobytes,
    "processor, ms": ms,
    "memory, MB": memory,
    bound: isOver ? "above" : "",
  };
}

async function measureCost(pid: number, sent: Sent, send: (sent: Sent) => Promise<Answered>) {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const { resident } = readMemory(pid);
  const before = readProcessorTime(pid);
  const { status } = await send(sent);
  const ms = readProcessorTime(pid) - before;
  const kilobytes = JSON.stringify(sent).length / 1_000;
  return {
    status,
    kilobytes,
    ms,
    memory: Math.max(0, readMemory(pid).most - resident),
  };
}

/** Clears limits, maintenance and sessions; returns a new session, undefined for a visitor. */
async function calmed(db: Db, userId: number, by: Asker): Promise<string | undefined> {
  await db.deleteFrom("attempts").execute();
  await db.deleteFrom("maintenance").execute();
  await db.deleteFrom("sessions").execute();
  if (by === "nobody") return undefined;
  await db.updateTable("users").set({ role: by }).where("id", "=", userId).execute();
  return openSession(db, { userId, userAgent: "bench" });
}

async function targetAt(address: string, send: (sent: Sent) => Promise<Answered>): Promise<Target> {
  const { text } = await send({ method: "GET", path: address });
  const tags = text.match(/<(input|textarea|select|button)\b[^>]*\bname="[^"]*"[^>]*>/g) ?? [];
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  const fields = tags
    .filter((tag) => !/type="(file|checkbox|radio)"/.test(tag))
    .map((tag): Field => [attribute(tag, "name"), attribute(tag, "value")])
    .filter(([name]) => name !== "__intent__");
  return { path: address, fields };
}

interface Answered {
  status: number;
  text: string;
}

function answerTo(origin: string, session: string | undefined, sent: Sent): Promise<Answered> {
  const { method, path: address, body, headers } = sent;
  const { hostname, port } = new URL(origin);
  const cookie = [session && `session=${session}`, headers?.Cookie].filter(Boolean).join("; ");
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        ...{ hostname, port, method, path: address, timeout: TIMEOUT_MS, agent: false },
        headers: { ...headers, Cookie: cookie, Origin: origin },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        const done = () => {
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
          request.destroy();
        };
        // "close" also covers a response that is cut off.
        answer.on("end", done).on("close", done);
      },
    );
    request.on("timeout", () => request.destroy(new Error(`no answer: ${address.slice(0, 80)}`)));
    // The server may cut off a request it refuses before the end of the body.
    request.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE"
        ? resolve({ status: 0, text: "" })
        : reject(error),
    );
    request.end(body);
  });
}
