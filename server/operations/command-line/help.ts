import type { Command } from "./command";

export function overview(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(([name, command]) => ({
    call: callOf(name, command),
    does: command.does,
  }));
  const width = Math.max(...rows.map(({ call }) => call.length)) + 3;
  const lines = rows.map(({ call, does }) => `  ${call.padEnd(width)}${does}`);
  return `Usage: npm run admin -- COMMAND …

${lines.join("\n")}

Each explains itself: npm run admin -- COMMAND --help
They work on the data folder, or the database and bucket, of the settings, while Popote runs or not.
Exit codes: 0 done, 1 refused, 2 not understood.`;
}

export function helpOf(name: string, command: Command): string {
  const usage = `Usage: npm run admin -- ${callOf(name, command)}`;
  return [usage, command.does, command.help].filter(Boolean).join("\n\n");
}

function callOf(name: string, { takes }: Command): string {
  return `${name} ${takes}`.trim();
}
