import { expect, test } from "vitest";
import { SORTINGS } from "#domain/recipe/recipe-filters";
import { encodeCursor } from "#server/platform/db/cursor";
import { CAST } from "../support/cast";
import { makeEveryPage } from "../support/every-page";
import { openTestServer } from "../support/server";

/** Values that occur in no list. */
const NUMBERS = [-1, 0.5, Number.MAX_SAFE_INTEGER];
const TEXTS = ["", "\0", "\ud800"];
const MOST_PARTS = 3;

/** Every sequence of up to MOST_PARTS numbers and texts, and broken cursors. */
function hostileCursors(): string[] {
  const shapes = Array.from({ length: MOST_PARTS }, (_, at) => at + 1).flatMap((parts) =>
    Array.from({ length: 2 ** parts }, (_, bits) =>
      Array.from({ length: parts }, (_, part) => (bits >> part) % 2 === 1),
    ),
  );
  const odd = NUMBERS.map((number, at) => [number, TEXTS[at] ?? ""] as const);
  const listed = shapes.flatMap((shape) =>
    odd.map(([number, text]) => encodeCursor(shape.map((isText) => (isText ? text : number)))),
  );
  const ordered = SORTINGS.flatMap((sorting) => {
    const [sort = "", order = ""] = sorting.split(".");
    return odd.flatMap(([number, text]) => [
      encodeCursor([sort, order, number, number, number]),
      encodeCursor([sort, order, 0, text, 1]),
    ]);
  });
  const broken = ["", "x", "[]", "%00", Buffer.from("[".repeat(900)).toString("base64url")];
  return [...listed, ...ordered, ...broken];
}

test("a forged cursor is refused or leads to a page, on every page", async () => {
  const server = await openTestServer();
  const { visitor, reader, writer, administrator } = await makeEveryPage(
    server.db,
    server.dataDir,
    CAST.ada,
    CAST.bob,
  );
  const ada = await server.as("ada");
  const cursors = hostileCursors();
  const failed: unknown[] = [];
  let lists = 0;
  for (const { address } of [...visitor, ...reader, ...writer, ...administrator]) {
    const at = (cursor: string) =>
      `${address}${address.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
    // A page that accepts every cursor has no list.
    if ((await ada.get(at("x"))).status !== 400) continue;
    lists += 1;
    for (const cursor of cursors) {
      const { status } = await ada.get(at(cursor));
      if (![200, 302, 303, 400].includes(status)) failed.push({ address, cursor, status });
    }
  }
  expect(failed).toEqual([]);
  expect(lists).toBeGreaterThan(15);
}, 120_000);
