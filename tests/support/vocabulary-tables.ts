import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = "domain/language/vocabulary";

export const TABLES = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".tsv"))
    .map((name) => [`./${name}`, readFileSync(path.join(FOLDER, name), "utf8")]),
);
