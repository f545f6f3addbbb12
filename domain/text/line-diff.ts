export interface DiffLine {
  mark: "same" | "removed" | "added";
  text: string;
}

/** Line diff by longest common subsequence; takes before × after steps. */
export function diffLines(before: string[], after: string[]): DiffLine[] {
  const common = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [removed, added] = [before[old], after[now]];
    if (removed !== undefined && removed === added) {
      lines.push({ mark: "same", text: removed });
      old += 1;
      now += 1;
    } else if (removed !== undefined && at(common, old + 1, now) >= at(common, old, now + 1)) {
      lines.push({ mark: "removed", text: removed });
      old += 1;
    } else {
      lines.push({ mark: "added", text: added ?? "" });
      now += 1;
    }
  }
  return lines;
}

function commonLengths(before: string[], after: string[]): number[][] {
  const common: number[][] = [];
  for (let old = before.length - 1; old >= 0; old--) {
    const row: number[] = [];
    for (let now = after.length - 1; now >= 0; now--) {
      row[now] =
        before[old] === after[now]
          ? at(common, old + 1, now + 1) + 1
          : Math.max(at(common, old + 1, now), row[now + 1] ?? 0);
    }
    common[old] = row;
  }
  return common;
}

function at(common: number[][], old: number, now: number): number {
  return common[old]?.[now] ?? 0;
}
