import { agreeRemark } from "#domain/language/agree-remark";
import { LOCALES, type Locale, mapLocales } from "#domain/language/locales";
import type { Forms, Span, Term } from "#domain/line/line";
import { MEASURES } from "#domain/measures/measures";
import { foldedKey } from "#domain/text/text";
import { findUnitCore } from "../units/unit-core";
import { getRows } from "../vocabulary";

const BEFORE = mapLocales((to) => readTable(`adjective of unit in ${to}`, to));
const BEHIND: Record<Locale, Map<string, string>> = {
  en: new Map(),
  fr: readTable("adjective behind unit in fr", "fr"),
};
const WORDS = /^[\p{L}\p{M}\s]+$/u;

/** "small" of "2 small handfuls" and "bombée" of "1 cuillère bombée", with all between number and food. */
export interface UnitAdjective {
  text: string;
  span: Span;
}

export function findUnitAdjective(words: string, { spans, unit }: Term): UnitAdjective | undefined {
  const [number] = spans;
  if (!number || !unit || spans.length > 1) return undefined;
  const [start, end] = findUnitCore(words, unit);
  if (start < number[1]) return undefined;
  const text = `${words.slice(number[1], start)} ${words.slice(end, unit.span[1])}`.trim();
  return WORDS.test(text) ? { text, span: [number[1], unit.span[1]] } : undefined;
}

/** The names of a unit with the adjective in another language; undefined if it is not known. */
export function addAdjective(
  { text }: UnitAdjective,
  key: string,
  forms: Forms,
  to: Locale,
): Forms | undefined {
  const said = foldedKey(text);
  const isSpoon = MEASURES.get(key)?.kind === "spoon";
  const [before, behind] = [isSpoon ? undefined : BEFORE[to].get(said), BEHIND[to].get(said)];
  const adjective = before ?? behind ?? BEFORE[to].get(said);
  if (adjective === undefined) return undefined;
  const isBefore = before !== undefined || behind === undefined;
  const add = (form: string, isMany: boolean) => {
    const agreed = agreeRemark(adjective, form, isMany, to);
    return isBefore ? `${agreed} ${form}` : `${form} ${agreed}`;
  };
  return [add(forms[0], false), add(forms[1], true)];
}

function readTable(kind: string, to: Locale): Map<string, string> {
  const rows = LOCALES.filter((from) => from !== to).flatMap((from) => getRows(kind, from));
  return new Map(
    rows.flatMap(({ word, value }) => [
      [foldedKey(word), value],
      [foldedKey(`${word}s`), value],
    ]),
  );
}
