import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";

const TEMPLATE = "popote_template";
const DEBIAN = "/usr/lib/postgresql";
const STARTED = "ready to accept connections";

/** Fast, without durability. */
const QUICK = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

interface PostgresServer {
  socket: string;
  stop(): Promise<void>;
  /** Closes every connection; committed data stays. */
  halt(): Promise<void>;
  /** Kills all its processes at once, like a crash. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-postgres-"));
  const as = plainUser();
  chmodSync(folder, 0o755);
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid ?? as.uid);
  const data = path.join(folder, "data");
  const made = spawnSync(
    program("initdb"),
    ["-D", data, "-U", "popote", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-sync"],
    { ...as, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const settings = {
    ...{ listen_addresses: "", unix_socket_directories: folder, max_connections: 200 },
    ...{ autovacuum: "off", ...(isDurable ? {} : QUICK) },
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const run = () => launch(["-D", data, ...options], { ...as, cwd: folder });
  let server = await run();
  const end = async (act: () => void) => {
    const ended = once(server, "exit");
    act();
    await ended;
  };
  return {
    socket: folder,
    halt: () => end(() => server.kill("SIGINT")),
    // Its own process group, so that all its processes end together.
    kill: () => end(() => process.kill(-(server.pid ?? 0), "SIGKILL")),
    async start() {
      server = await run();
    },
    async stop() {
      // Immediate shutdown: the data is discarded.
      await end(() => server.kill("SIGQUIT"));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(options: string[], own: SpawnOptions): Promise<ChildProcess> {
  const server = spawn(program("postgres"), options, { ...own, detached: true });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (text) => {
      said += text;
      if (said.includes(STARTED)) resolve();
    });
    server.once("exit", () => reject(new Error(said)));
  });
  return server;
}

function buildUrl(socket: string, database: string): string {
  return `postgres://popote@localhost/${database}?host=${encodeURIComponent(socket)}`;
}

export async function createTemplate(socket: string): Promise<string> {
  await command(socket, `CREATE DATABASE ${TEMPLATE}`);
  return buildUrl(socket, TEMPLATE);
}

/** Creates a fresh copy of the template; returns its URL. */
export async function copyTemplate(socket: string, name: string): Promise<string> {
  await command(socket, `CREATE DATABASE "${name}" TEMPLATE ${TEMPLATE}`);
  return buildUrl(socket, name);
}

export async function createEmpty(socket: string, name: string): Promise<string> {
  await command(socket, `CREATE DATABASE "${name}"`);
  return buildUrl(socket, name);
}

export async function dropDatabase(socket: string, name: string): Promise<void> {
  await command(socket, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}

async function command(socket: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: buildUrl(socket, "postgres") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The newest version that Debian has installed, or the one on the path. */
function program(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.sort((a, b) => b - a)[0];
  return newest ? path.join(DEBIAN, String(newest), "bin", name) : name;
}

/** PostgreSQL refuses to run as root. */
function plainUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((which) =>
    Number(spawnSync("id", [which, "nobody"], { encoding: "utf8" }).stdout),
  );
  return { uid, gid };
}
