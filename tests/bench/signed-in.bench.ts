import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST } from "../support/cast";
import { createClient } from "../support/client";
import { openTestDatabase } from "../support/database";
import { extractText } from "../support/page";
import { writeUsualRecipe } from "../support/usual-recipe";
import { type Contestant, startContestants } from "./contestants";
import { type Load, openLoad } from "./load";
import { readProcessorTime } from "./process-figures";
import { reportTable, summarize } from "./report";

const CONNECTIONS = 4;
const WARM_UP = 600;
const ROUNDS = 20;
const PAGES_PER_ROUND = 50;

test("cost of a signed-in recipe page beside a minimal page that shows the same", async () => {
  const { pagePath, dataDir, session } = await makeDinner();
  const contestants = await startContestants(dataDir);
  const pages = await Promise.all(
    contestants.map(({ origin }) =>
      createClient(origin, session, { "Accept-Encoding": "br" }).get(pagePath),
    ),
  );
  for (const page of pages)
    expect(extractArticle(page.text)).toBe(extractArticle(pages[0]?.text ?? ""));
  const headers = {
    Cookie: `session=${session}`,
    "Accept-Language": "en",
    "Accept-Encoding": "br",
  };
  const runners = contestants.flatMap(listRunners(pagePath)).map((runner) => ({
    ...runner,
    load: openLoad(runner.contestant.origin, CONNECTIONS, headers),
    perSecond: [] as number[],
    milliseconds: [] as number[],
  }));
  onTestFinished(() => {
    for (const { load } of runners) load.close();
  });
  for (const { load, path } of runners) await load.ask([path], WARM_UP);
  // Contestants alternate, so that other load affects all alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const { contestant, path, load, perSecond, milliseconds } of runners) {
      const took = await measured(contestant, load, path);
      perSecond.push(took.perSecond);
      milliseconds.push(took.milliseconds);
    }
  }
  const [popote] = runners;
  reportTable(
    "signed-in",
    runners.map(({ contestant, name, perSecond, milliseconds }) => ({
      page: name,
      "pages per second": summarize(perSecond).median,
      "Popote's to it": medianRatio(popote?.perSecond ?? [], perSecond),
      "processor ms per page": summarize(milliseconds).median,
      "its to Popote's": medianRatio(milliseconds, popote?.milliseconds ?? []),
      "bytes of HTML": pages[contestants.indexOf(contestant)]?.bytes.length ?? 0,
    })),
  );
});

/** A URL with a dot in it bypasses the rendering cache. */
function listRunners(pagePath: string) {
  return (contestant: Contestant) => {
    const usual = { contestant, name: contestant.name, path: pagePath };
    if (contestant.name !== "Popote") return [usual];
    return [usual, { ...usual, name: "Popote, rendered each time", path: `${pagePath}&x=.` }];
  };
}

async function makeDinner() {
  const { db, dataDir, files } = openTestDatabase();
  const id = await writeUsualRecipe({ db, files });
  const session = await openSession(db, { userId: CAST.bob.id, userAgent: "bench" });
  return { dataDir, session, pagePath: `/recipe/view?id=${id}` };
}

async function measured({ processId }: Contestant, load: Load, pagePath: string) {
  const usedBefore = readProcessorTime(processId);
  const began = performance.now();
  await load.ask([pagePath], PAGES_PER_ROUND);
  const seconds = (performance.now() - began) / 1_000;
  return {
    perSecond: PAGES_PER_ROUND / seconds,
    milliseconds: (readProcessorTime(processId) - usedBefore) / PAGES_PER_ROUND,
  };
}

function medianRatio(numbers: number[], others: number[]): number {
  return summarize(numbers.map((number, round) => number / (others[round] ?? Number.NaN))).median;
}

function extractArticle(html: string): string {
  return extractText(html).replace(/\s+/g, " ").trim();
}
