import "../support/built";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, onTestFinished, test } from "vitest";
import { paths } from "#domain/site/paths";
import { openSession } from "#server/features/accounts/sessions";
import { openPostgres } from "#server/platform/db/postgres/open";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { spawnPopote } from "../support/popote-process";
import { openS3StandIn } from "../support/s3-stand-in";
import { reportTable, summarize } from "./report";
import { SEARCHES } from "./searches";
import { PATIENCE_MS } from "./sizes";
import { cachedWorld } from "./world-cache";
import { loadIntoPostgres } from "./world-in-postgres";

const RECIPES = Number(process.env.POPOTE_BENCH_RECIPES ?? 10_000);
const SECONDS = 15;
const STOPPED = "This search takes too long";
const CROWDS = [0, 8, 100];
const DEAREST = [...(SEARCHES["a long text"] ?? []), ...(SEARCHES["a typo"] ?? [])];

interface Heard {
  answers: Map<string, number>;
  milliseconds: number[];
}

const rows: Record<string, string | number>[] = [];

afterAll(() => reportTable("search-crowd", rows));

for (const engine of ["SQLite", "PostgreSQL"]) {
  test(`latency beside a crowd that searches ${engine}`, {
    timeout: PATIENCE_MS,
  }, async () => {
    const { origin, page, crowd, somebody } = await serve(engine);
    for (const searchers of CROWDS) {
      const until = performance.now() + SECONDS * 1_000;
      let asked = 0;
      const searching = together(searchers, () =>
        askOn(origin, { session: crowd, until }, () => {
          const search = `${DEAREST[asked % DEAREST.length]} ${asked++}`;
          return `/search?${new URLSearchParams({ search })}`;
        }),
      );
      const [searched, viewed, health, found] = await Promise.all([
        searching,
        askOn(origin, { session: somebody, until }, () => page),
        askOn(origin, { until }, () => "/health"),
        askOn(origin, { session: somebody, until }, () => "/search?search=butter"),
      ]);
      for (const [what, heard] of Object.entries({
        "searches of the crowd": searched,
        "a recipe": viewed,
        "/health": health,
        "somebody else's search": found,
      })) {
        rows.push(toRow(engine, searchers, what, heard));
      }
    }
  });
}

async function serve(engine: string) {
  const { folder, readerId, busiestId } = await cachedWorld(RECIPES);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-crowd-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  cpSync(path.join(folder, "popote.sqlite"), path.join(dataDir, "popote.sqlite"));
  const settings = engine === "SQLite" ? {} : await prepareStorage(dataDir);
  const url = settings.DATABASE_URL;
  const db = url ? openPostgres(url) : openDatabase(dataDir);
  const startSession = (userId: number) => openSession(db, { userId, userAgent: "bench" });
  const [crowd, somebody] = [await startSession(readerId), await startSession(busiestId)];
  const { id } = await db
    .selectFrom("recipes")
    .select("id")
    .where("visibility", "=", "PUBLIC")
    .where("author_id", "=", readerId)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await db.destroy();
  const { origin, child } = await spawnPopote(dataDir, settings);
  onTestFinished(() => void child.kill());
  return { origin, crowd, somebody, page: paths.recipeView(id) };
}

async function prepareStorage(dataDir: string): Promise<Record<string, string>> {
  const { settings: bucket } = await openS3StandIn();
  return {
    DATABASE_URL: await loadIntoPostgres(dataDir),
    PICTURES: `s3://${bucket.bucket}`,
    S3_ENDPOINT: bucket.endpoint ?? "",
    AWS_REGION: bucket.region,
    AWS_ACCESS_KEY_ID: bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}

async function together(count: number, ask: () => Promise<Heard>): Promise<Heard> {
  const all = await Promise.all(Array.from({ length: count }, ask));
  const answers = new Map<string, number>();
  for (const heard of all)
    for (const [answer, times] of heard.answers)
      answers.set(answer, (answers.get(answer) ?? 0) + times);
  return { answers, milliseconds: all.flatMap(({ milliseconds }) => milliseconds) };
}

async function askOn(
  origin: string,
  { session, until }: { session?: string; until: number },
  nextPath: () => string,
): Promise<Heard> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = session ? { Cookie: `session=${session}` } : {};
  const heard: Heard = { answers: new Map(), milliseconds: [] };
  while (performance.now() < until) {
    const began = performance.now();
    const answer = await requestAnswer(origin + nextPath(), { agent, headers });
    heard.milliseconds.push(performance.now() - began);
    heard.answers.set(answer, (heard.answers.get(answer) ?? 0) + 1);
  }
  agent.destroy();
  return heard;
}

/** Returns the status, and whether a search was stopped early. */
function requestAnswer(address: string, options: http.RequestOptions): Promise<string> {
  return new Promise((resolve) => {
    const request = http.get(address, options, async (answer) => {
      const page = await text(answer).catch(() => "");
      resolve(`${answer.statusCode}${page.includes(STOPPED) ? " stopped" : ""}`);
    });
    request.once("error", () => resolve("none"));
  });
}

function toRow(engine: string, searchers: number, what: string, { answers, milliseconds }: Heard) {
  const { median, p99 } = milliseconds.length ? summarize(milliseconds) : { median: 0, p99: 0 };
  return {
    engine,
    "searching without pause": searchers,
    what,
    answers: [...answers].map(([answer, times]) => `${times} × ${answer}`).join(", "),
    "median, ms": median,
    "p99, ms": p99,
  };
}
