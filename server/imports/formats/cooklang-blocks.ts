/** A part of a file of Cooklang: a step, what the author tells beside, or where a section begins. */
export interface Block {
  kind: "step" | "note" | "section";
  text: string;
}

/** The paragraphs of a file without its metadata, comments taken out. */
export function cooklangBlocks(body: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const line of withoutComments(body).split("\n")) {
    const { kind, text } = lineOf(line);
    if (kind === "blank") open = undefined;
    else if (open?.kind === kind && kind !== "section") open.text += ` ${text}`;
    else {
      open = { kind, text };
      blocks.push(open);
    }
  }
  return blocks.filter(({ kind, text }) => kind === "section" || text !== "");
}

function lineOf(line: string): { kind: Block["kind"] | "blank"; text: string } {
  const text = line.trim();
  if (text === "") return { kind: "blank", text };
  if (text.startsWith("=")) return { kind: "section", text: text.replace(/^=+|=+$/g, "").trim() };
  if (text.startsWith(">")) return { kind: "note", text: text.slice(1).trim() };
  return { kind: "step", text };
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
  // A whole line of comment leaves no blank line, which would cut its paragraph in two.
  return kept
    .join("")
    .split("\n")
    .filter((line) => !/^\s*--(?!-)/.test(line))
    .map((line) => line.replace(/(?<!-)--(?!-).*$/, ""))
    .join("\n");
}
