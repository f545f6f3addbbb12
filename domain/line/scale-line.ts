import type { Language } from "../language/languages";
import { type Amount, createAmount, scaleAmount } from "../measures/amount";
import { toLargestMeasure } from "../measures/convert-measures";
import { type Edit, editLine } from "./edit-line";
import { formatLike } from "./figure-style";
import type { Forms, Line, Quantity, Span, Term } from "./line";

const ONE: Amount = { numerator: 1, denominator: 1 };
const SPOON_SIZES = ["teaspoon", "tablespoon", "cup"];
/** Sums that carry: 2 lb 8 oz, not 2 lb 24 oz. */
const CARRIED: Record<string, Record<string, number>> = {
  pound: { ounce: 16 },
  kilogram: { gram: 1000 },
  litre: { decilitre: 10, centilitre: 100, millilitre: 1000 },
  decilitre: { centilitre: 10, millilitre: 100 },
};

/** Whether a quantity grows with the recipe: sizes of containers and pieces do not. */
export function isScaled({ role }: Quantity): boolean {
  return role === "amount" || role === "same" || role === "other";
}

/**
 * The line for `ratio` times the servings, rounded to what a kitchen measures; the values of its
 * parse are exact. A line that is not understood is multiplied as a whole: "2 × ".
 */
export function scaleLine(line: Line, ratio: Amount): Line {
  if (ratio.numerator === ratio.denominator) return line;
  const { parse } = line;
  if (parse.doubt) {
    const times = `${formatLike("", ratio, "cup", parse.language).replace(/^≈\u00a0/, "")} × `;
    return editLine(line, [{ span: [0, 0], text: times }]);
  }
  const scaled = parse.quantities.map((quantity) => scaleQuantity(line, quantity, ratio));
  const edits = scaled.flatMap(({ edits }) => edits);
  const moved = editLine(line, edits);
  const quantities = moved.parse.quantities.map((quantity, index) => {
    const { values, isImplied } = scaled[index] ?? { values: [] };
    const terms = quantity.terms.map((term, at) => ({ ...term, value: values[at] ?? term.value }));
    return { ...quantity, terms, isImplied };
  });
  return { words: moved.words, parse: { ...moved.parse, quantities } };
}

interface ScaledQuantity {
  edits: Edit[];
  values: Amount[];
  isImplied?: boolean | undefined;
}

function scaleQuantity(line: Line, quantity: Quantity, ratio: Amount): ScaledQuantity {
  const { terms, isImplied } = quantity;
  if (!isScaled(quantity)) return { edits: [], values: [], isImplied };
  const values = terms.map(({ value }) => scaleAmount(value, ratio));
  if (isImplied) return { edits: editImplied(line, quantity, values[0] ?? ONE), values };
  const carried = carrySum(line, quantity, ratio);
  if (carried) return carried;
  const edits = terms.flatMap((term, at) =>
    editTerm(
      line,
      quantity,
      term,
      values[at] ?? term.value,
      terms.slice(at + 1).find(({ unit }) => unit),
    ),
  );
  return { edits: [...edits, ...editNoun(line, quantity, values)], values };
}

function editImplied({ words, parse }: Line, { terms: [term] }: Quantity, value: Amount): Edit[] {
  const start = term?.spans[0]?.[0];
  if (!term || start === undefined) return [];
  const figure = formatLike("", value, undefined, parse.language);
  const isBeforeNumber = /^[\p{N}.]/u.test(words.slice(start));
  const edits: Edit[] = [{ span: [start, start], text: figure + (isBeforeNumber ? " × " : " ") }];
  const { unit } = term;
  if (unit?.forms)
    edits.push({ span: unit.span, text: pickForm(unit.forms, value, parse.language) });
  return edits;
}

/** Rewrites "1 lb 8 oz" twice as "3 lb": the smaller unit never reaches the larger one. */
function carrySum(
  line: Line,
  { join, terms }: Quantity,
  ratio: Amount,
): ScaledQuantity | undefined {
  const [large, small] = terms;
  if (join !== "sum" || terms.length !== 2 || !large?.unit || !small?.unit) return undefined;
  const each = CARRIED[large.unit.key]?.[small.unit.key];
  if (each === undefined || small.isSubtracted) return undefined;
  const total = scaleAmount(
    add(scaleAmount(large.value, createAmount(each, 1)), small.value),
    ratio,
  );
  const wholes = Math.floor(total.numerator / total.denominator / each);
  const rest = add(total, createAmount(-wholes * each, 1));
  const { language } = line.parse;
  const edits: Edit[] = [];
  const [largeStart, smallStart] = [large.spans[0]?.[0] ?? 0, small.spans[0]?.[0] ?? 0];
  if (wholes === 0) edits.push({ span: [largeStart, smallStart], text: "" });
  else edits.push(...writeTerm(line, large, createAmount(wholes, 1), language));
  if (rest.numerator === 0)
    edits.push({ span: [large.unit.span[1], small.unit.span[1]], text: "" });
  else edits.push(...writeTerm(line, small, rest, language));
  return { edits, values: [createAmount(wholes, 1), rest] };
}

function editTerm(
  { words, parse }: Line,
  quantity: Quantity,
  term: Term,
  value: Amount,
  next?: Term,
): Edit[] {
  const { unit } = term;
  const size = SPOON_SIZES.indexOf(unit?.key ?? "");
  if (unit?.spoons && size >= 0 && quantity.role !== "other") {
    const held = toLargestMeasure(value, size, unit.spoons.length);
    const forms = unit.spoons[held.size];
    if (held.size !== size && forms) {
      const word = forms[isMany(held.amount, parse.language) ? 1 : 0];
      const key = SPOON_SIZES[held.size];
      return [
        ...writeNumber(words, term, held.amount, key, parse.language),
        { span: unit.span, text: word },
      ];
    }
  }
  return writeTerm({ words, parse }, term, value, parse.language, unit?.key ?? next?.unit?.key);
}

function writeTerm(
  { words }: Line,
  term: Term,
  value: Amount,
  language: Language,
  key = term.unit?.key,
): Edit[] {
  const edits = writeNumber(words, term, value, key, language);
  if (term.link && isAtLeastOne(value)) edits.push({ span: term.link, text: "" });
  const { unit } = term;
  if (unit?.forms) edits.push({ span: unit.span, text: pickForm(unit.forms, value, language) });
  return edits;
}

function writeNumber(
  words: string,
  { spans }: Term,
  value: Amount,
  key: string | undefined,
  language: Language,
): Edit[] {
  const [first, ...more] = spans;
  if (!first) return [];
  const written = spans.map((span) => words.slice(...span)).join(" ");
  const figure = formatLike(written, value, key, language);
  const edits: Edit[] = [{ span: widen(words, first), text: replaceJoints(words, first, figure) }];
  for (const [start, end] of more) {
    const gap = /\s*$/.exec(words.slice(0, start))?.[0].length ?? 0;
    edits.push({ span: [start - gap, end], text: "" });
  }
  return edits;
}

const ELIDED = /(?<=^|\s)d['’]$/i;

/** With "d'" before and "-" behind: "d'une orange", "demi-citron". */
function widen(words: string, [start, end]: Span): Span {
  const elided = ELIDED.exec(words.slice(0, start))?.[0].length ?? 0;
  return [start - elided, isHyphenedWord(words, [start, end]) ? end + 1 : end];
}

function replaceJoints(words: string, span: Span, figure: string): string {
  const before = ELIDED.test(words.slice(0, span[0])) ? "de " : "";
  const isGluedWord = /\p{L}$/u.test(words.slice(...span)) && /^\p{L}/u.test(words.slice(span[1]));
  return before + figure + (isHyphenedWord(words, span) || isGluedWord ? " " : "");
}

function isHyphenedWord(words: string, span: Span): boolean {
  return words[span[1]] === "-" && /\p{L}$/u.test(words.slice(...span));
}

/** The noun changes where the number turns from one to many: "1 tomato", "2 tomatoes". */
function editNoun({ parse }: Line, { noun, terms }: Quantity, values: Amount[]): Edit[] {
  const [before, after] = [terms.at(-1)?.value, values.at(-1)];
  if (!noun || !before || !after) return [];
  const isSame = isMany(before, parse.language) === isMany(after, parse.language);
  return isSame ? [] : [{ span: noun.span, text: pickForm(noun.forms, after, parse.language) }];
}

function pickForm(forms: Forms, value: Amount, language: Language): string {
  return forms[isMany(value, language) ? 1 : 0];
}

/** French uses the plural from 2; above 1, English has "1 1/2 cups". */
export function isMany({ numerator, denominator }: Amount, language: Language): boolean {
  const value = numerator / denominator;
  return value > 1 && new Intl.PluralRules(language).select(value) !== "one";
}

function isAtLeastOne({ numerator, denominator }: Amount): boolean {
  return numerator >= denominator;
}

function add(one: Amount, other: Amount): Amount {
  return createAmount(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}
