import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import type { Pool, PoolConfig } from "pg";
import { type Db, PLUGINS } from "../engine";
import type { Database } from "../tables";
import { OneWriterDriver } from "./driver";
import { type NamedLocks, openNamedLocks } from "./named-locks";
import { loadPg, rowTypes } from "./pg";
import type { WriteTimeout } from "./write-queue";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** Limit for the write lock (local queue and database together) and for idle transactions. */
const WRITE_WAIT_MS = 10_000;

// For SSDs, short queries and dead machines (25 s). Poolers refuse these settings in the URL.
const SETTINGS = [
  "random_page_cost = 1.1",
  "jit = off",
  "tcp_keepalives_idle = 10",
  "tcp_keepalives_interval = 5",
  "tcp_keepalives_count = 3",
  "tcp_user_timeout = 25000",
];

export function openPostgres(url: string | Promise<string>, onQuery?: (sql: string) => void): Db {
  const open = (max: number) => async () =>
    openPool({
      connectionString: await url,
      max,
      async onConnect(client) {
        await client.query(SETTINGS.map((setting) => `set ${setting}`).join("; "));
      },
    });
  const own: { db?: Db } = {};
  const db = openWith(open(MAX_CONNECTIONS), onQuery, async () => own.db?.destroy());
  dedicatedConnections.set(db, () => {
    if (!own.db) {
      own.db = openWith(open(1));
      limitWaiting(own.db);
    }
    return own.db;
  });
  return db;
}

export async function openSnapshot(url: string): Promise<Db> {
  const snapshot = openWith(() =>
    openPool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      async onConnect(client) {
        await client.query("begin isolation level repeatable read, read only");
      },
    }),
  );
  try {
    // PostgreSQL takes the snapshot with the first query.
    await sql`SELECT 1`.execute(snapshot);
    return snapshot;
  } catch (error) {
    await snapshot.destroy();
    throw error;
  }
}

const locks = new WeakMap<Db, NamedLocks>();
const dedicatedConnections = new WeakMap<Db, () => Db>();
const writeTimeouts = new WeakMap<Db, WriteTimeout>();

export function getNamedLocks(db: Db): NamedLocks {
  const known = locks.get(db);
  if (!known) throw new Error("No locks are kept for this database");
  return known;
}

export function getDedicatedConnection(db: Db): Db {
  return dedicatedConnections.get(db)?.() ?? db;
}

export function limitWaiting(db: Db, waitMs = WRITE_WAIT_MS): void {
  const timeout = writeTimeouts.get(db);
  if (timeout) timeout.waitMs = waitMs;
}

function openWith(
  open: () => Promise<Pool>,
  onQuery?: (sql: string) => void,
  beforeEnd: () => Promise<void> = async () => undefined,
): Db {
  let opened: Promise<Pool> | undefined;
  const pool = () => {
    opened ??= open();
    return opened;
  };
  const named = openNamedLocks(pool);
  const timeout = { waitMs: Number.POSITIVE_INFINITY };
  const db = new Kysely<Database>({
    dialect: {
      createDriver: () =>
        new OneWriterDriver(pool, timeout, async () => {
          await Promise.all([named.close(), beforeEnd()]);
        }),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: PLUGINS,
    log: onQuery && ((event) => onQuery(event.query.sql)),
  });
  locks.set(db, named);
  writeTimeouts.set(db, timeout);
  return db;
}

export async function openPool(config: PoolConfig): Promise<Pool> {
  const pg = await loadPg();
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "popote",
    types: rowTypes(pg),
    ...config,
  });
  // Without listeners these events would end the process; the pool reconnects.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
