import { isLanguage, type Language } from "../language/languages";
import { type Amount, createAmount } from "../measures/amount";
import type { Doubt, Forms, Parse, Quantity, Role, Span, Term, Unit } from "./line";

/**
 * A parse as it is stored and sent to the browser: a fifth of the bytes of the same as objects.
 * Missing values are 0, spans are flat lists of offsets.
 */
export type ParseData = [Language, Doubt | 0, number[], number[], ...QuantityData[]];

/** Role, join and flags in letters; the terms; the noun; the counter plus one. */
type QuantityData = [string, TermData[], NounData | 0, number];
/** Value, number spans, unit, flags, link. */
type TermData = [string, number[], UnitData | 0, string, number[]];
type UnitData = [number, number, string, Forms | 0, readonly Forms[] | 0];
type NounData = [number, number, Forms];

const ROLES: Record<string, Role> = { a: "amount", s: "same", z: "size", e: "each", o: "other" };
const JOINS: Record<string, Quantity["join"]> = { o: "one", r: "range", s: "sum" };

export function encodeParse({
  language,
  doubt,
  foods,
  foreign = [],
  quantities,
}: Parse): ParseData {
  return [language, doubt ?? 0, foods.flat(), foreign.flat(), ...quantities.map(encodeQuantity)];
}

export function decodeParse([language, doubt, foods, foreign, ...quantities]: ParseData): Parse {
  return {
    language,
    foods: pairSpans(foods),
    quantities: quantities.map(decodeQuantity),
    ...(foreign.length > 0 && { foreign: pairSpans(foreign) }),
    ...(doubt !== 0 && { doubt }),
  };
}

/** Reads a stored parse; undefined if there is none or it is damaged. */
export function readParseData(text: string): ParseData | undefined {
  // Most that is none is "": an exception costs more than reading a parse.
  if (!text.startsWith("[")) return undefined;
  try {
    const data = JSON.parse(text) as ParseData;
    return Array.isArray(data) && isLanguage(data[0]) ? data : undefined;
  } catch {
    return undefined;
  }
}

function encodeQuantity(quantity: Quantity): QuantityData {
  const { role, join, isAbout, isImplied, terms, noun, counter = -1 } = quantity;
  const code = findLetter(ROLES, role) + findLetter(JOINS, join);
  const flags = (isAbout ? "~" : "") + (isImplied ? "!" : "");
  return [code + flags, terms.map(encodeTerm), noun ? [...noun.span, noun.forms] : 0, counter + 1];
}

function decodeQuantity([code, terms, noun, counter]: QuantityData): Quantity {
  return {
    role: ROLES[code.charAt(0)] ?? "other",
    join: JOINS[code.charAt(1)] ?? "one",
    terms: terms.map(decodeTerm),
    ...(code.includes("~") && { isAbout: true }),
    ...(code.includes("!") && { isImplied: true }),
    ...(noun !== 0 && { noun: { span: [noun[0], noun[1]] as const, forms: noun[2] } }),
    ...(counter > 0 && { counter: counter - 1 }),
  };
}

function findLetter(letters: Record<string, string>, value: string): string {
  return Object.keys(letters).find((letter) => letters[letter] === value) ?? "";
}

function encodeTerm({ value, spans, unit, isSubtracted, link }: Term): TermData {
  return [
    formatValue(value),
    spans.flat(),
    encodeUnit(unit),
    isSubtracted ? "-" : "",
    [...(link ?? [])],
  ];
}

function encodeUnit(unit: Unit | undefined): UnitData | 0 {
  return unit ? [...unit.span, unit.key, unit.forms ?? 0, unit.spoons ?? 0] : 0;
}

function decodeTerm([value, spans, unit, flags, link]: TermData): Term {
  return {
    value: parseValue(value),
    spans: pairSpans(spans),
    ...(unit !== 0 && { unit: decodeUnit(unit) }),
    ...(flags === "-" && { isSubtracted: true }),
    ...(link.length > 0 && { link: [link[0] ?? 0, link[1] ?? 0] as const }),
  };
}

function decodeUnit([start, end, key, forms, spoons]: UnitData): Unit {
  return {
    span: [start, end],
    key,
    ...(forms !== 0 && { forms }),
    ...(spoons !== 0 && { spoons }),
  };
}

function pairSpans(offsets: number[]): Span[] {
  const starts = offsets.filter((_, at) => at % 2 === 0);
  return starts.map((start, at): Span => [start, offsets[2 * at + 1] ?? start]);
}

function formatValue({ numerator, denominator }: Amount): string {
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}

function parseValue(text: string): Amount {
  const [numerator = 0, denominator = 1] = text.split("/").map(Number);
  return createAmount(numerator, denominator);
}
