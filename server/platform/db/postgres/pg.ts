import type Pg from "pg";
import type { ClientBase, CustomTypesConfig } from "pg";

/** Loaded lazily: SQLite installations never need it. */
export async function loadPg(): Promise<typeof Pg> {
  return (await import("pg")).default;
}

/** Close the connection too, because the cancel may hit its next query. */
export async function cancelQuery(client: ClientBase): Promise<void> {
  const pg = await loadPg();
  const { host, port, processID, secretKey } = client as ClientBase & Backend;
  const { connection } = new pg.Client({ host, port }) as unknown as { connection: Canceller };
  connection.on("error", () => undefined);
  connection.once("connect", () => connection.cancel(processID, secretKey));
  if (host.startsWith("/")) connection.connect(`${host}/.s.PGSQL.${port}`);
  else connection.connect(port, host);
}

interface Backend {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
}

interface Canceller {
  on(event: "error", listener: () => void): void;
  once(event: "connect", listener: () => void): void;
  connect(place: string | number, host?: string): void;
  cancel(processID: number, secretKey: number): void;
}

const BOOLEAN = 16;
const BIGINT = 20;
const NUMERIC = 1700;

/** Matches SQLite: sums and ids are numbers, true is 1. */
export function rowTypes({ types }: typeof Pg): CustomTypesConfig {
  const own: Record<number, (text: string) => number> = {
    [BOOLEAN]: (text) => (text === "t" ? 1 : 0),
    [BIGINT]: Number,
    [NUMERIC]: Number,
  };
  return {
    getTypeParser: (type, format) => own[type] ?? types.getTypeParser(type, format as "text"),
  };
}
