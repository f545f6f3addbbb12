import "../support/built";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST } from "../support/cast";
import { openTestDatabase } from "../support/database";
import { spawnPopote } from "../support/popote-process";
import { writeUsualRecipe } from "../support/usual-recipe";
import { flood } from "./flood";
import { computeMedian, PATIENCE_MS, readCpuMs } from "./measure";
import { report } from "./report";

/** POPOTE_BENCH_ROUNDS=2 shortens the run. */
const ROUNDS = Number(process.env.POPOTE_BENCH_ROUNDS ?? 8);
const FLOOD = { connections: 8, ms: 2_000 };
const VISITOR = { "Accept-Encoding": "br", "Accept-Language": "en" };
/** Node sets these itself. */
const OWN_HEADERS = ["connection", "date", "keep-alive", "transfer-encoding", "content-length"];

interface Server {
  origin: string;
  pid: number;
}

test("pages per second beside a bare handler that sends the same bytes", {
  timeout: PATIENCE_MS,
}, async () => {
  const { db, dataDir, files } = openTestDatabase();
  const recipe = `/recipe/view?id=${await writeUsualRecipe({ db, files })}`;
  const session = await openSession(db, { userId: CAST.bob.id, userAgent: "bench" });
  const { origin, child } = await spawnPopote(dataDir);
  onTestFinished(() => void child.kill());
  const popote = { origin, pid: child.pid ?? 0 };
  const bob = { ...VISITOR, Cookie: `session=${session}` };
  const kinds = [
    { page: "recipe, nobody, kept", path: recipe, headers: VISITOR },
    { page: "recipe, signed in, shared rendering", path: `${recipe}&servings=6`, headers: bob },
    // A URL with a dot in it has no cached rendering.
    { page: "recipe, signed in, rendered each time", path: `${recipe}&x=.`, headers: bob },
    { page: "home, signed in", path: "/home", headers: bob },
    { page: "search, nobody", path: "/search?search=stew", headers: VISITOR },
  ];
  const answers = [];
  for (const { path, headers } of kinds) {
    await readAnswer(origin + path, headers);
    answers.push({ path, ...(await readAnswer(origin + path, headers)) });
  }
  const bare = await startBareHandler(path.join(dataDir, "answers.json"), answers);
  const rows = [];
  for (const [at, { page, path, headers }] of kinds.entries()) {
    const pairs: [Rate, Rate][] = [];
    // The servers take turns, so that other load affects both; the first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round++) {
      const pair: [Rate, Rate] = [
        await measureRate(popote, path, headers),
        await measureRate(bare, path, headers),
      ];
      if (round > 0) pairs.push(pair);
    }
    rows.push({
      page,
      "bytes of HTML": Buffer.from(answers[at]?.body ?? "", "base64").length,
      "pages per second": computeMedian(pairs.map(([own]) => own.perSecond)),
      "to bare": computeMedian(pairs.map(([own, other]) => own.perSecond / other.perSecond)),
      "processor ms per page": computeMedian(pairs.map(([own]) => own.cpuMs)),
      "times bare": computeMedian(pairs.map(([own, other]) => own.cpuMs / other.cpuMs)),
    });
  }
  report("page-rate", rows);
});

interface Rate {
  perSecond: number;
  cpuMs: number;
}

async function measureRate(
  { origin, pid }: Server,
  path: string,
  headers: Record<string, string>,
): Promise<Rate> {
  const before = { cpu: readCpuMs(pid), clock: performance.now() };
  const pages = await flood(origin + path, headers, FLOOD);
  return {
    perSecond: (1_000 * pages) / (performance.now() - before.clock),
    cpuMs: (readCpuMs(pid) - before.cpu) / pages,
  };
}

async function startBareHandler(file: string, answers: object[]): Promise<Server> {
  writeFileSync(file, JSON.stringify(answers));
  const child = spawn(process.execPath, ["tests/bench/bare-handler.mjs", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stdout, "data");
  return { origin: `http://127.0.0.1:${Number(port)}`, pid: child.pid ?? 0 };
}

async function readAnswer(address: string, headers: Record<string, string>) {
  const request = http.get(address, { headers, agent: false });
  const [answer]: [http.IncomingMessage] = (await once(request, "response")) as [
    http.IncomingMessage,
  ];
  expect(answer.statusCode, address).toBe(200);
  const body = Buffer.concat(await answer.toArray()).toString("base64");
  const kept = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return { headers: Object.fromEntries(kept), body };
}
