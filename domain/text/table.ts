export function parseTable(table: string): string[][] {
  return table
    .split("\n")
    .filter(Boolean)
    .map((row) => row.split("\t"));
}
