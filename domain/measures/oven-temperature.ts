import { cleanLine } from "../text/text";

const CELSIUS = /^(\d{1,4}) ?(?:°|°? ?c|celsius|degr(?:ee|é)s?(?: c| celsius)?)?$/;
const FAHRENHEIT = /^(\d{1,4}) ?(?:°? ?f|fahrenheit|degr(?:ee|é)s? (?:f|fahrenheit))$/;
const MAX_WORDS = 50;

/** "180", "180 °C", "350 F"; undefined where it says anything else. */
export function typedCelsius(text: string): number | undefined {
  if (text.length > MAX_WORDS) return undefined;
  const plain = plainOf(text);
  const [, celsius] = CELSIUS.exec(plain) ?? [];
  if (celsius) return Number(celsius);
  const [, fahrenheit] = FAHRENHEIT.exec(plain) ?? [];
  return fahrenheit ? celsiusOf(Number(fahrenheit)) : undefined;
}

/** What a cook wrote, where that is not in degrees Celsius: "350 °F"; else "". */
export function writtenOven(text: string): string {
  return typedCelsius(text) !== undefined && FAHRENHEIT.test(plainOf(text)) ? cleanLine(text) : "";
}

/** The words where they stand for these degrees, else the degrees. */
export function ovenInWords(celsius: number, words: string): string {
  return words && typedCelsius(words) === celsius ? words : celsiusInWords(celsius);
}

function plainOf(text: string): string {
  const signs = text.replaceAll("º", "°").replaceAll("℃", "°C").replaceAll("℉", "°F");
  return signs.trim().toLowerCase().replace(/\s+/g, " ");
}

export function celsiusOf(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9);
}

export function celsiusInWords(celsius: number): string {
  return `${celsius}\u00a0°C`;
}
