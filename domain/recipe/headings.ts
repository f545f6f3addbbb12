export interface Heading {
  /** Index of the line or step that follows; the list's length for a trailing heading. */
  before: number;
  text: string;
}

interface Section<Item> {
  heading: string | null;
  items: { item: Item; index: number }[];
}

export const MAX_HEADING = 100;
export const MAX_HEADINGS = 30;

/** Matches "# Cake" and "#Cake", but not "#2 pencils" or a row of hashtags. */
const HEADING = /^(?:#+[ \t]+|#{1,6}(?=\p{L}[^#\n]*$))(.+)$/u;

export function readHeading(text: string): string | undefined {
  return HEADING.exec(text)?.[1];
}

export function formatHeading({ text }: Heading): string {
  return `# ${text}`;
}

export function extractHeadings<Item>(
  all: Item[],
  toText: (item: Item) => string,
): { items: Item[]; headings: Heading[] } {
  const items: Item[] = [];
  const headings: Heading[] = [];
  for (const item of all) {
    const text = readHeading(toText(item));
    if (text === undefined) items.push(item);
    else headings.push({ before: items.length, text });
  }
  return { items, headings };
}

export function insertHeadings<Item>(
  items: Item[],
  headings: Heading[],
  make: (heading: Heading) => Item,
): Item[] {
  return sectionStarts(items, headings).flatMap(({ standing, item }) => [
    ...standing.map(make),
    ...item,
  ]);
}

export function splitSections<Item>(items: Item[], headings: Heading[]): Section<Item>[] {
  const sections: Section<Item>[] = [{ heading: null, items: [] }];
  const start = (index: number) => {
    for (const { before, text } of headings)
      if (before === index) sections.push({ heading: text, items: [] });
  };
  items.forEach((item, index) => {
    start(index);
    sections.at(-1)?.items.push({ item, index });
  });
  start(items.length);
  return sections.filter(({ heading, items }) => heading !== null || items.length > 0);
}

function sectionStarts<Item>(items: Item[], headings: Heading[]) {
  return [...items.map((item) => [item]), []].map((item, index) => ({
    index,
    item,
    standing: headings.filter(({ before }) => before === index),
  }));
}
