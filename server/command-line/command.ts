import type { Config } from "../config";
import type { Db } from "../db/open";

/** One command of `npm run admin -- …`. */
export interface Command {
  /** What it takes, after its name: "EMAIL"; what may be left out in brackets: "[MESSAGE]". */
  takes: string;
  /** What it does, in a line. */
  does: string;
  /** More for --help: options, what it changes, examples. */
  help?: string;
  /** Options beside --help, as node:util's parseArgs names them. */
  options?: Record<string, { type: "string" | "boolean" }>;
  /** Does it; throws a Refused with what the person can do. */
  run(given: Given): Promise<void>;
}

export interface Given {
  config: Config;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  /**
   * Opens the database as it is, closed when the command ends; throws a Refused where there is none,
   * where it is of another version or belongs to another user.
   */
  openDb(): Db;
  /** Where the person stood who typed a relative path. */
  cwd: string;
  /** The answer, on standard output. */
  say(line: string): void;
  /** What the person should know beside it, on standard error. */
  warn(line: string): void;
}

/** Why a command did nothing, in words for who typed it; the exit code is 1. */
export class Refused extends Error {}

/** What was typed is no command, or not what it takes; the exit code is 2. */
export class WrongUsage extends Error {}
