import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export type Row = Record<string, string | number>;

const FOLDER = "test-results/bench";

/** Prints the rows, and writes them with a description of the machine to test-results/bench/. */
export function report(name: string, rows: Row[]): void {
  console.table(rows.map(roundFigures));
  const machine = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    cores: os.availableParallelism(),
    load: os.loadavg()[0],
  };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    path.join(FOLDER, `${name}.json`),
    `${JSON.stringify({ ...machine, rows }, null, 2)}\n`,
  );
}

function roundFigures(row: Row): Row {
  const cells = Object.entries(row).map(([head, cell]) => [
    head,
    typeof cell === "number" ? Number(cell.toPrecision(3)) : cell,
  ]);
  return Object.fromEntries(cells);
}
