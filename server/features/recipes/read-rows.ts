import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { choiceText, readChoice, readChosenName } from "#domain/line/ingredient-choice";
import type { Line, Parse } from "#domain/line/line";
import { isNumber, type Row, toRow } from "#domain/line/row";
import { parseAmount } from "#domain/measures/amount";
import { readHeading } from "#domain/recipe/headings";
import { type IngredientLine, MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import type { LineValues } from "#domain/recipe/recipe-values";
import { linesLanguage } from "#reader/lines/line-language";
import type { LinesLanguage, ParseWarning, UnderstoodLine } from "#reader/lines/understand-lines";
import type { Db } from "../../platform/db/open";
import { completeLoopTurn } from "../../platform/yield-to-event-loop";
import { openLexicon } from "../ingredients/lexicon-queries";
import { createUnitNamer } from "./line-text";
import { encodeReading, locateFood, type ParsedWords } from "./parse-lines";
import { rememberLines } from "./remembered-lines";
import { findRowProblem } from "./row-problems";
import { BLANK_ROW, composeRow, toValues } from "./row-values";
import {
  type ChangedLine,
  changeWords,
  findWordsBefore,
  isTooLong,
  type PostedLine,
} from "./row-words";

export { withoutBullet } from "#reader/pages/text/ingredient-lines";

export interface ReadRow {
  values: LineValues;
  /** After the change of its boxes. */
  words: string;
  /** What to save; undefined for what is no line. */
  line?: IngredientLine & { parsed?: ParsedWords };
  problem?: { box: keyof Row; problem: string };
  warning: ParseWarning | null;
}

/** What was read for each line that the form's schema found. */
export function withReadLines<Content extends { ingredients: { place: number }[] }>(
  content: Content,
  rows: ReadRow[],
) {
  const ingredients = content.ingredients.flatMap(({ place }) => {
    const line = rows[place]?.line;
    return line ? [{ ...line, place }] : [];
  });
  return { ...content, ingredients };
}

interface RowsReading extends LinesLanguage {
  /** Of the rows before the cook changed them; by default that of the recipe. */
  former?: Language;
}

/**
 * Reads the lines of a form. What the cook changed in the boxes of a row changes its words, and
 * everything else is read from these.
 */
export async function readRows(
  db: Db,
  posted: PostedLine[],
  { former, ...reading }: RowsReading,
): Promise<ReadRow[]> {
  // A process that has just started spent long on the request itself.
  await completeLoopTurn();
  const lexicon = await openLexicon(db);
  const language = reading.language ?? reading.locale;
  const nameUnit = createUnitNamer(isLocale(language) ? language : reading.locale);
  const spoken = linesLanguage(
    posted.map(({ words, name = "" }) => words || name),
    reading.language,
  );
  const told = { ...reading, spoken };
  const isSame = former === undefined || former === language;
  const before = rememberLines(
    lexicon,
    posted.map((line) => findWordsBefore(line) ?? ""),
    isSame ? told : { ...reading, language: former, spoken: former },
  );
  const changed = posted.map((line, at) => {
    const base = findWordsBefore(line) === undefined ? undefined : before[at];
    return changeWords(line, base && locateLine(base, line), { language, nameUnit });
  });
  const words = changed.map((line) => line.words);
  return rememberLines(lexicon, words, told).map((line, at) =>
    finishRow(changed[at] as ChangedLine, line, { language, locale: reading.locale }),
  );
}

function locateLine(read: UnderstoodLine, { choice }: PostedLine): Line {
  return { words: read.typed, parse: locateFood(read, readChosenName(choice)) };
}

function finishRow(
  changed: ChangedLine,
  read: UnderstoodLine,
  { language, locale }: { language: Language; locale: Locale },
): ReadRow {
  const { posted, row, words } = changed;
  const { warning } = read;
  if (words === "") return finishNoLine(posted, row ?? BLANK_ROW);
  if (!row && readHeading(read.name) !== undefined)
    return { values: toValues(words, { ...BLANK_ROW, name: read.name }), words, warning };
  const isWhole = isWholeLine(changed, read);
  const called = isWhole ? "" : (row?.name ?? readChosenName(posted.choice));
  const parse = locateFood(read, called);
  const text = isTooLong(words) ? "" : words;
  const boxes = text === "" ? composeRow(read, locale) : toRow({ words, parse });
  const food = nameFood(changed, read, { parse, shown: boxes.name, isWhole });
  const problem = findRowProblem(changed, language);
  const values = toValues(text, boxes, { ...posted, choice: food.shown });
  return {
    values: problem && row ? toValues(posted.words ?? "", row, posted) : values,
    words,
    line: {
      ...pickParts(changed, read),
      name: food.name,
      choice: food.choice,
      text,
      parsed: encodeReading(read, parse),
    },
    ...(problem && { problem }),
    warning,
  };
}

/** A heading whose text is as before keeps its words: "For the glaze:". */
function finishNoLine({ words = "", ...posted }: PostedLine, row: Row): ReadRow {
  const heading = readHeading(row.name);
  const kept = heading !== undefined && words.includes(heading) ? words : "";
  return { values: toValues(kept, row, posted), words: kept, warning: null };
}

/** A line typed or pasted whole into the name of a new row: "200 g butter, softened". */
function isWholeLine({ row, base, posted }: ChangedLine, read: UnderstoodLine): boolean {
  if (!row || base || row.amount !== "" || row.unit !== "NONE" || row.complement !== "")
    return false;
  const isSure = read.warning === null || read.warning === "several";
  const isMeasured = read.amount !== null || read.written !== "";
  return isSure && isMeasured && readChoice(posted.choice, row.name) === undefined;
}

/** What the cook calls the food, and which one it is, for the line and for its row. */
function nameFood(
  { posted, row }: ChangedLine,
  read: UnderstoodLine,
  { parse, shown, isWhole }: { parse: Parse; shown: string; isWhole: boolean },
): { name: string; choice?: string; shown: string } {
  const called = isWhole || !row ? shown : row.name;
  const ofReader = isWhole || !row ? readChoice(read.choice, read.name) : undefined;
  const chosen = readChoice(posted.choice, called) ?? ofReader;
  const [food] = locateFood(read).foods;
  const isAsRead = food !== undefined && String(food) === String(parse.foods[0]);
  const isReaders = called === shown && isAsRead && chosen !== undefined;
  const name = isReaders ? read.name : [...called].slice(0, MAX_INGREDIENT_NAME).join("");
  if (chosen === undefined) return { name, shown: "" };
  return { name, choice: choiceText(chosen, name), shown: choiceText(chosen, shown) };
}

/** A unit that the cook chose must be one of the food; one in the words need not. */
function pickParts(
  { row, base }: ChangedLine,
  { amount, unit, complement, written }: UnderstoodLine,
): Pick<IngredientLine, "amount" | "unit" | "complement" | "written" | "isUnitRead"> {
  const isChosen = row !== undefined && row.unit !== "NONE" && row.unit !== base?.unit;
  if (!isChosen || (row.amount !== "" && !isNumber(row.amount)))
    return { amount, unit, complement, written, isUnitRead: true };
  const number = parseAmount(row.amount);
  return { amount: "problem" in number ? null : number, unit: row.unit, complement, written: "" };
}
