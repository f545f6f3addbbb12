import type { LinePart } from "#domain/line/cut-line";
import type { Line } from "#domain/line/line";
import { convertTemperatures, type TemperatureScale } from "#domain/measures/convert-temperatures";
import { formatOven } from "#domain/measures/oven-temperature";
import type { UnitChoice } from "#domain/measures/unit-choice";
import { convertLine } from "#reader/lines/derived/convert-line";
import type { RecipeLine } from "./lines";
import type { Recipe } from "./queries";

/** A step or tip; in parts where temperatures are converted, or amounts scale. */
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

interface Told extends Pick<Recipe, "cookingTemperature" | "ovenWords"> {
  steps: CutText[];
  tips: CutText[];
}

const SYSTEMS = ["metric", "us"] as const;
const SCALES = { metric: "C", us: "F" } as const;

/** What of a recipe changes with the units in which somebody reads it. */
export function convertRecipe(recipe: Told, lines: ReadLine[], units: UnitChoice) {
  const { steps, tips } = recipe;
  if (units === "written") return { lines: lines.map(({ line }) => line), steps, tips };
  const scale = SCALES[units];
  return {
    lines: lines.map(({ line, ...food }) => convertLine(line, units, food)),
    steps: steps.map((step) => convertText(step, scale)),
    tips: tips.map((tip) => convertText(tip, scale)),
    oven: convertOven(recipe, scale),
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

/** The same text where nothing is converted. */
function convertText(written: CutText, scale: TemperatureScale): CutText {
  if (typeof written === "string") return convertWords(written, scale) ?? written;
  let isChanged = false;
  const parts = written.flatMap((part) => {
    const [mark, pieces] = part;
    if (mark) return [part];
    return pieces.flatMap((piece): LinePart[] => {
      const converted = typeof piece === "string" ? convertWords(piece, scale) : undefined;
      isChanged ||= converted !== undefined;
      return converted ?? [["", [piece]]];
    });
  });
  return isChanged ? parts : written;
}

function convertWords(written: string, scale: TemperatureScale): LinePart[] | undefined {
  const { text, changes } = convertTemperatures(written, scale);
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
  scale: TemperatureScale,
): ShownOven | undefined {
  if (cookingTemperature === null) return undefined;
  const written = formatOven(cookingTemperature, ovenWords);
  const { text, changes } = convertTemperatures(written, scale);
  return changes.length > 0 ? { shown: text, written } : undefined;
}
