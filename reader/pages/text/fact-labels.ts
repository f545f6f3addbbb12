import { getValues } from "../../phrases";

const LABELS = getValues("label");

export function findLabelKind(label: string): string | undefined {
  return LABELS.get(label);
}
