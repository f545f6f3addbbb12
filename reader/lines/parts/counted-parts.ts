import { type Amount, createAmount, scaleAmount } from "#domain/measures/amount";
import { isModifier } from "../names/modifiers";
import { isNumeric } from "../parse/number-tokens";
import { startsWith } from "../parse/scan";
import { TIMES_SIGN } from "../parse/signs";
import { keyAt, type Line, readRest, skipPreposition, textFrom, wordsBetween } from "../tokens";
import { ABOUT_BEHIND, ARTICLES, OR } from "../units/measure-words";
import { getWords } from "../vocabulary";
import type { AmountPlace } from "./amount-place";
import { type CountedNoun, findCountedNoun } from "./counted-noun";
import { type LineParts, NO_PARTS } from "./line-parts";
import { findTotal, type Total } from "./totals";

type Parts = LineParts & { end: number };

const SQUEEZED_JUICE = getWords("squeezed juice");
const SQUEEZED = getWords("squeezed");
const PRESSED = getWords("pressed");
const STICKS_OF = getWords("in sticks");
/** In the US, a pound of butter is four sticks. */
const STICK = createAmount(1, 4);

/** So many of the food, or of its pieces and containers. */
export function readCountedParts(place: AmountPlace): Parts {
  const { quantity, numberEnd, unit } = place;
  const end = unit && !unit.measure ? unit.end : numberEnd;
  const countEnd = startsWith(place.line, end, ABOUT_BEHIND);
  const noun = findCountedNoun(place, countEnd);
  const amount = quantity.join === "one" && !place.isBound ? readCount(place) : null;
  return (
    readSticks(place) ??
    readChoice(place) ??
    readSqueezed(place, countEnd, amount) ??
    readPressed(place, countEnd, amount) ??
    (amount && readOfSizes(place, noun, amount)) ??
    readPieces(place, countEnd, noun, amount)
  );
}

function readCount({ quantity: { terms } }: AmountPlace): Amount {
  const [term] = terms;
  // The keys of dozens are numbers.
  const times = Number(term?.unit?.key) || 1;
  return scaleAmount(term?.value ?? createAmount(1, 1), createAmount(times, 1));
}

function readPieces(
  place: AmountPlace,
  countEnd: number,
  { from, piece, sizes, end }: CountedNoun,
  amount: Amount | null,
): Parts {
  const { line, juice, quantity } = place;
  const isSized = sizes.length > 0 && !isTotal(place, from, piece);
  const isInMeasure = piece !== undefined && !amount && sizes.length === 0;
  const lead = isInMeasure ? "" : wordsBetween(line, from, end).replace(/^\(([^()]*)\)/, "$1");
  const isOfNoun = piece !== undefined && !(quantity.isImplied && sizes.length > 0);
  return {
    ...readCountWords(place, isInMeasure ? piece.end : countEnd, amount),
    isArticle: ARTICLES.has(keyAt(line, place.from)) && countEnd === place.from + 1,
    countWord: piece ? keyAt(line, piece.at) : "",
    isSized,
    lead: [juice, lead].filter(Boolean).join(", "),
    leadBefore: isOfNoun ? wordsBetween(line, from, piece.at) : "",
    counted: isOfNoun ? readRest(line, piece.at) : "",
    rest: readRest(line, end),
    end,
  };
}

/** A bracket behind a count of foods or pieces tells what all weigh. */
function isTotal({ line, unit }: AmountPlace, from: number, piece: CountedNoun["piece"]): boolean {
  if (piece && unit?.measure?.kind !== "piece") return false;
  return /^[([]$/.test(keyAt(line, piece?.end ?? from));
}

/** The count; its words are kept unless they are a plain number. */
function readCountWords(
  { line, start, from, unit }: AmountPlace,
  end: number,
  amount: Amount | null,
) {
  const isAbout = unit && !unit.measure && /(?<!dou)[zt]aines?$/.test(keyAt(line, unit.at));
  const isPlain = amount !== null && start === from && !isAbout;
  const measure = isPlain ? "" : wordsBetween(line, start, end);
  return {
    ...NO_PARTS,
    amount,
    unit: amount ? ("UNIT" as const) : ("NONE" as const),
    measure,
    isPlain,
  };
}

/** "6 large or 8 medium stalks" */
function readChoice({ line, scan, numberEnd, start }: AmountPlace): Parts | undefined {
  let at = numberEnd;
  while (isModifier(keyAt(line, at))) at += 1;
  const isOr = at > numberEnd && OR.has(keyAt(line, at)) && isNumeric(line, at + 1);
  const other = isOr ? scan.read(at + 1) : undefined;
  return other && inWords(line, start, other.number.end);
}

/** "3 jus de citron": the fruit is counted. */
function readSqueezed(place: AmountPlace, at: number, amount: Amount | null): Parts | undefined {
  const { line, juice } = place;
  const fruit = skipPreposition(line, at + 1);
  if (juice !== "" || !SQUEEZED_JUICE.has(keyAt(line, at)) || !SQUEEZED.has(keyAt(line, fruit)))
    return undefined;
  const lead = wordsBetween(line, at, at + 1);
  return { ...readCountWords(place, at, amount), lead, rest: readRest(line, fruit), end: fruit };
}

/** "1/2 citron pressé": the fruit is counted, though "citron pressé" is its juice. */
function readPressed(place: AmountPlace, at: number, amount: Amount | null): Parts | undefined {
  const { line } = place;
  const isPressed = SQUEEZED.has(keyAt(line, at)) && PRESSED.has(keyAt(line, at + 1));
  if (!isPressed) return undefined;
  const rest = `${wordsBetween(line, at, at + 1)}, ${textFrom(line, at + 1)}`;
  return { ...readCountWords(place, at, amount), rest, end: at };
}

/**
 * "2 x 400 g chicken" weighs 800 g, "1½ (375 ml) melon" is 375 ml; "2 400 g chicken" may be a
 * number in two parts.
 */
function readOfSizes(place: AmountPlace, noun: CountedNoun, count: Amount): Parts | undefined {
  const { line, numberEnd, start } = place;
  const [size] = noun.sizes;
  if (noun.piece || !size) return undefined;
  const sign = keyAt(line, numberEnd);
  const isTimes = TIMES_SIGN.test(sign);
  const parts = inWords(line, start, noun.end);
  if (/^[([]$/.test(sign)) {
    const volume = count.denominator > 1 ? findVolume(noun) : undefined;
    return volume && { ...parts, ...volume };
  }
  const total = isTimes && /^\p{L}/u.test(keyAt(line, noun.end)) ? findTotal(size) : undefined;
  if (total)
    return {
      ...parts,
      ...total,
      amount: scaleAmount(total.amount, count),
      isOunce: size.measure?.key === "ounce",
    };
  const isHyphened = line.tokens.slice(noun.from, noun.end).some(({ key }) => key === "-");
  const isLength = size.measure?.kind === "length";
  return isHyphened || isTimes || isLength ? undefined : { ...parts, doubt: "amount" };
}

function findVolume({ sizes }: CountedNoun): Total | undefined {
  return sizes.map(findTotal).find((total) => total?.unit === "MILLILITERS");
}

function readSticks({ line, quantity, unit, start, from, end }: AmountPlace): Parts | undefined {
  const [term] = quantity.terms;
  const isStick = unit?.measure?.key === "stick" && quantity.join === "one";
  if (!term || !isStick || !line.tokens.some(({ key }) => STICKS_OF.has(key))) return undefined;
  const isArticle = ARTICLES.has(keyAt(line, from));
  const amount = scaleAmount(term.value, STICK);
  return { ...inWords(line, start, end), amount, unit: "POUND", isArticle };
}

function inWords(line: Line, start: number, end: number): Parts {
  const measure = wordsBetween(line, start, end);
  return { ...NO_PARTS, measure, isPlain: false, rest: readRest(line, end), end };
}
