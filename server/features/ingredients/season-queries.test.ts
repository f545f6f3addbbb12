import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { listInSeason } from "./season-queries";

const LINES = readFileSync("server/features/ingredients/seasons.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1);

test("each seasonal food is in the catalogue, in season in some months but not all", async () => {
  const { db } = openTestDatabase();
  expect(LINES.length).toBeGreaterThan(50);
  const inSomeMonth = new Set<number>();
  for (let month = 0; month < 12; month++) {
    const at = new Date(Date.UTC(2026, month, 15));
    const north = await listInSeason(db, "north", at);
    expect(north.length).toBeGreaterThan(5);
    expect(north.length).toBeLessThan(LINES.length);
    const later = new Date(Date.UTC(2026, month + 6, 15));
    expect((await listInSeason(db, "south", later)).sort()).toEqual(north.sort());
    for (const id of north) inSomeMonth.add(id);
  }
  expect(inSomeMonth.size).toBe(LINES.length);
});
