import { formatHeading, readHeading } from "#domain/recipe/headings";

export function markHeading(title: string): string {
  const text = title
    .slice(0, MAX_READ)
    .replace(/\s+/g, " ")
    .replace(/^[\s#]+/, "")
    .replace(/(?<![\s:：#])[\s:：#]+$/, "");
  return text === "" ? "" : formatHeading({ before: 0, text });
}

const MAX_READ = 2_000;

export function prefixHeadings(texts: string[], colon = ":"): string[] {
  const plain: string[] = [];
  let heading = "";
  for (const text of texts) {
    const own = readHeading(text);
    if (own === undefined) plain.push(heading ? `${heading}${colon} ${text}` : text);
    else if (heading) plain.push(heading);
    heading = own ?? "";
  }
  return heading ? [...plain, heading] : plain;
}

export function isMarkedHeading(text: string): boolean {
  return readHeading(text) !== undefined;
}
