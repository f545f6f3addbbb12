import { onTestFinished, test } from "vitest";
import { openSession } from "#server/accounts/sessions";
import { CAST } from "../support/cast";
import { spawnPopote } from "../support/popote-process";
import { openTestDatabase } from "../support/server";
import { writeUsualRecipe } from "../support/usual-recipe";
import { type Load, openLoad } from "./load";
import { reportTable, spread } from "./report";

const CONNECTIONS = 8;
const ROUNDS = 20;

interface Visit {
  page: string;
  isSignedIn: boolean;
  pagesPerRound: number;
  /** No two alike, so that none comes from the page cache. */
  isFresh?: boolean;
}

const VISITS: Visit[] = [
  { page: "signed in", isSignedIn: true, pagesPerRound: 200 },
  { page: "public, rendered", isSignedIn: false, pagesPerRound: 200, isFresh: true },
  { page: "public, from the page cache", isSignedIn: false, pagesPerRound: 8_000 },
];

/**
 * Pages per second of one process and of two, round by round in turns. Whoever asks needs a processor,
 * too: on two cores a cached page shows less than there is.
 */
test("how much more two processes answer than one", { timeout: 1_200_000 }, async () => {
  const one = await startWith("1");
  const two = await startWith("2");
  const rows = [];
  for (const visit of VISITS) {
    const loads = [one, two].map((popote) => loadOf(popote, visit));
    for (const load of loads) await load.round();
    const perSecond: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, load] of loads.entries()) perSecond[at as 0 | 1].push(await load.round());
    }
    for (const load of loads) load.close();
    const [single, double] = perSecond;
    rows.push({
      page: visit.page,
      "pages per second, 1": spread(single).median,
      "pages per second, 2": spread(double).median,
      "2 to 1": spread(double.map((number, round) => number / (single[round] ?? Number.NaN)))
        .median,
    });
  }
  reportTable("processes", rows);
});

type Started = Awaited<ReturnType<typeof startWith>>;

async function startWith(processes: string) {
  const { db, dataDir } = openTestDatabase();
  const id = await writeUsualRecipe({ db, dataDir });
  const session = await openSession(db, { userId: CAST.bob.id, userAgent: "bench" });
  const { origin, child } = await spawnPopote(dataDir, { PROCESSES: processes });
  onTestFinished(() => void child.kill());
  return { origin, session, path: `/recipe/view?id=${id}` };
}

function loadOf({ origin, session, path }: Started, visit: Visit) {
  const headers = {
    "Accept-Encoding": "br",
    "Accept-Language": "en",
    ...(visit.isSignedIn ? { Cookie: `session=${session}` } : {}),
  };
  const load: Load = openLoad(origin, CONNECTIONS, headers);
  let asked = 0;
  return {
    close: () => load.close(),
    /** Pages per second. */
    async round(): Promise<number> {
      const pages = visit.isFresh
        ? Array.from({ length: visit.pagesPerRound }, () => `${path}&asked=${asked++}`)
        : [path];
      const began = performance.now();
      await load.ask(pages, visit.pagesPerRound);
      return visit.pagesPerRound / ((performance.now() - began) / 1_000);
    },
  };
}
