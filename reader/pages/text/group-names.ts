import { BOLD, type Heading, parseHeading, type SectionKind } from "./headings";

const LISTS: SectionKind[] = ["ingredients", "steps"];
const PARTS: SectionKind[] = [...LISTS, "tips", "tools"];
const MAX_AHEAD = 300;

/** Whether a deeper heading names a group, because its section has a heading of its own. */
export function isGroupName(
  { part, level }: Heading,
  within: SectionKind,
  headed: Map<SectionKind, number>,
  lines: string[],
  at: number,
): boolean {
  const height = headed.get(within) ?? 0;
  const isDeeper = height > 0 && height < level && level < BOLD;
  if (!isDeeper || part === within || !LISTS.includes(within) || !PARTS.includes(part))
    return false;
  const isHigh = (other = 0) => other > 0 && other <= height;
  const isAhead = (line: string) => {
    const heading = line.startsWith("#") ? parseHeading(line) : undefined;
    return heading?.part === part && isHigh(heading.level);
  };
  return isHigh(headed.get(part)) || lines.slice(at + 1, at + MAX_AHEAD).some(isAhead);
}
