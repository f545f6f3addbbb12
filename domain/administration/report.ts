export const MAX_REASON = 500;

export interface Reported {
  recipe?: number;
  user?: number;
  isPicture: boolean;
}

export type ReportOutcome = "DISMISSED" | "REMOVED" | "SUSPENDED";
