import { parseArgs } from "node:util";
import { FALLBACK_LOCALE } from "~/model/locales";
import { type Config, readConfig, WrongSettings } from "../config";
import { type Db, openDatabase } from "../db/open";
import { AppError } from "../errors";
import { words } from "../words";
import { type Command, Refused, WrongUsage } from "./command";
import { COMMANDS } from "./commands";

export const EXIT = { done: 0, refused: 1, wrongUsage: 2 } as const;

/**
 * Runs one command: its name and what follows it. Returns the exit code: 0 done, 1 refused, 2 not
 * understood. Says what it did on standard output, why it did not on standard error.
 */
export async function runCommand(argv: string[], cwd: string): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === "--help" || name === "help") {
    console.log(overview());
    return name === undefined ? EXIT.wrongUsage : EXIT.done;
  }
  const command = COMMANDS[name];
  try {
    if (!command) throw new WrongUsage(`There is no command ${name}.\n\n${overview()}`);
    return await runKnown(name, command, rest, cwd);
  } catch (error) {
    const message = refusalOf(error);
    if (message === undefined) throw error;
    console.error(message);
    return error instanceof WrongUsage || error instanceof WrongSettings
      ? EXIT.wrongUsage
      : EXIT.refused;
  }
}

async function runKnown(name: string, command: Command, rest: string[], cwd: string) {
  const { values, positionals } = read(name, command, rest);
  if (values.help) {
    console.log(helpOf(name, command));
    return EXIT.done;
  }
  const taken = command.takes.split(" ").filter(Boolean);
  const needed = taken.filter((each) => !each.startsWith("["));
  if (positionals.length < needed.length || positionals.length > taken.length) {
    throw new WrongUsage(helpOf(name, command));
  }
  const config: Config = readConfig();
  const opened: Db[] = [];
  try {
    await command.run({
      config,
      args: positionals,
      options: values,
      cwd,
      openDb() {
        const db = openDatabase(config.dataDir);
        opened.push(db);
        return db;
      },
      say: (line) => console.log(line),
    });
  } finally {
    for (const db of opened) await db.destroy();
  }
  return EXIT.done;
}

function read(name: string, command: Command, args: string[]) {
  try {
    const options = { ...command.options, help: { type: "boolean" as const, short: "h" } };
    return parseArgs({ args, options, allowPositionals: true }) as {
      values: Record<string, string | boolean | undefined>;
      positionals: string[];
    };
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n\n${helpOf(name, command)}`);
  }
}

function refusalOf(error: unknown): string | undefined {
  if (error instanceof AppError) return words(FALLBACK_LOCALE).t(`errors:${error.code}`);
  const isForPerson =
    error instanceof Refused || error instanceof WrongUsage || error instanceof WrongSettings;
  return isForPerson ? error.message : undefined;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(26)}${does}`,
  );
  return `Usage: npm run admin -- COMMAND …\n\n${lines.join("\n")}\n\nEach explains itself: npm run admin -- COMMAND --help`;
}

function helpOf(name: string, { takes, does, help }: Command): string {
  const usage = `Usage: npm run admin -- ${`${name} ${takes}`.trim()}`;
  return [usage, does, help].filter(Boolean).join("\n\n");
}
