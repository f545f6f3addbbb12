import { agreeRemark } from "#domain/language/agree-remark";
import { isLocale, LOCALES, type Locale, mapLocales } from "#domain/language/locales";
import { translateRemark } from "#domain/language/translate-remark";
import type { Line, Quantity } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { getRows, getWords } from "../vocabulary";
import { type Clause, listJoints, trimClause } from "./clauses";
import { createForeign, createFragment, type Fragment, joinFragments } from "./fragment";
import { findQuantitySpan } from "./quantity-span";
import { translateQuantity } from "./translate-quantity";

const JOINT_KINDS = ["joint of sum", "joint of difference", "joint of choice", "and"];
/** Before anything but a number, "plus" and "less" may be of an adjective. */
const CHOICES = new Set(["joint of choice", "and"].flatMap((kind) => [...getWords(kind)]));
const JOINTS = mapLocales(
  (to) =>
    new Map(
      JOINT_KINDS.flatMap((kind) => {
        const word = getRows(kind, to)[0]?.word ?? "";
        return [...getWords(kind)].map((joint): [string, string] => [joint, word]);
      }),
    ),
);
const BEFORE_AMOUNT = mapLocales(
  (to) =>
    new Map(
      LOCALES.filter((from) => from !== to).flatMap((from) =>
        getRows(`before amount in ${to}`, from).map(({ word, value }) => [foldedKey(word), value]),
      ),
    ),
);

/** "Juice of" before an amount, in another language. */
export function translateBeforeAmount(text: string, to: Locale): string | undefined {
  return BEFORE_AMOUNT[to].get(foldedKey(text.trim().replaceAll("’", "'")));
}

/** A clause in another language: known remarks are translated, others stay and are foreign. */
export function translateClause(
  line: Line,
  clause: Clause,
  { inside, noun }: { inside: number[]; noun: Noun | undefined },
  to: Locale,
): Fragment {
  const { words, parse } = line;
  const parts: Fragment[] = [];
  const translateRest = (text: string, isStart: boolean, isEnd: boolean) =>
    translateText(trimClause(text, { isStart, isEnd }), { from: parse.language, to, noun });
  let [from, isStart] = [clause.span[0], clause.isAfterMeasure];
  for (const index of inside) {
    const [start, end] = findQuantitySpan(parse.quantities[index] as Quantity);
    const before = words.slice(from, start).trim();
    parts.push(translateJoints(before, to) ?? translateRest(before, isStart, false));
    parts.push(translateCounted(line, index, to));
    [from, isStart] = [end, true];
  }
  const behind = words.slice(from, clause.span[1]).trim();
  parts.push(translateRest(behind, isStart, clause.isBeforeTaken));
  const told = parts.filter(({ text }) => text !== "");
  const said = joinFragments(told, " ");
  const isMeasure = told.length === 1 && inside.length === 1 && isBracketed(words, clause);
  return isMeasure ? joinFragments([createFragment("("), said, createFragment(")")]) : said;
}

function isBracketed(words: string, { span: [start, end] }: Clause): boolean {
  return words[start - 1] === "(" && words[end] === ")";
}

/** With the sizes of what it counts: "2 cans (400 g)". */
function translateCounted(line: Line, index: number, to: Locale): Fragment {
  const { quantities } = line.parse;
  const sizes = [...quantities.keys()].filter((size) => quantities[size]?.counter === index);
  const counted = translateQuantity(line, index, to);
  if (sizes.length === 0) return counted;
  const told = sizes.map((size) => translateQuantity(line, size, to));
  return joinFragments([
    counted,
    createFragment(" ("),
    joinFragments(told, " / "),
    createFragment(")"),
  ]);
}

function translateJoints(text: string, to: Locale): Fragment | undefined {
  const joints = listJoints(text)?.split(" ");
  return joints && createFragment(joints.map((joint) => JOINTS[to].get(joint) ?? joint).join(" "));
}

interface Languages {
  from: string;
  to: Locale;
  noun: Noun | undefined;
}

function translateText(text: string, languages: Languages): Fragment {
  const { from, to, noun } = languages;
  const known = isLocale(from) && text !== "" ? translateRemark(text, from, to) : undefined;
  if (known !== undefined) return createFragment(agree(known, noun, to));
  const [first = "", ...rest] = text.split(/\s+/);
  const joint = CHOICES.has(foldedKey(first)) ? JOINTS[to].get(foldedKey(first)) : undefined;
  if (joint === undefined || rest.length === 0) return createForeign(text);
  return joinFragments([createFragment(joint), translateText(rest.join(" "), languages)], " ");
}

/** What a remark is about, as it stands in the translation. */
export interface Noun {
  text: string;
  isMany: boolean;
}

export function agree(remark: string, noun: Noun | undefined, to: Locale): string {
  return noun ? agreeRemark(remark, noun.text, noun.isMany, to) : remark;
}
