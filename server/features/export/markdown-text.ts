export function escapeMarkdownLine(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~|#]/g, "\\$&")
    .replace(/&(?=#?\w{1,31};)/g, "\\&")
    .replace(/^[-+=:]/, "\\$&")
    .replace(/^(\d{1,9})([.)])/, "$1\\$2")
    .replace(/^\s+|\s+$/g, (space) => space.replace(/./gs, encodeSpace));
}

export function escapeMarkdown(text: string, indent = ""): string {
  return text
    .split("\n")
    .map(escapeMarkdownLine)
    .join("\n")
    .replace(/(?<!\n)\n(?!\n)/g, "  \n")
    .replace(/\n(?!\n)/g, `\n${indent}`);
}

/** Markdown drops spaces at the ends of a line. */
function encodeSpace(space: string): string {
  return `&#${space.charCodeAt(0)};`;
}
