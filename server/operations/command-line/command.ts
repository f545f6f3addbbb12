import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";

export interface Command {
  /** Arguments as shown in help: "EMAIL"; optional ones in brackets: "[MESSAGE]". */
  usage: string;
  summary: string;
  help?: string;
  options?: Record<string, { type: "string" | "boolean" }>;
  /** Throws Refused with a remedy. */
  run(given: CommandContext): Promise<void>;
}

interface CommandContext {
  config: Config;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  /** Throws Refused if the database is missing, of another version or owned by another user. */
  openDb(): Promise<Db>;
  cwd: string;
  say(line: string): void;
  warn(line: string): void;
}

/** The message is shown to the operator; exit code 1. */
export class Refused extends Error {}

/** Wrong command or arguments; exit code 2. */
export class WrongUsage extends Error {}
