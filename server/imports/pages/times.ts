import { minutesOf } from "./duration";
import { type Node, said } from "./values";

/**
 * Preparation and cooking in minutes. A total fills the one that is missing; alone, it is the
 * preparation. What a total has beyond both is somebody's resting time, and left out.
 */
export function cookingTimes(node: Node): {
  preparationMinutes: number | null;
  cookingMinutes: number | null;
} {
  const preparation = minutesOf(said(node, "prepTime", "preptime"));
  const cooking = minutesOf(said(node, "cookTime", "performTime", "cooktime"));
  const total = minutesOf(said(node, "totalTime", "totaltime"));
  if (!preparation && !cooking && total) return { preparationMinutes: total, cookingMinutes: null };
  return {
    preparationMinutes: preparation ?? restOf(total, cooking),
    cookingMinutes: cooking ?? restOf(total, preparation),
  };
}

function restOf(total: number | null, known: number | null): number | null {
  return total !== null && known !== null && total > known ? total - known : null;
}
