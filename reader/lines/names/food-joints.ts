import type { FurtherFoodRole } from "#domain/line/line";
import { foldedKey } from "#domain/text/text";
import { buildPhrasePattern } from "../../phrases";
import { getRows } from "../vocabulary";

export interface JoinedPart {
  text: string;
  role: FurtherFoodRole;
}

const ROLES = new Map(
  getRows("joins foods").map(({ word, value }) => [foldedKey(word), value as FurtherFoodRole]),
);
const WORD = buildPhrasePattern([...ROLES.keys()].filter((phrase) => /\p{L}/u.test(phrase)));
const SIGN = buildPhrasePattern([...ROLES.keys()].filter((phrase) => !/\p{L}/u.test(phrase)));
const JOINTS = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])${WORD}(?![\p{L}\p{N}'’-])|(?<!\p{N})${SIGN}(?!\p{N})`,
  "giu",
);

/** Cuts a text at "and" and "or"; each part has the role that the joint before it gives. */
export function splitAtJoints(text: string): { before: string; parts: JoinedPart[] } {
  const found = [...text.matchAll(JOINTS)];
  const parts = found.map(({ 0: joint, index }, at) => ({
    text: text.slice(index + joint.length, found[at + 1]?.index).trim(),
    role: ROLES.get(foldedKey(joint)) ?? "with",
  }));
  return { before: text.slice(0, found[0]?.index).trim(), parts };
}

/** "Chicken or vegetable stock": no single name of a food stands for it. */
export function namesAlternatives(text: string): boolean {
  return splitAtJoints(text).parts.some(({ role }) => role === "alternative");
}
