import type { Command } from "./command";

export function formatOverview(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(([name, command]) => ({
    call: formatCall(name, command),
    does: command.summary,
  }));
  const width = Math.max(...rows.map(({ call }) => call.length)) + 3;
  const lines = rows.map(({ call, does }) => `  ${call.padEnd(width)}${does}`);
  return `Usage: npm run admin -- COMMAND …

${lines.join("\n")}

Help on a command: npm run admin -- COMMAND --help
Commands use the data folder, or the database and bucket, from the settings.
Exit codes: 0 success, 1 refused, 2 usage error.`;
}

export function formatHelp(name: string, command: Command): string {
  const usage = `Usage: npm run admin -- ${formatCall(name, command)}`;
  return [usage, command.summary, command.help].filter(Boolean).join("\n\n");
}

function formatCall(name: string, { usage }: Command): string {
  return `${name} ${usage}`.trim();
}
