/** Somebody's text of one line so that nothing in it is a mark, a link, a picture or HTML. */
export function markdownLine(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_[\]<>~|#]/g, "\\$&")
    .replace(/&(?=#?\w{1,31};)/g, "\\&")
    .replace(/^[-+=:]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}

/** The same of several lines and paragraphs; those after the first begin with `indent`. */
export function markdownText(text: string, indent = ""): string {
  return text
    .split("\n")
    .map(markdownLine)
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll("\n", `  \n${indent}`))
    .join(`\n\n${indent}`);
}
