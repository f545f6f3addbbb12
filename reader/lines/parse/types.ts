import type { Doubt, Quantity, Role, Span, Term } from "#domain/line/line";
import type { Amount } from "#domain/measures/amount";
import type { Measure } from "#domain/measures/measures";
import type { Line } from "../tokens";

/** A number with what it counts. */
export interface LineMeasure {
  number: LineNumber;
  start: number;
  /** The token after the measure. */
  end: number;
  /** Undefined where the number counts the food itself. */
  measure?: Measure;
  terms: Term[];
  join: Quantity["join"];
  /** Measures between the number and what it counts: "2 400 g tins". */
  sizes: LineMeasure[];
  /** A time, a temperature or a percentage is no measure of food. */
  isOther?: true;
  doubt?: Doubt;
}

/** Reads the measures of one line, each once. */
export interface MeasureReader {
  line: Line;
  read(at: number): LineMeasure | undefined;
}

export interface Figure {
  span: Span;
  value: Amount;
}

/** A number of a line, or the two ends of a range. */
export interface LineNumber {
  low: Figure;
  high?: Figure;
  start: number;
  /** The token after the number. */
  end: number;
  isInWords: boolean;
  /** The token "dozen", "quinzaine": a unit that counts. */
  dozen?: number;
  /** "1.250 g", "4 175g", "2/3 carottes": the number can be read in two ways. */
  isAmbiguous?: true;
}

/** A measure and what stands around it. */
export interface Place {
  scan: Scan;
  measured: LineMeasure;
  /** The token before the measure, or before the "about" that precedes it. */
  before: string;
  beforeThat: string;
  next: string;
  isAbout: boolean;
  /** One token stands between the previous measure and this one. */
  isAdjacent: boolean;
  /** Nothing stands between them. */
  isDirect: boolean;
  isAfterIgnored: boolean;
  isEach: boolean;
}

/** A role, or how a measure continues the previous one. */
export type Outcome = Role | "sum" | "difference" | "range" | "none";

export interface Lead {
  quantity: Quantity;
  measured: LineMeasure;
  end: number;
}

/** What has been read so far. */
export interface Scan extends MeasureReader {
  quantities: Quantity[];
  lead?: Lead;
  previous?: Lead;
  depth: number;
  bracketRole?: Role | undefined;
  /** The token after the last measure that has no role. */
  ignoredEnd: number;
  hasJuice: boolean;
  first: number;
  /** The first token of the line that is no bullet. */
  start: number;
  doubt?: Doubt;
}
