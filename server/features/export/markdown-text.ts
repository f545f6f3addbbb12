export function escapeMarkdownLine(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_[\]<>~|#]/g, "\\$&")
    .replace(/&(?=#?\w{1,31};)/g, "\\&")
    .replace(/^[-+=:]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2");
}

export function escapeMarkdown(text: string, indent = ""): string {
  return text
    .split("\n")
    .map(escapeMarkdownLine)
    .join("\n")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll("\n", `  \n${indent}`))
    .join(`\n\n${indent}`);
}
