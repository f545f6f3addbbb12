import "../support/built";
import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished, test } from "vitest";
import { emptyFolder } from "../support/folders";
import { bucketEnvironment } from "../support/journey-postgres";
import { type PopoteProcess, spawnPopote } from "../support/popote-process";
import { createEmpty, startPostgres } from "../support/postgres";
import { openS3StandIn } from "../support/s3-stand-in";
import { computeMedian, computePercentile, PATIENCE_MS } from "./measure";
import { report } from "./report";

/** Needs Caddy (`apt-get install caddy`). */
const CADDYFILE = "docs/self-hosting/Caddyfile.several";
/** What `fail_duration` in that file makes a restarted node wait, and a little more. */
const UNTIL_TRUSTED_MS = 11_000;
const BETWEEN_REQUESTS_MS = 50;
const PAGES = ["/explore", "/login", "/health"];

test("requests while two nodes behind Caddy restart one after another", {
  timeout: PATIENCE_MS,
}, async () => {
  const rows = [];
  for (const waits of [true, false]) rows.push(await restartInTurns(waits));
  report("rolling-restart", rows);
});

async function restartInTurns(waits: boolean) {
  const { site, nodes, restart } = await openSite();
  const asked = askRegularly(site);
  await pause(2_000);
  for (const at of nodes.keys()) {
    await restart(at);
    if (waits) await pause(UNTIL_TRUSTED_MS);
  }
  await pause(2_000);
  const answers = await asked.stop();
  const times = answers.map(({ ms }) => ms);
  return {
    "between two restarts": waits ? `${UNTIL_TRUSTED_MS / 1000} s` : "nothing",
    requests: answers.length,
    "not answered with 200": answers.filter(({ status }) => status !== 200).length,
    "median, ms": computeMedian(times),
    "p99, ms": computePercentile(times, 0.99),
    "longest, ms": Math.max(...times),
  };
}

async function openSite() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const bucket = bucketEnvironment(await openS3StandIn());
  const [proxyPort, ...ports] = await Promise.all([findPort(), findPort(), findPort()]);
  const site = `http://127.0.0.1:${proxyPort}`;
  const shared = {
    ...bucket,
    PUBLIC_URL: site,
    TRUSTED_PROXIES: "1",
    DATABASE_URL: await createEmpty(postgres.socket, "popote"),
  };
  const folders = ports.map(emptyFolder);
  const start = (at: number) =>
    spawnPopote(folders[at] ?? "", { ...shared, PORT: String(ports[at]) });
  const nodes: PopoteProcess[] = [];
  for (const at of ports.keys()) nodes.push(await start(at));
  onTestFinished(() => nodes.forEach(({ child }) => void child.kill()));
  const proxy = spawn("caddy", ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], {
    env: {
      ...process.env,
      HOME: emptyFolder(),
      PUBLIC_URL: site,
      NODES: ports.map((port) => `127.0.0.1:${port}`).join(" "),
    },
    stdio: "ignore",
  });
  await once(proxy, "spawn");
  onTestFinished(() => void proxy.kill());
  while (!(await isUp(site))) await pause(100);
  return {
    site,
    nodes,
    /** Until the node answers again. */
    async restart(at: number) {
      nodes[at]?.child.kill();
      await nodes[at]?.ended;
      nodes[at] = await start(at);
      while (!(await isUp(`http://127.0.0.1:${ports[at]}`))) await pause(100);
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const isUp = (origin: string) =>
  fetch(`${origin}/health`).then(
    ({ status }) => status === 200,
    () => false,
  );

function askRegularly(site: string) {
  const stopping = new AbortController();
  const answers: Promise<{ status: number; ms: number }>[] = [];
  const agent = new http.Agent({ keepAlive: true });
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      answers.push(ask(site + PAGES[answers.length % PAGES.length], agent));
      await pause(BETWEEN_REQUESTS_MS);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await asking;
      const all = await Promise.all(answers);
      agent.destroy();
      return all;
    },
  };
}

/** The status is 0 if there is no answer. */
function ask(url: string, agent: http.Agent): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return new Promise((done) => {
    const end = (status: number) => done({ status, ms: performance.now() - began });
    http
      .get(url, { agent }, (response) => {
        response.resume();
        response.on("end", () => end(response.statusCode ?? 0));
        response.on("error", () => end(0));
      })
      .on("error", () => end(0));
  });
}
