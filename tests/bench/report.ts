import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "test-results/bench";

/** Costs of one kind of page in one world, in processor milliseconds. */
export interface Row {
  what: string;
  who: string;
  recipes: number;
  samples: number;
  median: number;
  p99: number;
  queries: number;
  /** The median of hand-written statements with the same result. */
  bare: number | null;
}

export function summarize(numbers: number[]): { median: number; p99: number } {
  return { median: computePercentile(numbers, 0.5), p99: computePercentile(numbers, 0.99) };
}

export function computePercentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints the rows, and writes them as JSON and as a table for docs/performance.md. */
export function report(name: string, rows: Row[]): void {
  console.table(
    rows.map(({ bare, median, p99, ...row }) => ({
      ...row,
      "median, ms": rounded(median),
      "p99, ms": rounded(p99),
      "bare SQL, ms": bare === null ? "" : rounded(bare),
      "times bare SQL": bare === null ? "" : rounded(median / bare),
      "times the smaller world": formatGrowth(rows, { median, ...row }),
    })),
  );
  writeReport(name, rows, formatReport(rows));
}

export function writeReport(name: string, measured: unknown, table: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify(measured, null, 2));
  writeFileSync(path.join(FOLDER, `${name}.md`), table);
}

export function reportTable(name: string, rows: Record<string, string | number>[]): void {
  const written = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([head, cell]) => [
        head,
        typeof cell === "number" ? rounded(cell) : cell,
      ]),
    ),
  );
  console.table(written);
  const heads = Object.keys(rows[0] ?? {});
  const table = [
    heads,
    heads.map((_, column) => (column < 1 ? "---" : "--:")),
    ...written.map((row) => heads.map((head) => row[head] ?? "")),
  ];
  writeReport(name, rows, formatTable(table));
}

function formatGrowth(
  rows: Row[],
  { what, who, recipes, median }: Omit<Row, "bare" | "p99">,
): string {
  const smaller = rows.filter((row) => row.what === what && row.who === who);
  const before = smaller.filter((row) => row.recipes < recipes).at(-1);
  return before ? rounded(median / before.median) : "";
}

/** Median / p99 in each world, then the largest world relative to the rest. */
function formatReport(rows: Row[]): string {
  const sizes = [...new Set(rows.map(({ recipes }) => recipes))];
  const heads = ["page", "by", ...sizes.map((size) => size.toLocaleString("en")), "grows"];
  const kinds = [...new Map(rows.map((row) => [`${row.what}|${row.who}`, row])).values()];
  const lines = kinds.map(({ what, who }) => {
    const same = rows.filter((row) => row.what === what && row.who === who);
    const cells = sizes.map((size) => {
      const row = same.find(({ recipes }) => recipes === size);
      return row ? `${rounded(row.median)} / ${rounded(row.p99)}` : "";
    });
    const [first, last] = [same[0] as Row, same.at(-1) as Row];
    const growth = first === last ? "" : `× ${rounded(last.median / first.median)}`;
    const bare = last.bare === null ? "" : rounded(last.bare);
    const ratio = last.bare === null ? "" : `× ${rounded(last.median / last.bare)}`;
    return [what, who, ...cells, growth, String(last.queries), bare, ratio];
  });
  const table = [
    [...heads, "queries", "bare SQL", "page to SQL"],
    [...heads, "", "", ""].map((_, column) => (column < 2 ? "---" : "--:")),
    ...lines,
  ];
  return formatTable(table);
}

function formatTable(table: string[][]): string {
  return table.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

function rounded(number: number): string {
  return number.toLocaleString("en", { maximumSignificantDigits: number < 1 ? 2 : 3 });
}
