export type TemperatureScale = "C" | "F";

/** A text with the temperatures of one scale; `changes` tell what was written. */
export interface ConvertedText {
  text: string;
  changes: { span: readonly [start: number, end: number]; written: string }[];
}

interface Temperature {
  start: number;
  end: number;
  low?: string | undefined;
  joint: string;
  high: string;
  gap: string;
  unit: string;
  scale: TemperatureScale;
}

interface Change {
  start: number;
  end: number;
  shown: string;
}

const NUMBER = String.raw`[-−]?\d{1,3}(?:[.,]\d+)?`;
const JOINT = String.raw`\s?[°º]?\s?(?:-|–|to|à|a|and|et|or|ou)\s?`;
const UNIT = String.raw`[℃℉]|(?:[°º]|deg(?:ree|r[ée])s?)\s?(?:celsius|fahrenheit|[cf])|[cf]`;
const TEMPERATURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,]|\p{N}/)(?:(${NUMBER})(${JOINT}))?(${NUMBER})(\s?)(${UNIT})(?![\p{L}\p{N}])`,
  "giu",
);
/** "180°C/350°F", "180 °C (gas 4, 350 °F)": the same once more. */
const SAME = /^[\s/(,;=–-]*(?:[\p{L}\d]+\)?[\s/(,;=–-]+){0,3}$/u;
/** Between the two scales of one temperature. */
const PAIR = /^\s?([(/=])\s?$/;
/** "2 C" is two cups; "350 F" is an oven. */
const LEAST_BARE = 100;
const OVEN_CELSIUS = 100;
const STEPS = { C: 5, F: 25 };
const FREEZING_FAHRENHEIT = 32;

/**
 * Of "350 °F (177 °C)", only one is shown. What else stands in both scales stays, as beside a
 * gas mark or a fan oven, and so do "thermostat 6" and a bare "350°".
 */
export function convertTemperatures(text: string, to: TemperatureScale): ConvertedText {
  const converted: ConvertedText = { text: "", changes: [] };
  let from = 0;
  for (const { start, end, shown } of listChanges(text, to)) {
    converted.text += text.slice(from, start);
    const at = converted.text.length;
    converted.text += shown;
    from = end;
    const span = [at, converted.text.length] as const;
    converted.changes.push({ span, written: text.slice(start, end) });
  }
  converted.text += text.slice(from);
  return converted;
}

function listChanges(text: string, to: TemperatureScale): Change[] {
  return groupSame(text, listTemperatures(text)).flatMap((group) => {
    if (group.some(({ scale }) => scale === to)) return pickOne(text, group, to) ?? [];
    return group.filter(isConvertible).map((temperature) => {
      const { start, end } = temperature;
      return { start, end, shown: write(temperature, to) };
    });
  });
}

function pickOne(text: string, group: Temperature[], to: TemperatureScale): Change | undefined {
  const [first, last] = group;
  if (!first || !last || group.length > 2 || first.scale === last.scale) return undefined;
  const kept = first.scale === to ? first : last;
  const [, bracket] = PAIR.exec(text.slice(first.end, last.start)) ?? [];
  if (bracket === undefined || (bracket === "(" && text[last.end] !== ")")) return undefined;
  const end = last.end + (bracket === "(" ? 1 : 0);
  return { start: first.start, end, shown: text.slice(kept.start, kept.end) };
}

function listTemperatures(text: string): Temperature[] {
  return [...text.matchAll(TEMPERATURE)].flatMap((match) => {
    const {
      0: whole,
      1: low,
      2: joint = "",
      3: high = "",
      4: gap = "",
      5: unit = "",
      index,
    } = match;
    const isBare = /^[cf]$/i.test(unit);
    if (isBare && (toNumber(high) < LEAST_BARE || (gap !== "" && unit !== unit.toUpperCase())))
      return [];
    const scale = /[f℉]/i.test(unit.replace(/^deg[a-zé]+/i, "")) ? "F" : "C";
    return [{ start: index, end: index + whole.length, low, joint, high, gap, unit, scale }];
  });
}

function groupSame(text: string, temperatures: Temperature[]): Temperature[][] {
  const groups: Temperature[][] = [];
  for (const temperature of temperatures) {
    const last = groups.at(-1)?.at(-1);
    const isSame = last && SAME.test(text.slice(last.end, temperature.start));
    if (isSame) groups.at(-1)?.push(temperature);
    else groups.push([temperature]);
  }
  return groups;
}

/** "25 °F lower" is a difference, which converts otherwise. */
function isConvertible({ scale, high }: Temperature): boolean {
  const value = toNumber(high);
  return scale === "C" || value <= 0 || value >= FREEZING_FAHRENHEIT;
}

function write({ low, joint, high, gap, unit, scale }: Temperature, to: TemperatureScale): string {
  const first = low === undefined ? "" : convert(low, scale, to) + joint;
  return first + convert(high, scale, to) + gap + writeUnit(unit, to);
}

/** To what an oven's knob shows, unless the figure is finer than that, as of a syrup. */
function convert(figure: string, from: TemperatureScale, to: TemperatureScale): string {
  const value = toNumber(figure);
  const exact = from === "F" ? ((value - 32) * 5) / 9 : (value * 9) / 5 + 32;
  const celsius = from === "F" ? exact : value;
  const isOven = celsius >= OVEN_CELSIUS && value % STEPS[from] === 0;
  const step = isOven ? STEPS[to] : 1;
  const rounded = Math.round(exact / step) * step;
  return rounded < 0 ? `−${-rounded}` : String(rounded);
}

function writeUnit(unit: string, to: TemperatureScale): string {
  if (/[℃℉]/.test(unit)) return to === "C" ? "℃" : "℉";
  const name = to === "C" ? "Celsius" : "Fahrenheit";
  return unit
    .replace(/celsius|fahrenheit/i, (word) =>
      word === word.toLowerCase() ? name.toLowerCase() : name,
    )
    .replace(/[cf]$/i, (letter) => (letter === letter.toLowerCase() ? to.toLowerCase() : to));
}

function toNumber(figure: string): number {
  return Number(figure.replace("−", "-").replace(",", "."));
}
