import "../support/built";
import { onTestFinished, test } from "vitest";
import { launchChromium } from "../support/chromium";
import { spawnPopote } from "../support/popote-process";
import { openDemoWorld } from "./demo-world";
import { type PeerVisit, visitPeer } from "./peers-visit";
import { reportTable, summarize } from "./report";

const RUNS = Number(process.env.POPOTE_BENCH_RUNS ?? 5);
/** `Name=address Other=address`: public pages of the same recipe in other programs. */
const PEERS = process.env.POPOTE_BENCH_PEERS ?? "";
/** From the demo; enter it in the other programs with the same photo. */
const TITLE = "Roasted Tomato Soup with Garlic Croutons";
const LAST_WORDS = "croutons and the last basil leaves";

test("one recipe on a slow line, in Popote and in other programs", {
  timeout: 3_600_000,
}, async () => {
  const peers = [await startPopote(), ...PEERS.split(/\s+/).filter(Boolean).map(parsePeer)];
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const visits = peers.map((): PeerVisit[] => []);
  // The pages take turns, so that a busy moment affects all of them.
  for (let run = 0; run < RUNS; run++) {
    for (const [at, { address }] of peers.entries()) {
      visits[at]?.push(await visitPeer(browser, address, LAST_WORDS));
    }
  }
  reportTable(
    "peers",
    peers.map(({ name }, at) => ({ page: name, ...computeMedians(visits[at] ?? []) })),
  );
});

interface Peer {
  name: string;
  address: string;
}

async function startPopote(): Promise<Peer> {
  const { db, dataDir } = await openDemoWorld();
  const { id } = await db
    .selectFrom("recipes")
    .select("id")
    .where("title", "=", TITLE)
    .executeTakeFirstOrThrow();
  const { origin, child } = await spawnPopote(dataDir);
  onTestFinished(() => void child.kill());
  return { name: "Popote", address: `${origin}/recipe/view?id=${id}` };
}

function parsePeer(text: string): Peer {
  const [, name = text, address = text] = /^([^=]+)=(https?:.*)$/.exec(text) ?? [];
  return { name, address };
}

function computeMedians(visits: PeerVisit[]): Record<string, number | string> {
  const median = (of: (visit: PeerVisit) => number) => summarize(visits.map(of)).median;
  const cells = {
    "first paint, ms": median(({ painted }) => painted),
    "largest paint, ms": median(({ largest }) => largest),
    "text read, ms": median(({ read }) => read),
    "photo, ms": median(({ photo }) => photo),
    requests: median(({ requests }) => requests),
    bytes: median(({ bytes }) => bytes),
    "of it script": median(({ script }) => script),
  };
  return Object.fromEntries(
    Object.entries(cells).map(([head, cell]) => [head, Number.isNaN(cell) ? "" : cell]),
  );
}
