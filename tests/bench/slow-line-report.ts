import { summarize, writeReport } from "./report";
import type { LoadMode, Visit } from "./slow-line-visit";

interface Trips {
  page: string;
  way: LoadMode;
  trips: number;
}

const TIMES = ["painted", "read", "photo", "script"] as const;
const KINDS = ["html", "css", "image", "script"] as const;

export function reportVisits(visits: Visit[], trips: Trips[]): void {
  const kinds = [...new Map(visits.map((each) => [toKey(each), each])).values()];
  const rows = kinds.map(({ page, way, visit }) => {
    const middle = (of: (visit: Visit) => number | null, who = { page, way }) =>
      summarize(
        visits
          .filter((each) => each.visit === visit && each.page === who.page && each.way === who.way)
          .map((each) => of(each) ?? Number.NaN),
      ).median;
    const byHand = { page: "by hand", way: "script off" as const };
    const times = TIMES.map((time) => {
      const median = middle((each) => each[time]);
      if (Number.isNaN(median)) return [time, ""];
      const least = middle((each) => each[time], byHand);
      return [
        time,
        Number.isNaN(least) ? `${median}` : `${median} (× ${(median / least).toFixed(2)})`,
      ];
    });
    const bytes = KINDS.map((kind) => [`${kind}, bytes`, middle((each) => each.bytes[kind])]);
    const trip = trips.find((each) => each.page === page && each.way === way)?.trips ?? "";
    return {
      page,
      way,
      visit,
      "round trips": visit === "first" ? trip : "",
      ...Object.fromEntries(times),
      ...Object.fromEntries(bytes),
    };
  });
  console.table(rows);
  writeReport("slow-line", visits, formatTable(rows));
}

function toKey({ page, way, visit }: Visit): string {
  return [page, way, visit].join("|");
}

function formatTable(rows: Record<string, unknown>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const lines = [
    heads,
    heads.map(() => "---"),
    ...rows.map((row) => heads.map((head) => row[head])),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
