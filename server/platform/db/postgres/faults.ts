import { StorageFault } from "../storage-fault";

const MIN_VERSION = 140_000;
/** Collations that compare bytes, as SQLite does. */
const BYTEWISE = /^(C|POSIX|C\.utf-?8)$/i;

export function describeConnectionFault(error: unknown, url: string): string | undefined {
  const { code = "", message = "" } = error as { code?: string; message?: string };
  const { host, database, user } = parseDatabaseUrl(url);
  if (code === "28P01" || code === "28000") {
    return `PostgreSQL at ${host} refuses the user ${user}: correct the user and password in DATABASE_URL.`;
  }
  if (code === "3D000") {
    return `There is no database ${database} at ${host}. Create it: ${createCommand(database)}`;
  }
  if (code === "42501") {
    return `The user ${user} may not write in the database ${database}: make it the owner with ALTER DATABASE "${database}" OWNER TO "${user}";`;
  }
  if (code === "53300" || code === "57P03") {
    return `PostgreSQL at ${host} accepts no connections now (${message}). Try again in a moment.`;
  }
  if (
    /^(ECONN|ENOTFOUND|EAI_|ENOENT|ETIMEDOUT|EHOST|ENET)|timeout|terminated/.test(code || message)
  ) {
    return `PostgreSQL does not answer at ${host}${code && ` (${code})`}: start it, or correct DATABASE_URL.`;
  }
  return undefined;
}

export interface ServerFacts {
  version: number;
  versionName: string;
  encoding: string;
  collation: string;
  mayCreate: number;
}

export function refuseUnfit(facts: ServerFacts, url: string): void {
  const { database, user } = parseDatabaseUrl(url);
  if (facts.version < MIN_VERSION) {
    throw new StorageFault(
      `This is PostgreSQL ${facts.versionName}, and Popote needs 14 or newer: upgrade it first.`,
    );
  }
  if (facts.encoding !== "UTF8" || !BYTEWISE.test(facts.collation)) {
    throw new StorageFault(
      `The database ${database} has the encoding ${facts.encoding} and the collation ${facts.collation}; Popote needs UTF8 and C. Create another one: ${createCommand(database)}`,
    );
  }
  if (facts.mayCreate === 0) {
    throw new StorageFault(
      `The user ${user} may not create tables in the database ${database}: make it the owner with ALTER DATABASE "${database}" OWNER TO "${user}";`,
    );
  }
}

function createCommand(database: string): string {
  return `CREATE DATABASE "${database}" TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C';`;
}

/** Leaves out the password, because the result appears in messages. */
export function parseDatabaseUrl(url: string) {
  const { searchParams, host, pathname, username } = new URL(url);
  return {
    host: searchParams.get("host") ?? (host || "localhost"),
    database: decodeURIComponent(pathname.slice(1)) || "postgres",
    user: decodeURIComponent(username) || "of DATABASE_URL",
  };
}
