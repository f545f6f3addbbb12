import { parseKinds } from "../../word-table";
import table from "../words/labels.tsv?raw";

const LABELS = parseKinds(table);

/** What a folded label announces: "prep time" a `prepTime`. */
export function findLabelKind(label: string): string | undefined {
  return LABELS.get(label);
}
