/** Why somebody reports a thing, at most. */
export const MAX_REASON = 500;

/** What somebody reports: a recipe or a person by id, or only the picture of one. */
export interface Reported {
  recipe?: number;
  user?: number;
  isPicture: boolean;
}

/** What became of a report. */
export type ReportOutcome = "DISMISSED" | "REMOVED" | "SUSPENDED";
