/** "1:05:09", "5:09", "0:09". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return [left / 3600, (left / 60) % 60, left % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":")
    .replace(/^(00:)?0?/, "");
}
