import { isLocale, type UiLocale } from "#domain/language/locales";
import type { LinePart } from "#domain/line/cut-line";
import type { Line } from "#domain/line/line";
import { convertTemperatures, listTemperatureChanges } from "#domain/measures/convert-temperatures";
import { applyChanges } from "#domain/measures/converted-text";
import { formatOven } from "#domain/measures/oven-temperature";
import type { UnitChoice } from "#domain/measures/unit-choice";
import { listLengthChanges } from "#reader/lines/derived/convert-lengths";
import { convertAmounts, convertLine } from "#reader/lines/derived/convert-line";
import type { System } from "#reader/lines/derived/kitchen-units";
import { cutStep } from "#reader/steps/cut-steps";
import { translations } from "../../platform/translations";
import type { RecipeLine } from "./lines";
import type { Recipe } from "./queries";

/** A step or tip; in parts where measures are converted, or amounts scale. */
export type CutText = string | LinePart[];

export interface ReadLine extends Pick<RecipeLine, "density" | "isLiquid"> {
  /** As its cook wrote it, or in another language. */
  line: Line;
}

/** The oven's temperature as shown, and as its cook wrote it where that is converted. */
export interface ShownOven {
  shown: string;
  written?: string;
}

interface Told extends Pick<Recipe, "cookingTemperature" | "ovenWords" | "language"> {
  steps: CutText[];
  /** The steps whose amounts scale, uncut. */
  stepLines?: (Line | undefined)[];
  tips: CutText[];
}

interface Target extends Pick<Recipe, "language"> {
  units: System;
}

const SYSTEMS = ["metric", "us"] as const;
const SCALES = { metric: "C", us: "F" } as const;

/** What of a recipe changes with the units in which somebody reads it. */
export function convertRecipe(recipe: Told, lines: ReadLine[], units: UnitChoice) {
  const { steps, stepLines = [], tips, language } = recipe;
  if (units === "written") return { lines: lines.map(({ line }) => line), steps, tips };
  const to = { units, language };
  return {
    lines: lines.map(({ line, ...food }) => convertLine(line, units, food)),
    steps: steps.map((step, at) => convertText(convertStep(step, stepLines[at], units), to)),
    tips: tips.map((tip) => convertText(tip, to)),
    oven: convertOven(recipe, SCALES[units]),
  };
}

export function changesWithUnits(recipe: Told, lines: ReadLine[]): boolean {
  return SYSTEMS.some((units) => {
    const converted = convertRecipe(recipe, lines, units);
    return (
      converted.oven !== undefined ||
      converted.lines.some((line, at) => line !== lines[at]?.line) ||
      converted.steps.some((step, at) => step !== recipe.steps[at]) ||
      converted.tips.some((tip, at) => tip !== recipe.tips[at])
    );
  });
}

function convertStep(step: CutText, line: Line | undefined, units: System): CutText {
  const converted = line && convertAmounts(line, units);
  return converted && converted !== line ? cutStep(converted, line) : step;
}

/** The same text where nothing is converted. */
function convertText(written: CutText, to: Target): CutText {
  if (typeof written === "string") return convertWords(written, to) ?? written;
  let isChanged = false;
  const parts = written.flatMap((part) => {
    const [mark, pieces] = part;
    if (mark) return [part];
    return pieces.flatMap((piece): LinePart[] => {
      const converted = typeof piece === "string" ? convertWords(piece, to) : undefined;
      isChanged ||= converted !== undefined;
      return converted ?? [["", [piece]]];
    });
  });
  return isChanged ? parts : written;
}

/** Temperatures, and lengths as of tins. */
function convertWords(written: string, { units, language }: Target): LinePart[] | undefined {
  const { text, changes } = applyChanges(written, [
    ...listTemperatureChanges(written, SCALES[units]),
    ...(isLocale(language) ? listLengthChanges(written, units, language) : []),
  ]);
  if (changes.length === 0) return undefined;
  const parts: LinePart[] = [];
  let from = 0;
  for (const { span, written } of changes) {
    if (span[0] > from) parts.push(["", [text.slice(from, span[0])]]);
    parts.push(["", [text.slice(...span)], [written]]);
    from = span[1];
  }
  if (from < text.length) parts.push(["", [text.slice(from)]]);
  return parts;
}

function convertOven(
  { cookingTemperature, ovenWords }: Told,
  scale: (typeof SCALES)[System],
): ShownOven | undefined {
  if (cookingTemperature === null) return undefined;
  const written = formatOven(cookingTemperature, ovenWords);
  const { text, changes } = convertTemperatures(written, scale);
  return changes.length > 0 ? { shown: text, written } : undefined;
}

export function describeOven(
  { cookingTemperature: degrees, ovenWords: words }: Recipe,
  locale: UiLocale,
): ShownOven | null {
  if (degrees === null) return null;
  const { t } = translations(locale);
  return {
    shown: words
      ? t("recipe:view.oven", { words, degrees })
      : t("recipe:view.degrees", { degrees }),
  };
}
