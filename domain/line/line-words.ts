import { LOCALES } from "../language/locales";
import { getRows } from "../language/vocabulary/vocabulary";
import { type Amount, parseAmount } from "../measures/amount";
import { SPOONS, UNIT_SPELLINGS, type UnitSpelling } from "../measures/unit-spellings";
import type { LineMeasures, Measure } from "./scaled-words";

const SIGNS = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅐⅑⅒";
const FIGURE = `(?:\\d+[ -])?\\d+ ?[/⁄] ?\\d+|(?:\\d+ ?)?[${SIGNS}]|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?`;
const ABOUT = joinWords("about in measures");
const RANGE = ` ?(?:-|–|${joinWords("range in measures")}) ?(?=[\\d${SIGNS}])`;
const MEASURED = new RegExp(`^((?:${ABOUT}|~) ?)?(${FIGURE})(?:(${RANGE})(${FIGURE}))?`, "iu");
/** A repeated or additional measure: "(3.5 oz)", "/ 3.5 oz", "plus 2 tbsp". */
const OTHER_MEASURE = new RegExp(
  `^( ?(?:\\(|/|\\+|${joinWords("more in measures")}) ?)(${FIGURE})`,
  "iu",
);
const ANY_FIGURE = new RegExp(FIGURE, "gu");

/** "2 % milk" and "7up" are not measures. */
const PART_OF_NAME = /^(?: ?[%°]|\p{L})/u;
const LETTER = /[\p{L}\p{N}]/u;

const FORMS = UNIT_SPELLINGS.flatMap((word) =>
  [...new Set([word.one, word.many])].map((form) => ({ form: form.toLowerCase(), word })),
).sort((a, b) => b.form.length - a.form.length);

export function measuresIn(text: string, amount: Amount | null): LineMeasures {
  const leading = leadingMeasures(text);
  if (leading) return leading;
  const inner = amount && innerMeasure(text, amount);
  return { lead: 0, measures: inner ? [inner] : [] };
}

function leadingMeasures(text: string): LineMeasures | undefined {
  const [whole = "", about = "", least = "", range = "", most = ""] = MEASURED.exec(text) ?? [];
  const after = text.slice(whole.length);
  const unit = unitAt(after);
  if (!least || (!unit && PART_OF_NAME.test(after))) return undefined;
  const start = about.length;
  const first = measureAt(start, least, most ? undefined : unit);
  const second = most ? measureAt(start + least.length + range.length, most, unit) : undefined;
  // Both ends of a range keep the shared unit.
  if (second) delete second.spoons;
  if (first && !most && !unit) first.isCounted = true;
  const lead = whole.length + (unit?.text.length ?? 0);
  const other = unit && otherMeasure(text, lead);
  const measures = [first, second, other].filter((each) => each !== undefined);
  return { lead, measures };
}

/** In "100 g (3.5 oz) butter" both measures scale; in "1 (14 oz) can" the can size does not. */
function otherMeasure(text: string, from: number): Measure | undefined {
  const rest = text.slice(from);
  const [whole = "", before = "", figure = ""] = OTHER_MEASURE.exec(rest) ?? [];
  const unit = unitAt(rest.slice(whole.length));
  return figure && unit ? measureAt(from + before.length, figure, unit) : undefined;
}

function innerMeasure(text: string, amount: Amount): Measure | undefined {
  const [first, ...more] = [...text.matchAll(ANY_FIGURE)];
  if (!first || more.length > 0) return undefined;
  const measure = measureAt(first.index, first[0], undefined);
  return measure && isSame(measure.amount, amount) ? { ...measure, isCounted: true } : undefined;
}

/** Undefined for an ambiguous number: "1,250". */
function measureAt(start: number, figure: string, unit: UnitWord | undefined): Measure | undefined {
  const amount = parseAmount(figure.replace("-", " "));
  if ("problem" in amount) return undefined;
  const { text = "", word } = unit ?? {};
  const end = start + figure.length + text.length;
  const forms = word && word.one !== word.many ? ([word.one, word.many] as const) : undefined;
  const spoons = word && findSpoons(word);
  return {
    start,
    end,
    amount,
    isMetric: word?.isMetric ?? false,
    unit: text,
    ...(forms && { forms }),
    ...(spoons && { spoons }),
  };
}

function findSpoons(word: UnitSpelling): Measure["spoons"] {
  for (const spoons of SPOONS) {
    const size = spoons.findIndex(({ one }) => one === word.one);
    if (size >= 0) return { size, forms: spoons.map(({ one, many }) => [one, many] as const) };
  }
  return undefined;
}

interface UnitWord {
  text: string;
  word: UnitSpelling;
}

function unitAt(text: string): UnitWord | undefined {
  const space = /^\s?/.exec(text)?.[0] ?? "";
  const start = text.slice(space.length);
  const known = FORMS.find(
    ({ form }) =>
      start.slice(0, form.length).toLowerCase() === form && !LETTER.test(start.charAt(form.length)),
  );
  return known && { text: space + start.slice(0, known.form.length), word: known.word };
}

function isSame(a: Amount, b: Amount): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

function joinWords(kind: string): string {
  return getRows(kind, LOCALES)
    .map(({ word }) => word.replace(".", "\\.?"))
    .join("|");
}
