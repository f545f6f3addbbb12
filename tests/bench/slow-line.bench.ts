import { onTestFinished, test } from "vitest";
import { launchChromium } from "../support/chromium";
import { openTestServer } from "../support/server";
import { writeUsualRecipe } from "../support/usual-recipe";
import { serveByHand } from "./page-by-hand";
import { reportVisits } from "./slow-line-report";
import { countTrips, type Visit, visitTwice } from "./slow-line-visit";

const RUNS = Number(process.env.POPOTE_BENCH_RUNS ?? 5);

test("load time of a recipe page on a slow line beside a hand-written page", async () => {
  const server = await openTestServer();
  const popote = `${server.origin}/recipe/view?id=${await writeUsualRecipe(server)}`;
  const pages = [
    { page: "by hand", way: "script off", address: await serveByHand(popote) },
    { page: "Popote", way: "script off", address: popote },
    { page: "Popote", way: "script on", address: popote },
    { page: "Popote", way: "Save-Data", address: popote },
  ] as const;
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const visits: Visit[] = [];
  // The pages take turns, so that a busy moment affects all of them.
  for (let run = 0; run < RUNS; run++) {
    for (const { address, ...what } of pages) {
      for (const visit of await visitTwice(browser, address, what.way)) {
        visits.push({ ...what, ...visit });
      }
    }
  }
  const trips = await Promise.all(
    pages.map(async ({ address, ...what }) => ({
      ...what,
      trips: await countTrips(browser, address, what.way),
    })),
  );
  reportVisits(visits, trips);
});
