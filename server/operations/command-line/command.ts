import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";

/** One command of `npm run admin -- …`. */
export interface Command {
  /** Its arguments for help: "EMAIL", optional ones in brackets: "[MESSAGE]". */
  usage: string;
  summary: string;
  help?: string;
  /** In the form of node:util's parseArgs. */
  options?: Record<string, { type: "string" | "boolean" }>;
  /** Throws a Refused with what the person can do. */
  run(given: CommandContext): Promise<void>;
}

interface CommandContext {
  config: Config;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  /** Throws a Refused where the database is missing, of another version or another user's. */
  openDb(): Promise<Db>;
  /** The folder to which relative paths belong. */
  cwd: string;
  /** To standard output. */
  say(line: string): void;
  /** To standard error. */
  warn(line: string): void;
}

/** Words for the person; exit code 1. */
export class Refused extends Error {}

/** Wrong command or arguments; exit code 2. */
export class WrongUsage extends Error {}
