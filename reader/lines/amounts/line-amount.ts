import type { Language } from "#domain/languages";
import { formOf } from "../vocabulary/vocabulary";
import { readCount } from "./counted-pieces";
import { withThousands } from "./grouped-thousands";
import { readInformal } from "./informal-measures";
import { readJuiceOf } from "./juice-and-zest";
import { NOTHING_READ, type ReadLine } from "./line-parts";
import { readMeasured } from "./measured-line";
import { lineOf } from "./tokens";
import { readTrailing } from "./trailing-amount";

/** A number that is a part of the name: "quatre-épices", "3 day old bread", "70 °C water". */
const NAMES = formOf("number of name").replaceAll(" ", String.raw`[\s-]*`);
const NUMBER_OF_NAME = new RegExp(
  String.raw`^(?:\d{2,3}\s?[°º]\s?[cf]?|\d{1,3}[\s-]${formOf("time")}s?[\s-]\p{L}+|${NAMES})(?!\p{L})`,
  "iu",
);

/** Reads how much of what a line says, without the catalogue. */
export function readLine(text: string, language: Language | null): ReadLine {
  const nothing = { ...NOTHING_READ, rest: text };
  if (NUMBER_OF_NAME.test(text)) return nothing;
  const line = withThousands(lineOf(text, language));
  return (
    readJuiceOf(line) ??
    readInformal(line) ??
    readMeasured(line, 0) ??
    readCount(line, 0) ??
    readTrailing(line) ??
    nothing
  );
}
