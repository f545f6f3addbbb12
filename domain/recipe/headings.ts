/** A heading of the ingredients or the steps: "For the glaze". */
export interface Heading {
  /** The index of the line or step that it stands before; their number where it is the last. */
  before: number;
  text: string;
}

export interface Section<Item> {
  heading: string | null;
  items: { item: Item; index: number }[];
}

export const MAX_HEADING = 100;
export const MAX_HEADINGS = 30;

/** "# Cake" and "#Cake"; "#2 pencils" is none, nor are hashtags in a row. */
const HEADING = /^(?:#+[ \t]+|#{1,6}(?=\p{L}[^#\n]*$))(.+)$/u;

/** What a line that begins with "#" is headed; undefined for any other text. */
export function readHeading(text: string): string | undefined {
  return HEADING.exec(text)?.[1];
}

export function formatHeading({ text }: Heading): string {
  return `# ${text}`;
}

/** Takes the headings out of a list. */
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

/** Puts them back; `make` turns a heading into an item of the list. */
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

/** For reading: each heading with what stands under it; nothing before the first where that is empty. */
export function splitSections<Item>(items: Item[], headings: Heading[]): Section<Item>[] {
  const sections: Section<Item>[] = [{ heading: null, items: [] }];
  for (const { standing, item, index } of sectionStarts(items, headings)) {
    for (const { text } of standing) sections.push({ heading: text, items: [] });
    for (const each of item) sections.at(-1)?.items.push({ item: each, index });
  }
  return sections.filter(({ heading, items }) => heading !== null || items.length > 0);
}

/** Each place of a list, the end included, with the headings that stand there. */
function sectionStarts<Item>(items: Item[], headings: Heading[]) {
  return [...items.map((item) => [item]), []].map((item, index) => ({
    index,
    item,
    standing: headings.filter(({ before }) => before === index),
  }));
}
