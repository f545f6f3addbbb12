/** The fields of a page's forms as a browser would send them, by name. */
export function extractFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, "name");
    const type = attribute(tag, "type");
    if (!name || type === "file" || type === "checkbox") continue;
    if (type === "radio" && !/ checked=""/.test(tag)) continue;
    fields[name] = attribute(tag, "value") ?? "";
  }
  for (const [, tag = "", text = ""] of html.matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g)) {
    const name = attribute(tag, "name");
    if (name) fields[name] = unescaped(text.replace(/^\n/, ""));
  }
  for (const [, tag = "", options = ""] of html.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    const name = attribute(tag, "name");
    const selected = /<option[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? options;
    if (name) fields[name] = attribute(selected, "value") ?? "";
  }
  return fields;
}

export function extractText(html: string): string {
  const body = html.replace(/^.*<main/s, "<main").replace(/<\/main>.*$/s, "");
  return unescaped(body.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ")).replace(/[ \n]+/g, " ");
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
