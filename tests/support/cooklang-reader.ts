import { parse } from "yaml";

interface ReadIngredient {
  name: string;
  quantity: string;
  unit: string;
  note: string;
  /** In the comment behind the mark. */
  words: string;
}

interface ReadCooklang {
  metadata: Record<string, unknown>;
  sections: string[];
  steps: { text: string; ingredients: ReadIngredient[] }[];
  notes: string[];
  /** Other markup in the file: cookware, timers, comments elsewhere. */
  strange: string[];
}

/** Reads Cooklang like its reference parser: a backslash escapes the next character. */
export function readCooklang(file: string): ReadCooklang {
  const [, front = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const read: ReadCooklang = {
    metadata: parse(front),
    ...{ sections: [], steps: [], notes: [], strange: [] },
  };
  for (const block of body.trim().split(/\n[ \t]*\n/)) {
    // Popote names a photo in a comment of its own.
    if (/^-- !\[.*\]\(\S+\)$/.test(block)) continue;
    const lines = block.split("\n");
    const section = /^== (.*) ==$/.exec(block)?.[1];
    if (section !== undefined) {
      read.sections.push(unescapeText(section, read.strange));
      continue;
    }
    if (lines[0]?.startsWith(">")) {
      const plain = lines.map((line) => line.replace(/^>\s?/, ""));
      read.notes.push(unescapeText(plain.join("\n"), read.strange));
      continue;
    }
    read.strange.push(...lines.filter((line) => /^\s*[=>]/.test(line)));
    const ingredients: ReadIngredient[] = [];
    read.steps.push({ text: readStep(block, ingredients, read.strange), ingredients });
  }
  return read;
}

function readStep(block: string, ingredients: ReadIngredient[], strange: string[]): string {
  let text = "";
  for (let at = 0; at < block.length; ) {
    const sign = block[at] ?? "";
    if (sign === "\\") {
      text += block[at + 1] ?? "";
      at += 2;
    } else if (sign === "#" || sign === "~" || /^(--|\[-)/.test(block.slice(at, at + 2))) {
      strange.push(block.slice(at, at + 20));
      at += 1;
    } else if (sign === "@") {
      const open = findClosing(block, at + 1, "{");
      const close = findClosing(block, open + 1, "}");
      const isNoted = block[close + 1] === "(";
      const end = isNoted ? findClosing(block, close + 2, ")") : close;
      const [quantity = "", unit = ""] = block.slice(open + 1, close).split("%");
      const name = unescapeText(block.slice(at + 1, open), strange);
      const note = isNoted ? unescapeText(block.slice(close + 2, end), strange) : "";
      const comment = /^\[- (.*?) -\]/.exec(block.slice(end + 1));
      const words = unescapeText(comment?.[1] ?? "", strange);
      ingredients.push({ name, quantity, unit, note, words });
      text += name;
      at = end + 1 + (comment?.[0].length ?? 0);
    } else {
      text += sign;
      at += 1;
    }
  }
  return text;
}

/** The index of the next unescaped `sign`. */
function findClosing(text: string, from: number, sign: string): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === sign) return at;
  }
  throw new Error(`No ${sign} after ${text.slice(from, from + 30)}`);
}

function unescapeText(text: string, strange: string[]): string {
  const bare = text.replace(/\\./gs, "");
  if (/--|\[-/.test(bare)) strange.push(text);
  return text.replace(/\\(.)/gs, "$1");
}
