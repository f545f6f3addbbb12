export interface Block {
  kind: "step" | "note" | "section";
  text: string;
}

export function parseCooklangBlocks(body: string): Block[] {
  const drafts: OpenBlock[] = [];
  let open: OpenBlock | undefined;
  for (const line of withoutComments(body).split("\n")) {
    const { kind, text } = parseLine(line);
    if (kind === "blank") open = undefined;
    else if (open && (open.kind === kind || (open.kind === "note" && kind === "step"))) {
      open.lines.push(text);
    } else {
      const draft = { kind, lines: [text] };
      drafts.push(draft);
      open = kind === "section" ? undefined : draft;
    }
  }
  const steps = drafts.filter(({ kind }) => kind === "step");
  return drafts
    .flatMap(({ kind, lines }) => {
      const parts = kind === "step" && steps.length === 1 ? splitSteps(lines) : [joinLines(lines)];
      return parts.map((text) => ({ kind, text }));
    })
    .filter(({ kind, text }) => kind === "section" || text !== "");
}

interface OpenBlock {
  kind: Block["kind"];
  lines: string[];
}

function parseLine(line: string): { kind: Block["kind"] | "blank"; text: string } {
  const text = line.trim();
  if (text === "") return { kind: "blank", text };
  const name = text.replace(SECTION, "");
  if (name !== text) return { kind: "section", text: name.replace(/(?<!=)=+$/, "").trim() };
  if (text.startsWith(">")) return { kind: "note", text: text.replace(/^>+/, "").trim() };
  return { kind: "step", text };
}

const SECTION = /^(?:=+|#{1,6}\s+(?=\S))/;

/** In a file without paragraphs each line is a step, unless the lines are wrapped. */
function splitSteps(lines: string[]): string[] {
  const isWrapped = lines.some((line) => /^[\p{Ll}(]/u.test(line) || line.endsWith("\\"));
  return isWrapped ? [joinLines(lines)] : lines;
}

const LISTED = /^(?:[-*•+]|\d{1,2}[.)])\s/;

function joinLines(lines: string[]): string {
  return lines
    .map((line, at) => {
      if (at === 0) return line;
      return (lines[at - 1]?.endsWith("\\") || LISTED.test(line) ? "\n" : " ") + line;
    })
    .map((line) => line.replace(/(?<!\s)\s*\\$/, ""))
    .join("");
}

function withoutComments(body: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = body.indexOf("[-"); start !== -1; start = body.indexOf("[-", from)) {
    const end = body.indexOf("-]", start + 2);
    if (end === -1) break;
    kept.push(body.slice(from, start));
    from = end + 2;
  }
  kept.push(body.slice(from));
  // A line that is only a comment must not leave a blank line, which would end the paragraph.
  return kept
    .join("")
    .split("\n")
    .filter((line) => !/^\s*--(?!-)/.test(line))
    .map((line) => line.replace(/(?<!-)--(?!-).*$/, ""))
    .join("\n");
}
