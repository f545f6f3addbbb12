import type { Locale } from "#domain/language/locales";
import type { StepFood } from "#domain/recipe/step-ingredients";
import { isModifier } from "../lines/names/modifiers";
import { isOpening, isWeighed } from "../lines/parse/signs";
import { LESS } from "../lines/units/measure-words";
import { endBefore, findBefore, findStart, type Phrase, wordAt } from "./read-phrase";
import { STEP_WORDS } from "./step-vocabulary";

/** What an amount of a step is of. */
export interface FoodBeside {
  /** The lines of the list that it may mean; none for water. */
  lines: number[];
  /** Where the food ends. */
  end: number;
}

const MAX_BETWEEN = 5;

export function findFoodBeside(
  phrase: Phrase,
  foods: StepFood[],
  locale: Locale,
): FoodBeside | undefined {
  return findFoodBehind(phrase, foods, locale) ?? findFoodBefore(phrase, foods, locale);
}

function findFoodBehind(phrase: Phrase, foods: StepFood[], locale: Locale): FoodBeside | undefined {
  const { line, measured, to } = phrase;
  if (endsSentence(phrase)) return undefined;
  const numberEnd = endBefore(line, measured.number.end);
  const isPassed = createPassage(phrase, locale);
  let at = to;
  for (let step = 0; step <= MAX_BETWEEN; step++) {
    const [start, end] = [step === 0 ? numberEnd : findStart(line, at), endBefore(line, at + 1)];
    const named = foods.filter(({ span }) => span[0] >= start && span[0] < end);
    if (named.length > 0) return toFood(named);
    if (STEP_WORDS[locale].water.has(wordAt(line, at))) return { lines: [], end };
    const next = isPassed(at);
    if (next === undefined) return undefined;
    at = next;
  }
  return undefined;
}

/** "Reduce to 200 ml. Flour…", but "2 tsp. vanilla". */
function endsSentence({ line, to }: Phrase): boolean {
  return wordAt(line, to - 1) === "." && /^\p{Lu}/u.test(line.tokens[to]?.text ?? "");
}

/** "The oil (60 ml)", "the eggs (2)". */
function findFoodBefore(
  { line, from }: Phrase,
  foods: StepFood[],
  locale: Locale,
): FoodBeside | undefined {
  const bracket = findBefore(line, from);
  if (!isOpening(wordAt(line, bracket))) return undefined;
  const end = endBefore(line, bracket);
  const named = foods.filter(({ span }) => span[1] === end);
  if (named.length > 0) return toFood(named);
  return STEP_WORDS[locale].water.has(wordAt(line, bracket - 1)) ? { lines: [], end } : undefined;
}

function toFood(named: StepFood[]): FoodBeside {
  const start = Math.min(...named.map(({ span }) => span[0]));
  const first = named.filter(({ span }) => span[0] === start);
  return {
    lines: [...new Set(first.map(({ line }) => line))],
    end: Math.max(...first.map(({ span }) => span[1])),
  };
}

/** Returns the token after one that may stand between an amount and its food. */
function createPassage({ line, measured }: Phrase, locale: Locale) {
  const { joints, stops, counted } = STEP_WORDS[locale];
  const isLoose = isWeighed(measured.measure);
  return (at: number): number | undefined => {
    const word = wordAt(line, at);
    if (/^[-'’]$/.test(word) || joints.has(word)) return at + 1;
    if (isLoose && isOpening(word)) return skipBracket(at);
    if (!/^\p{L}/u.test(word) || stops.has(word) || LESS.has(word)) return undefined;
    return isLoose || counted.has(word) || isModifier(word) ? at + 1 : undefined;
  };
  function skipBracket(from: number): number | undefined {
    const end = line.tokens.findIndex(({ text }, at) => at > from && /[)\]]/.test(text));
    return end < 0 ? undefined : end + 1;
  }
}
