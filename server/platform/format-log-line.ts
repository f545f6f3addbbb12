export function formatLogLine(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const mark = level === "info" || level === "debug" ? "" : `${level}: `;
  const message = rest.method
    ? formatRequest(rest)
    : [msg, formatDetails(rest)].filter(Boolean).join("  ");
  const fault = err ? `\n${err.stack ?? err.message}` : "";
  return `${clock} ${mark}${message}${fault}\n`.replace(CONTROLS, "");
}

/** Control characters could move the cursor or colour the terminal. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

function formatRequest({
  method,
  path,
  status,
  ms,
  bytes,
  ...rest
}: Record<string, unknown>): string {
  return `${method} ${path} ${status}, ${ms} ms, ${bytes} bytes  ${formatDetails(rest)}`;
}

function formatDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}
