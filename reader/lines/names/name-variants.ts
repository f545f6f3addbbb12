import { groupBy } from "#domain/language/vocabulary/vocabulary";
import { stemKey } from "#domain/text/word-stems";
import { getRows } from "../vocabulary";
import { isJoint } from "./modifiers";
import type { NameWord } from "./name-words";

const BETWEEN = ["", "de", "d", "du", "a", "a la", "a l", "au", "aux"];
const MAX_WORDS = 5;

const SAME = groupBy(
  getRows("same").map(({ word, value }) => [stemKey(word), stemKey(value)] as const),
  ([word]) => word.split(" ")[0] ?? "",
);

export function listVariants(words: NameWord[]): { stem: string; dropped: NameWord[] }[] {
  if (words[0]?.isPassed !== false) return [];
  const whole = joinStems(words);
  const isFrench = words.some(({ key }) => /^(de|d|du|à|aux?)$/.test(key));
  const isInside = (at: number) => isFrench && at > 0 && at < words.length - 1;
  const dropped = words.filter(
    ({ key, isPassed, isState }, at) => isInside(at) && isPassed && !isState && !isJoint(key),
  );
  const bare = words.filter((word) => !dropped.includes(word));
  const forms = new Set([joinStems(bare), ...joined(words), ...joined(bare)]);
  for (const form of [...forms, whole]) for (const same of sameAs(form)) forms.add(same);
  forms.delete(whole);
  return [...forms].map((stem) => ({ stem, dropped }));
}

function joined(words: NameWord[]): string[] {
  const telling = words.filter(({ key }) => !isJoint(key) && !/^aux?$/.test(key));
  const [first, last] = telling;
  if (telling.length !== 2 || words.length > MAX_WORDS || !first || !last) return [];
  if (words[0] !== first || words.at(-1) !== last) return [];
  return BETWEEN.map((joint) => `${first.stem} ${joint} ${last.stem}`.replace("  ", " "));
}

function sameAs(stem: string): string[] {
  const padded = ` ${stem} `;
  return stem
    .split(" ")
    .flatMap((word) => SAME.get(word) ?? [])
    .filter(([one]) => padded.includes(` ${one} `))
    .map(([one, other]) => padded.replace(` ${one} `, ` ${other} `).trim());
}

function joinStems(words: NameWord[]): string {
  return words.map(({ stem }) => stem).join(" ");
}
