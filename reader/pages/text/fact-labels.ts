import { kindsIn } from "../../word-table";
import table from "../words/labels.tsv?raw";

const LABELS = kindsIn(table);

/** What a folded label announces: "prep time" a `prepTime`. */
export function labelKind(label: string): string | undefined {
  return LABELS.get(label);
}
