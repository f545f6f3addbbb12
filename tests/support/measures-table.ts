import { readFileSync } from "node:fs";

export const TABLE = readFileSync("domain/measures/measures.tsv", "utf8");
