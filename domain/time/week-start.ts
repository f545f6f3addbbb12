/** The day with which somebody's weeks begin. */
export const WEEK_STARTS = ["monday", "sunday"] as const;

export type WeekStart = (typeof WEEK_STARTS)[number];

export function isWeekStart(value: unknown): value is WeekStart {
  return WEEK_STARTS.some((start) => start === value);
}
