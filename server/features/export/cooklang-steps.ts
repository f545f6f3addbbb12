import type { Locale } from "#domain/language/locales";
import { isGathering } from "#reader/formats/cooklang/own-cooklang";
import type { Recipe } from "../recipes/queries";
import { findReadableMark } from "./cooklang-ingredients";
import type { Mark } from "./cooklang-marks";
import { escapeProse } from "./cooklang-text";

interface WrittenMark extends Mark {
  mark: string;
}

/** Writes only marks that read back as their lines; other mentions stay plain text. */
export function writeMarks(
  { ingredients, steps }: Recipe,
  marks: Mark[][],
  locale: Locale,
): WrittenMark[][] {
  const written = steps.map((step, index) =>
    writeStepMarks(step, marks[index] ?? [], (name, line) => {
      const marked = ingredients[line];
      return marked && findReadableMark(name, marked, locale);
    }),
  );
  const isAllMarked = new Set(written.flat().map(({ line }) => line)).size === ingredients.length;
  const [first = "", ...others] = steps;
  // A fully marked first step would read back as the list of unmentioned lines.
  const isTaken = isAllMarked && isGathering(formatStep(first, written[0] ?? []));
  return isTaken ? [[], ...others.map((_, at) => written[at + 1] ?? [])] : written;
}

/** Marks nothing in a step of names alone: it would read back as an ingredient list. */
export function writeStepMarks(
  step: string,
  marks: Mark[],
  write: (name: string, line: number) => string | undefined,
): WrittenMark[] {
  const written = marks.flatMap((each) => {
    const mark = write(step.slice(each.from, each.to), each.line);
    return mark === undefined ? [] : [{ ...each, mark }];
  });
  return /[\p{L}\p{N}]/u.test(removeMarks(step, written)) ? written : [];
}

export function formatStep(step: string, marks: WrittenMark[]): string {
  let [text, end] = ["", 0];
  for (const { from, to, mark } of marks) {
    text += escapeProse(step.slice(end, from)) + mark;
    end = to;
  }
  return text + escapeProse(step.slice(end));
}

function removeMarks(step: string, marks: WrittenMark[]): string {
  let [text, end] = ["", 0];
  for (const { from, to } of marks) {
    text += step.slice(end, from);
    end = to;
  }
  return text + step.slice(end);
}
