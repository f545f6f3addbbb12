import type { ParsedRecipe } from "../../parsed-recipe";
import { buildPattern } from "../../phrases";
import { parseHtml } from "../html/parse-html";
import { parseHeading } from "../text/headings";
import { readPlainText } from "../text/read-plain-text";
import { readMarkedLines } from "./page-outline";

const DESCRIBED = /schema\.org|ld\+json/i;
const LEVELS = [1, 2, 3, 4];
const PURPOSE = new RegExp(`^#+ ${buildPattern("purpose word")}\\s`, "i");

export function readPageChapters(html: string): ParsedRecipe[] {
  if (DESCRIBED.test(html)) return [];
  const lines = readMarkedLines(parseHtml(html));
  for (const level of LEVELS) {
    const chapters = chaptersAt(lines, level);
    if (chapters.length < 2 || chapters.some(([name = ""]) => PURPOSE.test(name))) continue;
    return chapters.flatMap((chapter) => readPlainText(chapter.join("\n"), { isHeaded: true }));
  }
  return [];
}

function chaptersAt(lines: string[], level: number): string[][] {
  const isHeading = (line: string) => line.startsWith(`${"#".repeat(level)} `);
  const starts = lines.flatMap((line, at) => (isHeading(line) ? [at] : []));
  return starts
    .map((start, at) => lines.slice(start, starts[at + 1]))
    .filter(([, ...under]) => hasPart(under, "ingredients") && hasPart(under, "steps"))
    .map(([name = "", ...under]) => [name.replace(/^#+/, "#"), ...under]);
}

function hasPart(lines: string[], part: "ingredients" | "steps"): boolean {
  return lines.some((line) => line.startsWith("#") && parseHeading(line)?.part === part);
}
