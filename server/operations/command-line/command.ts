import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";

export interface Command {
  /** Arguments as shown in help: "EMAIL"; optional ones in brackets: "[MESSAGE]". */
  usage: string;
  summary: string;
  help?: string;
  options?: Record<string, { type: "string" | "boolean" }>;
  run(given: CommandContext): Promise<void>;
}

interface CommandContext {
  config: Config;
  args: string[];
  options: Record<string, string | boolean | undefined>;
  openDb(): Promise<Db>;
  cwd: string;
  say(line: string): void;
  warn(line: string): void;
}

/** The message is shown to the operator. */
export class Refused extends Error {}

export class WrongUsage extends Error {}
