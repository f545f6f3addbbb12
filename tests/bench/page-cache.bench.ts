import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { openSync, writeFileSync } from "node:fs";
import http, { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestDatabase } from "../support/database";
import { writeUsualRecipe } from "../support/usual-recipe";
import { readProcessorTime } from "./process-figures";
import { reportTable, summarize } from "./report";

const ROUNDS = Number(process.env.POPOTE_BENCH_RUNS ?? 15);
const SECONDS = 2;
const CONNECTIONS = 16;
const HEADERS = { "Accept-Encoding": "br", "Accept-Language": "en" };
const OWN = ["connection", "date", "keep-alive", "transfer-encoding"];

interface Contestant {
  name: string;
  address: string;
  processId: number;
  perSecond: number[];
  microseconds: number[];
}

test("cost of a cached page beside a bare handler that sends the same bytes", async () => {
  const { db, dataDir, files } = openTestDatabase();
  const pagePath = `/recipe/view?id=${await writeUsualRecipe({ db, files })}`;
  const popote = await start("Popote", ["scripts/start.js"], dataDir, pagePath);
  await pageAt(popote.address);
  const { headers, body } = await pageAt(popote.address);
  const sent = path.join(dataDir, "sent.json");
  writeFileSync(sent, JSON.stringify({ headers, body: body.toString("base64") }));
  const script = ["tests/bench/bare-handler.mjs", sent];
  const bare = await start("bare handler", script, dataDir, pagePath);
  expect((await pageAt(bare.address)).body.equals(body)).toBe(true);
  const contestants = [popote, bare];
  // Contestants alternate, so that other load affects both; the first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const contestant of contestants) flood(contestant, round > 0);
  }
  reportTable(
    "kept-page",
    contestants.map(({ name, perSecond, microseconds }) => ({
      server: name,
      "pages per second": summarize(perSecond).median,
      "Popote's to it": medianRatio(popote.perSecond, perSecond),
      "processor µs per page": summarize(microseconds).median,
      "its to Popote's": medianRatio(microseconds, popote.microseconds),
      "bytes of HTML": body.length,
    })),
  );
});

/** Starts a server in its own process, which logs to a file and stops with the test. */
async function start(
  name: string,
  script: string[],
  dataDir: string,
  pagePath: string,
): Promise<Contestant> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, script, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: "",
      SMTP_URL: "",
    },
    stdio: ["ignore", openSync(path.join(dataDir, `${name}.log`), "w"), "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const address = `http://127.0.0.1:${port}${pagePath}`;
  await vi.waitFor(() => pageAt(address), { timeout: 30_000 });
  return { name, address, processId: child.pid ?? 0, perSecond: [], microseconds: [] };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function pageAt(address: string): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers: HEADERS, agent: false }, async (answer) => {
      const headers = { ...answer.headers };
      for (const name of OWN) delete headers[name];
      resolve({ headers, body: Buffer.concat(await answer.toArray()) });
    });
    request.once("error", reject);
  });
}

/** Requests the page continuously with wrk (a Debian package), the cheapest client. */
function flood({ address, processId, perSecond, microseconds }: Contestant, counts: boolean): void {
  const before = readProcessorTime(processId);
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const ways = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers, address];
  const said = execFileSync("wrk", ways, { encoding: "utf8" });
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  expect(said).not.toMatch(/Non-2xx|Socket errors/);
  if (!counts) return;
  perSecond.push(Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]));
  microseconds.push(((readProcessorTime(processId) - before) / requests) * 1000);
}

function medianRatio(numbers: number[], others: number[]): number {
  return summarize(numbers.map((number, round) => number / (others[round] ?? Number.NaN))).median;
}
