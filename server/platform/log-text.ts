export function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const mark = level === "info" || level === "debug" ? "" : `${level}: `;
  const message = rest.method ? requestOf(rest) : [msg, detailsOf(rest)].filter(Boolean).join("  ");
  const fault = err ? `\n${err.stack ?? err.message}` : "";
  return `${clock} ${mark}${message}${fault}\n`.replace(CONTROLS, "");
}

/** Control characters could move the cursor or colour the terminal. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

function requestOf({ method, path, status, ms, bytes, ...rest }: Record<string, unknown>): string {
  return `${method} ${path} ${status}, ${ms} ms, ${bytes} bytes  ${detailsOf(rest)}`;
}

function detailsOf(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}
