import { useDateFormat } from "./date-format";

export function DraftTime({ at }: { at: number }) {
  const time = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={new Date(at).toISOString()}>{time(at)}</time>;
}
