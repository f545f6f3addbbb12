import { expect, test } from "vitest";
import routes from "~/routes";
import { type CrawledText, crawl } from "../support/crawl";
import { extractText } from "../support/page";
import { holdProcessorTime } from "../support/processor-time";
import { listAddresses } from "../support/secret-addresses";
import { READERS, type Reader } from "../support/secret-plan";
import { openSecretWorld, type SecretWorld } from "../support/secret-world";
import { openTestServer, type TestServer } from "../support/server";
import { loggedLines, takeComplaints } from "../support/watched-log";

test("no page, call or image reveals a word to a user who may not see it, and permitted users find it", async () => {
  const world = await openSecretWorld(await openTestServer());
  const addresses = listAddresses(world);
  expect(Object.keys(addresses).sort()).toEqual(routes.map(({ path = "" }) => `/${path}`).sort());
  for (const reader of READERS) {
    const sights = await crawl(world.clients[reader], Object.values(addresses).flat());
    const found = { reader, ...judged(world, reader, sights) };
    expect(found).toEqual({ reader, leaked: [], missed: [] });
  }
  const logged = loggedLines().map((line) => JSON.stringify(line).toLowerCase());
  expect(logged.length).toBeGreaterThan(1_000);
  const written = world.secrets.filter(({ word }) =>
    logged.some((line) => line.includes(word.toLowerCase())),
  );
  expect(written).toEqual([]);
  // The images of this world cannot be read, so no card is made of them.
  const complaints = new Set(takeComplaints().map(({ msg }) => msg));
  expect([...complaints]).toEqual(["card image not made, the thumbnail is shown"]);
}, 300_000);

test.each(["nobody", "bob", "charlie", "dana", "mallory"] as const)(
  "everything %s may not see is absent from every list, count, feed and search",
  async (reader) => {
    // A cold search may be stopped by its budget the first time but not the second.
    holdProcessorTime();
    const server = await openTestServer();
    const world = await openSecretWorld(server);
    const before = await shownTo(world, reader);
    await removeUnseen(server, world, reader);
    expect(await shownTo(world, reader)).toEqual(before);
  },
  60_000,
);

const NAMED = 4;

/** Words the reader should not have found, with URLs, and words that are missing. */
function judged({ secrets }: SecretWorld, reader: Reader, sights: CrawledText[]) {
  const findAddresses = (word: string) =>
    sights.filter(({ text }) => text.includes(word.toLowerCase())).map(({ address }) => address);
  const leaked = secrets
    .filter(({ seenBy, mayBeSeenBy = [] }) => ![...seenBy, ...mayBeSeenBy].includes(reader))
    .map(({ word }) => ({ word, at: findAddresses(word).slice(0, NAMED) }))
    .filter(({ at }) => at.length > 0);
  const missed = secrets
    .filter(({ word, seenBy }) => seenBy.includes(reader) && findAddresses(word).length === 0)
    .map(({ word }) => word);
  return { leaked, missed };
}

/** Pages that show things not requested by id. */
const GATHERING = [
  "/cookbook/list",
  "/dashboard",
  "/home",
  "/ingredient/list",
  "/ingredient/view",
  "/ingredient/suggestions",
  "/recipe/list",
  "/search",
  "/user/list",
  "/user/view",
  "/api/v1/notification",
];

/** Pages whose second visit differs anyway: random order, or remembered filters. */
const REMEMBERED = /RANDOM|^\/recipe\/list$/;

async function shownTo(world: SecretWorld, reader: Reader): Promise<Record<string, string>> {
  const byRoute: Record<string, string[]> = listAddresses(world);
  const own = world.cookbooks.filter(({ seenBy }) => seenBy.includes(reader));
  const addresses = [
    ...GATHERING.flatMap((route) => byRoute[route] ?? []),
    ...own.map(({ id }) => `/cookbook/view?cookbook=${id}`),
  ].filter((address) => !REMEMBERED.test(address));
  const shown: Record<string, string> = {};
  for (const address of addresses) {
    const { text, location } = await world.clients[reader].get(address);
    shown[address] = location ?? extractText(text);
  }
  return shown;
}

async function removeUnseen(
  { db }: TestServer,
  { recipes, cookbooks }: SecretWorld,
  reader: Reader,
): Promise<void> {
  for (const { id, seenBy } of recipes)
    if (!seenBy.includes(reader)) await db.deleteFrom("recipes").where("id", "=", id).execute();
  for (const { id, seenBy } of cookbooks)
    if (!seenBy.includes(reader)) await db.deleteFrom("cookbooks").where("id", "=", id).execute();
}
