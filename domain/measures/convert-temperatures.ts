import {
  applyChanges,
  type Change,
  type ConvertedText,
  type Figure,
  listChanges,
} from "./converted-text";

export type TemperatureScale = "C" | "F";

interface Temperature extends Figure<TemperatureScale> {
  low?: string | undefined;
  joint: string;
  high: string;
  gap: string;
  unit: string;
}

const NUMBER = String.raw`[-−]?\d{1,3}(?:[.,]\d+)?`;
const JOINT = String.raw`\s?[°º]?\s?(?:-|–|to|à|a|and|et|or|ou)\s?`;
const UNIT = String.raw`[℃℉]|(?:[°º]|deg(?:ree|r[ée])s?)\s?(?:celsius|fahrenheit|[cf])|[cf]`;
const TEMPERATURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,]|\p{N}/)(?:(${NUMBER})(${JOINT}))?(${NUMBER})(\s?)(${UNIT})(?![\p{L}\p{N}])`,
  "giu",
);
/** "2 C" is two cups; "350 F" is an oven. */
const LEAST_BARE = 100;
const OVEN_CELSIUS = 100;
const STEPS = { C: 5, F: 25 };
const FREEZING_FAHRENHEIT = 32;

/** Of "350 °F (177 °C)", only one is shown; "thermostat 6" and a bare "350°" stay. */
export function convertTemperatures(text: string, to: TemperatureScale): ConvertedText {
  return applyChanges(text, listTemperatureChanges(text, to));
}

export function listTemperatureChanges(text: string, to: TemperatureScale): Change[] {
  return listChanges(text, listTemperatures(text), to, (temperature) =>
    isConvertible(temperature) ? write(temperature, to) : undefined,
  );
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
    const system = /[f℉]/i.test(unit.replace(/^deg[a-zé]+/i, "")) ? "F" : "C";
    return [{ start: index, end: index + whole.length, low, joint, high, gap, unit, system }];
  });
}

/** "25 °F lower" is a difference, which converts otherwise. */
function isConvertible({ system, high }: Temperature): boolean {
  const value = toNumber(high);
  return system === "C" || value <= 0 || value >= FREEZING_FAHRENHEIT;
}

function write({ low, joint, high, gap, unit, system }: Temperature, to: TemperatureScale): string {
  const first = low === undefined ? "" : convert(low, system, to) + joint;
  return first + convert(high, system, to) + gap + writeUnit(unit, to);
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
