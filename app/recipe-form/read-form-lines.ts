import { parse } from "@conform-to/dom";
import { problem } from "#domain/form/field-problems";
import { isLanguage } from "#domain/language/languages";
import { readChoice } from "#domain/line/ingredient-choice";
import { withWrittenMeasure } from "#domain/line/written-measure";
import { MAX_HEADINGS } from "#domain/recipe/headings";
import { MAX_METHOD, parseMethod } from "#domain/recipe/method-text";
import { MAX_INGREDIENTS, MAX_LINE_TEXT, MAX_STEPS } from "#domain/recipe/recipe";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import { cleanLine, countCharacters } from "#domain/text/text";
import { type ReadLine, readLines, withoutBullet } from "#server/features/imports/read-lines";
import { listMisspelled } from "#server/features/ingredients/typo-correction";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { completeLines } from "./recipe-form-values";

const LISTS = /^(?:ingredients|steps)\[/;
/** Parse doubts to confirm, because the amount or the food could be wrong. */
const MUST_CONFIRM = ["amount", "ingredient"];

interface ReadForm {
  fields: FormData;
  /** Per field: doubtful lines, reported once, and boxes over their limit. */
  problems: Record<string, string>;
  /** False if a box is over its limit or a field is malformed, so that the rows are incomplete. */
  isWhole: boolean;
}

// Parses the two text boxes of a form. Unchanged lines keep their known parts; a form that shows
// rows is returned unchanged.
export async function readTextBoxes(call: ViewerCall, fields: FormData): Promise<ReadForm> {
  const { payload } = parse(fields, { resolve: (value) => ({ value }) });
  const isWhole = isWellFormed(payload);
  if (fields.get("view") !== "text" || !isWhole) return { fields, problems: {}, isWhole };
  const { ingredients = [], steps = [], ...values } = payload as Partial<RecipeFormValues>;
  const known = completeLines(ingredients);
  const written = splitLines(values.ingredientsText ?? "");
  const isTooMany = written.length > MAX_INGREDIENTS + MAX_HEADINGS;
  const { lines, doubtful } = isTooMany
    ? { lines: known, doubtful: [] }
    : await readWrittenLines(call, written, known, values.language ?? "");
  const read = new FormData();
  for (const [name, value] of fields) if (!LISTS.test(name)) read.append(name, value);
  const kept = steps.filter(Boolean).map((step) => step.replaceAll("\r\n", "\n"));
  const method = readMethod(values.method ?? "", kept);
  appendLists(read, { ingredients: lines, steps: method.steps });
  const doubts = doubtful.map((index) => [`ingredients[${index}].name`, problem.lineDoubtful]);
  const tooMuch = { ...findLineProblems(written), ...method.problems };
  return {
    fields: read,
    problems: { ...Object.fromEntries(doubts), ...tooMuch },
    isWhole: Object.keys(tooMuch).length === 0,
  };
}

/** False if a field has an unexpected shape; the schema then reports the problem. */
function isWellFormed({
  ingredients = [],
  steps = [],
  tips = [],
}: Record<string, unknown>): boolean {
  const isText = (value: unknown) => value === undefined || typeof value === "string";
  const isLine = (line: unknown) =>
    line === undefined || Object.values(line as object).every(isText);
  return (
    [ingredients, steps, tips].every(Array.isArray) &&
    [...(steps as unknown[]), ...(tips as unknown[])].every(isText) &&
    (ingredients as unknown[]).every((line) => typeof line !== "string" && isLine(line))
  );
}

/** Keeps the previous steps if the text exceeds the limits. */
function readMethod(text: string, kept: string[]) {
  if (text.length > MAX_METHOD)
    return { steps: kept, problems: { method: problem.atMost(MAX_METHOD) } };
  const steps = parseMethod(text, kept);
  return steps.length > MAX_STEPS + MAX_HEADINGS
    ? { steps: kept, problems: { method: problem.tooMany(MAX_STEPS) } }
    : { steps, problems: {} };
}

function findLineProblems(written: string[]): Record<string, string> {
  if (written.length > MAX_INGREDIENTS + MAX_HEADINGS)
    return { ingredientsText: problem.tooMany(MAX_INGREDIENTS) };
  const long = written.findIndex((line) => countCharacters(line) > MAX_LINE_TEXT);
  return long < 0 ? {} : { ingredientsText: problem.lineAtMost(long + 1, MAX_LINE_TEXT) };
}

export function appendLists(
  form: FormData,
  { ingredients, steps }: Pick<RecipeFormValues, "ingredients" | "steps">,
): void {
  ingredients.forEach((line, index) => {
    for (const [part, value] of Object.entries(line))
      form.append(`ingredients[${index}].${part}`, value);
  });
  steps.forEach((step, index) => {
    form.append(`steps[${index}]`, step);
  });
}

async function readWrittenLines(
  call: ViewerCall,
  written: string[],
  known: LineValues[],
  language: string,
): Promise<{ lines: LineValues[]; doubtful: number[] }> {
  const { db, locale } = call;
  const left = [...known];
  const kept = written.map((line) => {
    const bare = withoutBullet(line);
    const at = left.findIndex((each) => each.line === line || each.line === bare);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const unread = written.filter((_, index) => !kept[index]).map(withoutBullet);
  const asLanguage = isLanguage(language) ? language : null;
  const read = await readLines(db, unread, { locale, language: asLanguage });
  await clearMisspelledChoices(call, read);
  const doubtful: number[] = [];
  const lines = written.map((_, index) => {
    const own = kept[index];
    if (own) return own;
    const { typed: line, values, warning } = read.shift() as ReadLine;
    const isAsked = warning !== null && MUST_CONFIRM.includes(warning) && values.choice !== "";
    if (isAsked) doubtful.push(index);
    const text = countCharacters(line) <= MAX_LINE_TEXT ? line : "";
    return withWrittenMeasure({ ...values, text, line, typed: isAsked ? line : "" });
  });
  return { lines, doubtful };
}

async function clearMisspelledChoices({ db, locale }: ViewerCall, read: ReadLine[]): Promise<void> {
  const own = read
    .map(({ values }) => values)
    .filter(({ choice, name }) => readChoice(choice, name) === "own");
  const names = own.map(({ name }) => name);
  const misspelled = new Set(await listMisspelled(db, names, locale));
  for (const values of own) if (misspelled.has(values.name)) values.choice = "";
}

function splitLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .filter(Boolean);
}
