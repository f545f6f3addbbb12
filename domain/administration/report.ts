export const MAX_REASON = 500;

export interface ReportTarget {
  recipe?: number;
  user?: number;
  isImage: boolean;
}

export type ReportOutcome = "DISMISSED" | "REMOVED" | "SUSPENDED";
