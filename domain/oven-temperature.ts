const CELSIUS = /^(\d{1,4}) ?(?:°|°? ?c|celsius|degr(?:ee|é)s?(?: c| celsius)?)?$/;
const FAHRENHEIT = /^(\d{1,4}) ?(?:°? ?f|fahrenheit|degr(?:ee|é)s? (?:f|fahrenheit))$/;
const MAX_WORDS = 50;

/** "180", "180 °C", "350 F"; undefined where it says anything else. */
export function typedCelsius(text: string): number | undefined {
  if (text.length > MAX_WORDS) return undefined;
  const plain = text.trim().toLowerCase().replaceAll("º", "°").replace(/\s+/g, " ");
  const [, celsius] = CELSIUS.exec(plain) ?? [];
  if (celsius) return Number(celsius);
  const [, fahrenheit] = FAHRENHEIT.exec(plain) ?? [];
  return fahrenheit ? celsiusOf(Number(fahrenheit)) : undefined;
}

export function celsiusOf(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9);
}

export function celsiusInWords(celsius: number): string {
  return `${celsius}\u00a0°C`;
}
