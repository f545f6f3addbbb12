import type { Client } from "pg";
import type { SchemaStatus } from "../engine";
import { listPostgresMigrationNames } from "../migrate";
import { StorageFault } from "../storage-fault";
import { describeConnectionFault, parseDatabaseUrl, refuseUnfit, type ServerFacts } from "./faults";
import { loadPg, rowTypes } from "./pg";
import { refuseTransactionPooling } from "./pooler";

const CONNECT_TIMEOUT_MS = 5_000;

export async function readSchemaStatus(url: string): Promise<SchemaStatus> {
  const ran = await withClient(url, listAppliedMigrations);
  if (ran.length === 0) return "none";
  if (ran.some((name) => !listPostgresMigrationNames().includes(name))) return "newer";
  return ran.length === listPostgresMigrationNames().length ? "current" : "older";
}

export async function refuseUnknownSchema(url: string): Promise<void> {
  const { database } = parseDatabaseUrl(url);
  await withClient(url, async (client) => {
    refuseUnfit(await readServerFacts(client), url);
    await withClient(url, (other) => refuseTransactionPooling(client, other, url));
    if (await isForeign(client)) {
      throw new StorageFault(
        `The database ${database} holds tables of another program. Make one for Popote, and name it in DATABASE_URL.`,
      );
    }
  });
  if ((await readSchemaStatus(url)) === "newer") {
    throw new StorageFault(
      `The database ${database} was written by a newer version of Popote. Start that version.`,
    );
  }
}

export async function isWithoutAccounts(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    if (!(await hasTable(client, "users"))) return true;
    const { rows } = await client.query(`
      SELECT 1 FROM users UNION ALL SELECT 1 FROM audit WHERE act = 'database.new' LIMIT 1`);
    return rows.length === 0;
  });
}

async function listAppliedMigrations(client: Client): Promise<string[]> {
  if (!(await hasTable(client, "kysely_migration"))) return [];
  const { rows } = await client.query<{ name: string }>("SELECT name FROM kysely_migration");
  return rows.map(({ name }) => name);
}

async function readServerFacts(client: Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    SELECT current_setting('server_version_num')::int AS version,
      current_setting('server_version') AS "versionName",
      pg_encoding_to_char(encoding) AS encoding, datcollate AS collation,
      has_schema_privilege(current_schema(), 'CREATE')::int AS "mayCreate"
    FROM pg_database WHERE datname = current_database()`);
  const [facts] = rows;
  if (!facts) throw new Error("PostgreSQL does not know its own database");
  return facts;
}

async function isForeign(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1",
  );
  return rows.length > 0 && !(await hasTable(client, "kysely_migration"));
}

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass($1) IS NOT NULL AS there", [table]);
  return rows[0].there === 1;
}

async function withClient<Read>(
  url: string,
  read: (client: Client) => Promise<Read>,
): Promise<Read> {
  const pg = await loadPg();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: rowTypes(pg),
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await read(client);
  } catch (error) {
    const fault = error instanceof StorageFault ? undefined : describeConnectionFault(error, url);
    throw fault ? new StorageFault(fault) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
