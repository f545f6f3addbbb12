import type { Locale } from "#domain/language/locales";
import { mapLocales } from "#domain/language/locales";
import { formatLike } from "#domain/line/figure-style";
import type { Forms, Line, Quantity, Term, Unit } from "#domain/line/line";
import { findNumberKind } from "#domain/line/number-kind";
import { isMany } from "#domain/line/scaled-pieces";
import {
  type Amount,
  createAmount,
  formatAmount,
  parseAmount,
  scaleAmount,
} from "#domain/measures/amount";
import { foldedKey } from "#domain/text/text";
import { getMeasureName } from "../units/measure-names";
import { FILLED } from "../units/measure-words";
import { findUnitCore } from "../units/unit-core";
import { getSpoons } from "../units/unit-forms";
import { getRows } from "../vocabulary";
import { createForeign, createFragment, type Fragment, joinFragments } from "./fragment";
import { addAdjective, findUnitAdjective } from "./unit-adjectives";

const ABOUT = mapLocales((locale) => getRows("about in measures", locale)[0]?.word ?? "");
/** "15": a number that is a unit of its own, such as "quinzaine". */
const COUNT = /^\d+$/;

/** Numbers and units of a quantity in another language. */
export function translateQuantity(line: Line, index: number, to: Locale): Fragment {
  const quantity = line.parse.quantities[index] as Quantity;
  const terms = dropSharedUnit(quantity);
  const parts = terms.map((term, at) =>
    translateTerm(line, term, { to, key: findKey(terms, at), isAlone: terms.length === 1 }),
  );
  const joined = joinTerms(line.words, parts, quantity);
  const about = isAboutSo(line, quantity) ? `${ABOUT[to]} ` : "";
  const { isImplied: _, ...kept } = quantity;
  const translated = { ...kept, terms: joined.quantities.flatMap((part) => part.quantity.terms) };
  const fragment = { ...joined, quantities: [{ quantity: translated, from: index }] };
  return joinFragments([createFragment(about), fragment]);
}

/** "7 g to 10 g" is "7–10 g". */
function dropSharedUnit({ join, terms }: Quantity): Term[] {
  const [low, high] = terms;
  const isShared = join === "range" && low?.unit !== undefined && low.unit.key === high?.unit?.key;
  return isShared && high ? [{ ...low, unit: undefined }, high] : terms;
}

/** A scant or a heaping spoon stays so in a remark. */
function isAboutSo({ words }: Line, { isAbout, terms }: Quantity): boolean {
  const before = /\p{L}+(?=\s*$)/u.exec(words.slice(0, terms[0]?.spans[0]?.[0]))?.[0] ?? "";
  return isAbout === true && !FILLED.has(foldedKey(before));
}

/** Of a term, or of the one behind it: "2 to 3 oz". */
function findKey(terms: Term[], at: number): string | undefined {
  return terms.slice(at).find(({ unit }) => unit)?.unit?.key;
}

interface TermPart {
  fragment: Fragment;
  term: Term;
}

function joinTerms(words: string, parts: TermPart[], { join, terms }: Quantity): Fragment {
  return joinFragments(
    parts.flatMap(({ fragment, term }, at) => {
      if (at === 0) return [fragment];
      if (join === "range") return [createFragment("–"), fragment];
      const sign = term.isSubtracted ? " − " : isAdjacent(words, terms, at) ? " " : " + ";
      return [createFragment(sign), fragment];
    }),
  );
}

/** "1 lb 4 oz" */
function isAdjacent(words: string, terms: Term[], at: number): boolean {
  const from = terms[at - 1]?.unit?.span[1];
  return from !== undefined && /^\s*$/.test(words.slice(from, terms[at]?.spans[0]?.[0]));
}

function translateTerm(
  { words }: Line,
  term: Term,
  { to, key, isAlone }: { to: Locale; key: string | undefined; isAlone: boolean },
): TermPart {
  const { unit, link: _, ...rest } = term;
  const forms = findForms(words, term, to);
  const isCounted = unit !== undefined && forms === undefined && COUNT.test(unit.key);
  const value = isCounted ? scaleAmount(term.value, createAmount(Number(unit.key), 1)) : term.value;
  const written = term.spans.length === 1 ? words.slice(...(term.spans[0] ?? [0, 0])) : "";
  const number = translateNumber(written, value, key, to);
  const spans = [[0, number.length] as const];
  if (!unit || isCounted) return toPart(createFragment(number), { ...rest, value, spans });
  const name = forms
    ? createFragment(forms[isMany(value, to) ? 1 : 0])
    : createForeign(words.slice(...findUnitCore(words, unit)));
  const fragment = joinFragments([createFragment(`${number} `), name]);
  const span = [number.length + 1, fragment.text.length] as const;
  const spoons = isAlone && forms ? getSpoons(name.text) : undefined;
  return toPart(fragment, {
    ...rest,
    value,
    spans,
    unit: { ...nameUnit(unit, forms), span, ...(spoons && { spoons }) },
  });
}

/** The names of the unit, with its adjective. */
function findForms(words: string, term: Term, to: Locale): Forms | undefined {
  const { key } = term.unit ?? {};
  const named = key && key !== "unclear" ? getMeasureName(key, to) : undefined;
  const adjective = named && findUnitAdjective(words, term);
  return (adjective && key && addAdjective(adjective, key, named, to)) || named;
}

function nameUnit({ key, forms }: Unit, named: Forms | undefined): Omit<Unit, "span"> {
  if (!named) return { key, ...(forms && { forms }) };
  return { key, ...(named[0] !== named[1] && { forms: named }) };
}

function toPart(fragment: Fragment, term: Term): TermPart {
  const quantity: Quantity = { role: "amount", join: "one", terms: [term] };
  return { fragment: { ...fragment, quantities: [{ quantity, from: 0 }] }, term };
}

/** As written where it reads the same; decimals in the other style; words and sums of both as figures. */
function translateNumber(
  written: string,
  value: Amount,
  key: string | undefined,
  to: Locale,
): string {
  const read = parseAmount(written);
  const isExact = !("problem" in read) && isSame(read, value);
  if (!isExact) return formatLike("", value, findNumberKind(key), to);
  return /[.,]/.test(written) ? formatAmount(value, "GRAM", to) : written;
}

function isSame(one: Amount, other: Amount): boolean {
  return one.numerator * other.denominator === other.numerator * one.denominator;
}
