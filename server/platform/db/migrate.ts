import { type Kysely, type Migration, Migrator } from "kysely";
import { isPostgres } from "./engine";
import type { Database } from "./tables";

// Loaded lazily: Playwright imports this module but does not support Vite's glob.
const baseline = () => import.meta.glob<Migration>("../../../migrations/postgres/baseline.ts");

function allMigrations(): Record<string, Migration> {
  const files = import.meta.glob<Migration>("../../../migrations/*.ts", { eager: true });
  return Object.fromEntries(
    Object.entries(files).map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ""), migration]),
  );
}

export function listMigrationNames(): string[] {
  return Object.keys(allMigrations()).sort();
}

/** PostgreSQL starts with SQLite's schema after this migration; later ones run on both. */
const BASELINE = "032-public-words-kept";

export function listPostgresMigrationNames(): string[] {
  return listMigrationNames().filter((name) => name >= BASELINE);
}

export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  return outcome(await migrator(db).migrateToLatest());
}

export async function migrateUpTo(db: Kysely<Database>, name: string): Promise<void> {
  outcome(await migrator(db).migrateTo(name));
}

export async function migrateToNothing(db: Kysely<Database>): Promise<string[]> {
  const names = Object.keys(await migrationsFor(db));
  const ran: string[] = [];
  for (const _ of names) ran.push(...outcome(await migrator(db).migrateDown()));
  return ran;
}

function migrator(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => migrationsFor(db) } });
}

async function migrationsFor(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const migrations = allMigrations();
  if (!isPostgres(db)) return migrations;
  const later = Object.entries(migrations).filter(([name]) => name > BASELINE);
  const [load] = Object.values(baseline());
  if (!load) throw new Error("The baseline of PostgreSQL is missing");
  return { [BASELINE]: await load(), ...Object.fromEntries(later) };
}

function outcome({ error, results }: Awaited<ReturnType<Migrator["migrateToLatest"]>>): string[] {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
