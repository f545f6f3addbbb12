import { cleanLine } from "../text/text";

const CELSIUS = /^(\d{1,4}) ?(?:°|°? ?c|celsius|degr(?:ee|é)s?(?: c| celsius)?)?$/;
const FAHRENHEIT = /^(\d{1,4}) ?(?:°? ?f|fahrenheit|degr(?:ee|é)s? (?:f|fahrenheit))$/;
const MAX_WORDS = 50;

export function parseCelsius(text: string): number | undefined {
  if (text.length > MAX_WORDS) return undefined;
  const plain = normalizeText(text);
  const [, celsius] = CELSIUS.exec(plain) ?? [];
  if (celsius) return Number(celsius);
  const [, fahrenheit] = FAHRENHEIT.exec(plain) ?? [];
  return fahrenheit ? toCelsius(Number(fahrenheit)) : undefined;
}

export function readOvenWords(text: string): string {
  return parseCelsius(text) !== undefined && FAHRENHEIT.test(normalizeText(text))
    ? cleanLine(text)
    : "";
}

export function formatOven(celsius: number, words: string): string {
  return words && parseCelsius(words) === celsius ? words : formatCelsius(celsius);
}

function normalizeText(text: string): string {
  const signs = text.replaceAll("º", "°").replaceAll("℃", "°C").replaceAll("℉", "°F");
  return signs.trim().toLowerCase().replace(/\s+/g, " ");
}

function toCelsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9);
}

export function formatCelsius(celsius: number): string {
  return `${celsius}\u00a0°C`;
}
