import { cpSync, mkdtempSync, openAsBlob, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished } from "vitest";
import { paths } from "#domain/site/paths";
import { openSession } from "#server/features/accounts/sessions";
import { databaseFile } from "#server/platform/db/sqlite/open";
import { newSecret } from "#server/platform/secrets";
import { type Client, createClient } from "../support/client";
import { openTestDatabase } from "../support/database";
import { type PopoteProcess, spawnPopote } from "../support/popote-process";
import { openReaders, type Readers } from "./import-readers";
import { cachedWorld } from "./world-cache";

const WORLD = 10_000;
const READERS = 3;
const LOOK_EVERY_MS = 100;

interface ImportScene {
  dataDir: string;
  popote: PopoteProcess;
  sqlite: Sqlite.Database;
  cook: Client;
  readers: Readers;
  /** Waits until the import has this state; returns whether it did in time. */
  until(state: "READY" | "DONE", atMostMs: number): Promise<boolean>;
}

/** Starts Popote in its own process on its own world, with readers; it stops with the test. */
export async function openScene(): Promise<ImportScene> {
  const world = await cachedWorld(WORLD);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-import-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(world.folder, dataDir, { recursive: true });
  const { db } = openTestDatabase(dataDir);
  const sqlite = new Sqlite(databaseFile(dataDir), { readonly: true });
  onTestFinished(() => void sqlite.close());
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill());
  const startSession = (userId: number) => openSession(db, { userId, userAgent: "bench" });
  const others = sqlite
    .prepare<[number, number], number>("SELECT id FROM users WHERE id <> ? ORDER BY id LIMIT ?")
    .pluck()
    .all(world.readerId, READERS) as [number, ...number[]];
  const [cookId, ...readerIds] = others;
  const sessions = await Promise.all([world.readerId, ...readerIds].map(startSession));
  const state = sqlite.prepare("SELECT state FROM imports").pluck();
  return {
    dataDir,
    popote,
    sqlite,
    cook: createClient(popote.origin, await startSession(cookId)),
    readers: openReaders(popote.origin, sessions, listPages(sqlite)),
    async until(wanted, atMostMs) {
      const end = performance.now() + atMostMs;
      while (performance.now() < end) {
        const now = state.get();
        expect(now).not.toBe("FAILED");
        if (now === wanted) return true;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      return false;
    },
  };
}

export async function sendFile(cook: Client, file: string): Promise<string> {
  const form = new FormData();
  form.set("intent", "file");
  form.set("formKey", newSecret());
  form.set("file", await openAsBlob(file), path.basename(file));
  const { status, location } = await cook.post(paths.imports(), form);
  expect(status).toBe(303);
  return location ?? "";
}

function listPages(sqlite: Sqlite.Database): string[] {
  const recipes = sqlite
    .prepare<[], number>("SELECT id FROM recipes WHERE visibility = 'PUBLIC' ORDER BY id LIMIT 12")
    .pluck()
    .all();
  const lists = [
    "/recipe/list?source=user&source=followedBy&sort=DATE&order=desc",
    "/home",
    "/search?search=carrot",
    "/recipe/list?source=followedBy&search=soup&sort=NAME&order=asc",
    "/home",
    "/search?search=poireau",
  ];
  return recipes.flatMap((id, index) => [
    paths.recipeView(id),
    ...(index % 2 === 0 ? [lists[index / 2] ?? paths.home()] : []),
  ]);
}
