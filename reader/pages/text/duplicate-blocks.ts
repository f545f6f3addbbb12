/** Drops the second of two equal copies (one for print, one for small screens). */
export function withoutDuplicateBlock(lines: string[]): string[] {
  const half = lines.length / 2;
  if (half < 2 || !Number.isInteger(half)) return lines;
  if (half === 2 && lines.join("").length < MIN_TWO_TWICE) return lines;
  const copies = [
    lines.slice(0, half).filter((line, at) => line === lines[half + at]),
    lines.filter((line, at) => at % 2 === 0 && line === lines[at + 1]),
  ];
  return copies.find((copy) => new Set(copy).size === half) ?? lines;
}

/** Characters: nobody writes two lines that long twice. */
const MIN_TWO_TWICE = 200;
