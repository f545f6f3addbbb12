import { htmlToText } from "../pages/html/html-to-text";

const MAX_TEXT = 20_000;

export function stripMarkdown(text: string): string {
  return htmlToText(
    text
      .slice(0, MAX_TEXT)
      .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, "")
      .replace(/\[([^[\]\n]{1,300})\]\([^()\n]{0,1000}\)/g, "$1")
      .replace(/<(https?:[^<>\s]{1,1000})>/g, "$1")
      .split("\n")
      .map(plainMarkdownLine)
      .join("\n"),
  );
}

export function stripKeepingHeadings(text: string): string {
  return stripMarkdown(
    text.slice(0, MAX_TEXT).replace(HEADING, (_, marked = "", bold = "") => {
      const title = (marked || bold).replace(/[\s:#*]+$/, "");
      return title && `${title}:`;
    }),
  );
}

const HEADING =
  /^[^\S\n]{0,9}(?:#{1,6}[^\S\n]+([^\n]{1,100})|\*\*([^*\n]{1,60})\*\*[^\S\n]{0,9}:?)[^\S\n]{0,9}$/gm;

export function toOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function plainMarkdownLine(line: string): string {
  if (/^\s*([-*_])(?:\s?\1){2,}\s*$/.test(line)) return "";
  return line
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/, "")
    .replace(/\*\*|__|~~/g, "")
    .replace(/(?<![\w*\\])\*([^\s*][^*]{0,300})\*(?![\w*])/g, "$1")
    .replace(/(?<![\w_\\])_([^\s_][^_]{0,300})_(?![\w_])/g, "$1")
    .replace(/`([^`]{1,300})`/g, "$1")
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, "$1");
}
