import { spawnSync } from "node:child_process";
import { onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST } from "../support/cast";
import { openTestDatabase } from "../support/database";
import { spawnPopote } from "../support/popote-process";
import { listChildren } from "../support/processes";
import { writeUsualRecipe } from "../support/usual-recipe";
import { type Load, openLoad } from "./load";
import { readMainThreadTime, readProcessorTime } from "./process-figures";
import { reportTable, summarize } from "./report";

const CONNECTIONS = 8;
const ROUNDS = Number(process.env.POPOTE_BENCH_ROUNDS ?? 20);
/** A process compiles hot code during its first thousands of pages. */
const ROUNDS_TO_WARM_UP = 20;
const MICROSECONDS_PER_MS = 1_000;
/** Any value pins the single process to one core. */
const IS_PINNED = Boolean(process.env.POPOTE_BENCH_PINNED);

interface Visit {
  page: string;
  isSignedIn: boolean;
  pagesPerRound: number;
  /** Unique URLs bypass the page cache. */
  isFresh?: boolean;
}

const VISITS: Visit[] = [
  { page: "signed in", isSignedIn: true, pagesPerRound: 200 },
  { page: "public, rendered", isSignedIn: false, pagesPerRound: 200, isFresh: true },
  { page: "public, from the page cache", isSignedIn: false, pagesPerRound: 8_000 },
];

/** Milliseconds; processor time of all threads and processes together. */
interface Round {
  pages: number;
  wall: number;
  server: number;
  mainThreads: number;
  client: number;
}

/**
 * Alternates one process and two. The client needs a processor too: on two cores the pages per
 * second understate the gain, so compare the processor time per page.
 */
test("throughput of two processes compared with one", { timeout: 1_200_000 }, async () => {
  const one = await startWith("1");
  const two = await startWith("2");
  const rows = [];
  for (const visit of VISITS) {
    const loads = [one, two].map((popote) => startLoad(popote, visit));
    for (const [at, load] of loads.entries()) {
      const processes = at + 1;
      for (let round = 0; round < ROUNDS_TO_WARM_UP * processes; round++) await load.round();
    }
    const rounds: Round[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, load] of loads.entries()) rounds[at]?.push(await load.round());
    }
    for (const load of loads) load.close();
    rows.push(...rounds.map((of, at) => toRow(visit.page, at + 1, of, rounds[0] ?? [])));
  }
  reportTable("processes", rows);
});

function toRow(page: string, processes: number, rounds: Round[], single: Round[]) {
  const middle = (of: (round: Round, at: number) => number) => summarize(rounds.map(of)).median;
  const perSecond = ({ pages, wall }: Round) => (pages / wall) * 1_000;
  return {
    page,
    processes,
    "pages per second": middle(perSecond),
    "to one": middle((round, at) => perSecond(round) / perSecond(single[at] as Round)),
    "processor ms per page": middle(({ server, pages }) => server / pages),
    "its to one": middle((round, at) => round.server / (single[at] as Round).server),
    "of it main threads": middle(({ mainThreads, server }) => mainThreads / server),
    "cores, server": middle(({ server, wall }) => server / wall),
    "cores, client": middle(({ client, wall }) => client / wall),
  };
}

type Started = Awaited<ReturnType<typeof startWith>>;

async function startWith(processes: string) {
  const { db, dataDir, files } = openTestDatabase();
  const id = await writeUsualRecipe({ db, files });
  const session = await openSession(db, { userId: CAST.bob.id, userAgent: "bench" });
  const { origin, child } = await spawnPopote(dataDir, { PROCESSES: processes });
  onTestFinished(() => void child.kill());
  if (IS_PINNED && processes === "1") spawnSync("taskset", ["-acp", "0", String(child.pid)]);
  const children = processes === "1" ? {} : listChildren(child.pid);
  const all = [child.pid ?? 0, ...Object.values(children)];
  return { origin, session, path: `/recipe/view?id=${id}`, all };
}

function startLoad({ origin, session, path, all }: Started, visit: Visit) {
  const headers = {
    "Accept-Encoding": "br",
    "Accept-Language": "en",
    ...(visit.isSignedIn ? { Cookie: `session=${session}` } : {}),
  };
  const load: Load = openLoad(origin, CONNECTIONS, headers);
  let asked = 0;
  return {
    close: () => load.close(),
    async round(): Promise<Round> {
      const count = visit.pagesPerRound;
      const pages = visit.isFresh
        ? Array.from({ length: count }, () => `${path}&asked=${asked++}`)
        : [path];
      const before = timesNow(all);
      await load.ask(pages, count);
      const after = timesNow(all);
      return {
        pages: count,
        wall: after.wall - before.wall,
        server: after.server - before.server,
        mainThreads: after.mainThreads - before.mainThreads,
        client: after.client - before.client,
      };
    },
  };
}

function timesNow(servers: number[]): Omit<Round, "pages"> {
  const sum = (timeOf: (id: number) => number) =>
    servers.reduce((total, id) => total + timeOf(id), 0);
  const { user, system } = process.cpuUsage();
  return {
    wall: performance.now(),
    server: sum(readProcessorTime),
    mainThreads: sum(readMainThreadTime),
    client: (user + system) / MICROSECONDS_PER_MS,
  };
}
