import type { Language } from "#domain/language/languages";
import { isLocale } from "#domain/language/locales";
import { cutLine, type LinePart } from "#domain/line/cut-line";
import type { Line } from "#domain/line/line";
import type { LineFood } from "#domain/recipe/line-foods";
import { findStepFoods } from "#domain/recipe/step-ingredients";
import { findStepAmounts, readPhrases, type StepPhrases } from "./find-amounts";

interface Method {
  steps: string[];
  language: Language;
  lines: Line[];
  foods: LineFood[];
  servings: number | null;
}

interface CutStep {
  /** Undefined where no amount scales with the recipe. */
  parts?: LinePart[];
  /** Its words and these amounts. */
  line?: Line;
  /** Whether an amount stays as written, though more servings need more. */
  isKept: boolean;
}

export function cutSteps({ steps, language, lines, foods, servings }: Method): CutStep[] {
  if (!isLocale(language)) return steps.map(() => ({ isKept: false }));
  const read = steps.map((step) => readPhrases(step, language));
  const hasPhrases = read.some(({ phrases }) => phrases.length > 0);
  const named = hasPhrases ? findStepFoods(steps, foods, language) : [];
  return steps.map((step, at) => {
    const list = { locale: language, lines, servings };
    const { sure, kept } = findStepAmounts(read[at] as StepPhrases, named[at] ?? [], list);
    const isKept = kept.length > 0;
    if (sure.length === 0) return { isKept };
    const line = { words: step, parse: { language, quantities: sure, foods: [] } };
    return { parts: cutStep(line), line, isKept };
  });
}

/** Cuts a step where its amounts scale. `own`: the step before it was converted. */
export function cutStep(line: Line, own?: Line): LinePart[] {
  return cutLine(line, own).map(withWritten);
}

/** With the cook's own figure, whatever the servings. */
function withWritten([mark, pieces, own]: LinePart): LinePart {
  const written = (own ?? pieces).map((piece) => (typeof piece === "string" ? piece : piece[1]));
  return mark ? [mark, pieces, [written.join("")]] : [mark, pieces];
}
