/** Escapes all markup of a single line. */
export function markdownLine(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_[\]<>~|#]/g, "\\$&")
    .replace(/&(?=#?\w{1,31};)/g, "\\&")
    .replace(/^[-+=:]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}

/** Escapes several lines; `indent` begins every paragraph but the first. */
export function markdownText(text: string, indent = ""): string {
  return text
    .split("\n")
    .map(markdownLine)
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll("\n", `  \n${indent}`))
    .join(`\n\n${indent}`);
}
