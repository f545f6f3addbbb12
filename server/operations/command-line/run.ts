import { parseArgs } from "node:util";
import { FALLBACK_LOCALE } from "#domain/language/locales";
import { type Config, readConfig, WrongSettings } from "../../platform/config";
import { describeStorageFault } from "../../platform/db/data-folder-messages";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { translations } from "../../platform/translations";
import { type Command, Refused, WrongUsage } from "./command";
import { COMMANDS } from "./commands";
import { formatHelp, formatOverview } from "./help";
import { openExistingDatabase } from "./open-database";

const EXIT = { done: 0, refused: 1, wrongUsage: 2 } as const;

/** Returns the exit code: 0 done, 1 refused, 2 wrong usage. Errors go to standard error. */
export async function runCommand(argv: string[], cwd: string): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    console.log(formatOverview(COMMANDS));
    return EXIT.done;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command)
      throw new WrongUsage(`There is no command ${name}.\n\n${formatOverview(COMMANDS)}`);
    await runKnown(name, command, rest, cwd);
    return EXIT.done;
  } catch (error) {
    const message = findRefusal(error);
    if (message === undefined) throw error;
    console.error(message);
    const isMisunderstood = error instanceof WrongUsage || error instanceof WrongSettings;
    return isMisunderstood ? EXIT.wrongUsage : EXIT.refused;
  }
}

async function runKnown(name: string, command: Command, rest: string[], cwd: string) {
  const { values, positionals } = parseCommandArgs(name, command, rest);
  if (values.help) {
    console.log(formatHelp(name, command));
    return;
  }
  checkCount(name, command, positionals);
  const config = readConfig();
  try {
    await runWithDatabase(command, { config, args: positionals, options: values, cwd });
  } catch (error) {
    const fault = describeStorageFault(error, config.dataDir);
    throw fault ? new Refused(fault) : error;
  }
}

function parseCommandArgs(name: string, command: Command, args: string[]) {
  try {
    const options = { ...command.options, help: { type: "boolean" as const, short: "h" } };
    return parseArgs({ args, options, allowPositionals: true }) as {
      values: Record<string, string | boolean | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n\n${formatHelp(name, command)}`);
  }
}

function checkCount(name: string, command: Command, given: string[]): void {
  const taken = command.usage.split(" ").filter(Boolean);
  const needed = taken.filter((each) => !each.startsWith("["));
  if (given.length >= needed.length && given.length <= taken.length) return;
  const problem =
    given.length < needed.length
      ? `${needed[given.length]} is missing.`
      : `“${given[taken.length]}” is one word too many.`;
  throw new WrongUsage(`${problem}\n\n${formatHelp(name, command)}`);
}

async function runWithDatabase(
  command: Command,
  given: {
    config: Config;
    args: string[];
    options: Record<string, string | boolean | undefined>;
    cwd: string;
  },
): Promise<void> {
  const opened: Db[] = [];
  try {
    await command.run({
      ...given,
      async openDb() {
        const db = await openExistingDatabase(given.config);
        opened.push(db);
        return db;
      },
      say: (line) => console.log(line),
      warn: (line) => console.error(line),
    });
  } finally {
    for (const db of opened) await db.destroy();
  }
}

function findRefusal(error: unknown): string | undefined {
  if (error instanceof AppError) return translations(FALLBACK_LOCALE).t(`errors:${error.code}`);
  const isForPerson =
    error instanceof Refused || error instanceof WrongUsage || error instanceof WrongSettings;
  return isForPerson ? error.message : undefined;
}
