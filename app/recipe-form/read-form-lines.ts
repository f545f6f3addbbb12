import { parse } from "@conform-to/dom";
import { problem } from "#domain/form/field-problems";
import { isLanguage } from "#domain/language/languages";
import { readChoice } from "#domain/line/ingredient-choice";
import { MAX_HEADINGS } from "#domain/recipe/headings";
import { MAX_METHOD, parseMethod } from "#domain/recipe/method-text";
import { MAX_INGREDIENTS, MAX_LINE_TEXT, MAX_STEPS } from "#domain/recipe/recipe";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { cleanLine, countCharacters } from "#domain/text/text";
import { listMisspelled } from "#server/features/ingredients/typo-correction";
import { type ReadRow, readRows, withoutBullet } from "#server/features/recipes/read-rows";
import type { PostedLine } from "#server/features/recipes/row-words";
import type { ViewerCall } from "#server/http/pipeline/route-guards";
import { readOldLine } from "./old-lines";

const LISTS = /^(?:ingredients|steps)\[/;
/** Parse doubts to confirm, because the amount or the food could be wrong. */
const MUST_CONFIRM = ["amount", "ingredient"];

interface ReadForm {
  fields: FormData;
  /** As read, in the order of the form's lines; none for a form that only adds or moves lines. */
  rows: ReadRow[];
  /** Per field: doubtful lines, reported once, boxes that cannot be read or are over their limit. */
  problems: Record<string, string>;
  /** False if a box is over its limit or a field is malformed, so that the rows are incomplete. */
  isWhole: boolean;
}

/** Reads the lines of a form, and the two text boxes of one that shows these. */
export async function readFormLines(call: ViewerCall, fields: FormData): Promise<ReadForm> {
  const { payload } = parse(fields, { resolve: (value) => ({ value }) });
  const isWhole = isWellFormed(payload);
  const read = { fields, rows: [], problems: {}, isWhole };
  if (!isWhole) return read;
  const values = payload as Partial<RecipeFormValues>;
  if (values.view === "text") return readTextBoxes(call, fields, values);
  if (fields.has("__intent__")) return read;
  const posted = Array.from(values.ingredients ?? [], (line) => readOldLine(line ?? {}));
  const rows = await readLines(call, posted, values);
  return { ...read, rows, problems: listRowProblems(rows) };
}

type Languages = Partial<Pick<RecipeFormValues, "language" | "linesLanguage">>;

function readLines(
  { db, locale }: ViewerCall,
  posted: PostedLine[],
  { language = "", linesLanguage = "" }: Languages,
) {
  return readRows(db, posted, {
    locale,
    language: isLanguage(language) ? language : null,
    ...(isLanguage(linesLanguage) && { former: linesLanguage }),
  });
}

function listRowProblems(rows: ReadRow[]): Record<string, string> {
  const problems = rows.flatMap(({ problem }, at) =>
    problem ? [[`ingredients[${at}].${problem.box}`, problem.problem]] : [],
  );
  return Object.fromEntries(problems);
}

async function readTextBoxes(
  call: ViewerCall,
  fields: FormData,
  { ingredients = [], steps = [], ...values }: Partial<RecipeFormValues>,
): Promise<ReadForm> {
  const known = Array.from(ingredients, (line) => readOldLine(line ?? {}));
  const written = splitLines(values.ingredientsText ?? "");
  const isTooMany = written.length > MAX_INGREDIENTS + MAX_HEADINGS;
  const { rows, doubtful, changed } = isTooMany
    ? { rows: await readLines(call, known, values), doubtful: [], changed: new Map() }
    : await readWrittenLines(call, written, known, values);
  const read = new FormData();
  for (const [name, value] of fields) if (!LISTS.test(name)) read.append(name, value);
  const kept = steps.filter(Boolean).map((step) => step.replaceAll("\r\n", "\n"));
  const method = readMethod(values.method ?? "", kept);
  appendLists(read, { ingredients: rows.map(({ values: line }) => line), steps: method.steps });
  const doubts = doubtful.map((index) => [`ingredients[${index}].name`, problem.lineDoubtful]);
  const tooMuch = { ...findLineProblems(written), ...method.problems };
  const isWhole = Object.keys(tooMuch).length === 0;
  const texts = written.map((line, at) => changed.get(at) ?? line);
  if (changed.size > 0) read.set("ingredientsText", texts.join("\n"));
  return {
    fields: read,
    rows,
    problems: { ...Object.fromEntries(doubts), ...listRowProblems(rows), ...tooMuch },
    isWhole,
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

/** Lines that stand in the text as before keep what is known about them. */
async function readWrittenLines(
  call: ViewerCall,
  written: string[],
  known: PostedLine[],
  { language = "" }: Languages,
): Promise<{ rows: ReadRow[]; doubtful: number[]; changed: Map<number, string> }> {
  const left = [...known];
  const kept = written.map((line) => {
    const bare = withoutBullet(line);
    const at = left.findIndex(({ words }) => words === line || words === bare);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const posted = written.map((line, at) => kept[at] ?? { words: withoutBullet(line) });
  const rows = await readLines(call, posted, { language });
  const added = rows.filter((_, at) => !kept[at]);
  await clearMisspelledChoices(call, added);
  const doubtful = added.filter(({ warning, values }) => {
    return warning !== null && MUST_CONFIRM.includes(warning) && values.choice !== "";
  });
  for (const { values } of doubtful) values.doubtful = "yes";
  const changed = rows.flatMap(({ values: { words } }, at): [number, string][] =>
    words !== "" && words !== (kept[at]?.words ?? words) ? [[at, words]] : [],
  );
  return {
    rows,
    doubtful: doubtful.map((row) => rows.indexOf(row)),
    changed: new Map(changed),
  };
}

async function clearMisspelledChoices({ db, locale }: ViewerCall, rows: ReadRow[]): Promise<void> {
  const own = rows.filter(({ values }) => readChoice(values.choice, values.name) === "own");
  const names = own.map(({ values }) => values.name);
  const misspelled = new Set(await listMisspelled(db, names, locale));
  for (const { values, line } of own) {
    if (!line || !misspelled.has(values.name)) continue;
    values.choice = "";
    Object.assign(line, { name: values.name, choice: undefined });
  }
}

function splitLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .filter(Boolean);
}
