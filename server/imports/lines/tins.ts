import { foldedKey } from "~/model/text";
import { stemOf } from "~/model/words";
import type { CatalogueName } from "./catalogue-names";
import { TINS } from "./count-words";
import type { Candidate } from "./name-candidates";
import type { NameParts } from "./name-parts";
import type { ReadLine } from "./read-line";

const KEPT =
  /canned|condensed|pickle|olive|marinat|in oil|paste|sauce|purée|sun-dried|cream-style|hearts of palm|bamboo|water chestnuts|sauerkraut|kimchi|pimiento|maraschino|kippered|roe$|caviar|dried|candied/i;

/** "1 boîte de haricots", "haricots en boîte", "haricots (conserve)". */
export function isTinned(read: ReadLine, { head, asides }: NameParts): boolean {
  return (
    TINS.has(read.countWord) ||
    /\ben (boite|conserve|bocal)\b/.test(foldedKey([head, ...asides].join(" "))) ||
    asides.some((aside) => /^(boite|conserve|bocal)s?$/.test(foldedKey(aside)))
  );
}

/** A name as the catalogue has what is in tins, then as it is. */
export function tinned(candidate: Candidate): Candidate[] {
  const kept = ["canned STEM", "STEM en conserv"].map((pattern) => ({
    ...candidate,
    stem: pattern.replace("canned", stemOf("canned")).replace("STEM", candidate.stem),
  }));
  return [...kept, candidate];
}

/** What is not sold in tins under its bare name: what is in the tin is something else. */
export function isFresh({ nameEn, category }: CatalogueName): boolean {
  const isKept = KEPT.test(nameEn);
  return ["VEGETABLE", "FRUIT", "FISH"].includes(category) && !isKept;
}
