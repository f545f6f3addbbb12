import { type Migration, Migrator } from "kysely";
import type { Db } from "./open";

const files = import.meta.glob<Migration>("../../migrations/*.ts", { eager: true });

const migrations = Object.fromEntries(
  Object.entries(files).map(([file, migration]) => [file.replace(/^.*\/|\.ts$/g, ""), migration]),
);

export const MIGRATION_NAMES = Object.keys(migrations).sort();

export async function migrateToLatest(db: Db): Promise<string[]> {
  return outcome(await migrator(db).migrateToLatest());
}

export async function migrateUpTo(db: Db, name: string): Promise<void> {
  outcome(await migrator(db).migrateTo(name));
}

export async function migrateToNothing(db: Db): Promise<string[]> {
  const names = Object.keys(migrations);
  const ran: string[] = [];
  for (const _ of names) ran.push(...outcome(await migrator(db).migrateDown()));
  return ran;
}

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

function outcome({ error, results }: Awaited<ReturnType<Migrator["migrateToLatest"]>>): string[] {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
