import { parseKinds } from "../../word-table";
import table from "../words/labels.tsv?raw";

const LABELS = parseKinds(table);

export function findLabelKind(label: string): string | undefined {
  return LABELS.get(label);
}
