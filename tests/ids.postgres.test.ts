import { expect, test } from "vitest";
import routes from "~/routes";
import { openTestServer, type TestServer } from "./support/server";

/** Ids beyond 32 bits, 2^53 and 2^63, and values that are not numbers. */
const IDS = ["2147483648", "999999999999999", "9007199254740993", "9223372036854775808"];
const NO_IDS = ["-1", "1%00"];
const NAMES =
  "id recipe user cookbook ingredient import item part by author into have before version servings step";
const MOST = Number.MAX_SAFE_INTEGER;
const CURSORS = [
  [MOST],
  [MOST, MOST],
  [MOST, MOST, MOST],
  ["x", MOST],
  [MOST, "x"],
  ["RANDOM", "asc", 5, MOST, MOST],
  ["LIKES", "desc", MOST, MOST, MOST],
];
const ENDING = /logout|sessions/;

/** A call also answers without its prefix. */
const addresses = routes
  .map(({ path = "" }) => `/${path}`)
  .filter((path) => !path.startsWith("/api/v1/"));

async function findServerErrors(
  server: TestServer,
  asked: string[],
): Promise<Record<string, number>> {
  const readers = [await server.as("alice"), await server.as("ada")];
  const failed: Record<string, number> = {};
  for (const reader of readers) {
    for (const address of asked) {
      const { status } = await reader.get(address);
      if (status >= 500) failed[address] = status;
    }
    expect((await reader.get("/home")).status).toBe(200);
  }
  return failed;
}

test.each([...IDS, ...NO_IDS])("id %s is a 404 at every URL, not a server error", async (id) => {
  const server = await openTestServer();
  const query = NAMES.split(" ").map((name) => `${name}=${id}`);
  const asked = addresses.map((path) => `${path.replace(/:\w+\??/g, id)}?${query.join("&")}`);
  expect(await findServerErrors(server, asked)).toEqual({});
});

test.each(IDS)("a form about id %s is refused, not a server error", async (id) => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const fields = Object.fromEntries(
    [...NAMES.split(" "), "mail", "report", "current"].map((name) => [name, id]),
  );
  for (const path of addresses.filter((each) => !ENDING.test(each))) {
    const { status } = await ada.post(`${path.replace(/:\w+\??/g, id)}?id=${id}`, fields);
    expect(status, path).toBeLessThan(500);
  }
  expect((await ada.get("/admin")).status).toBe(200);
});

test("a list position beyond all ids is the end of the list", async () => {
  const server = await openTestServer();
  const cursors = CURSORS.map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));
  const asked = addresses.flatMap((path) =>
    cursors.map((cursor) => `${path.replace(/:\w+\??/g, "1")}?id=1&cursor=${cursor}&sort=RANDOM`),
  );
  expect(await findServerErrors(server, asked)).toEqual({});
});
