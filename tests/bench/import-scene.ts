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

export interface ImportScene {
  dataDir: string;
  popote: PopoteProcess;
  sqlite: Sqlite.Database;
  /** Who brings something in. */
  cook: Client;
  /** The others. */
  readers: Readers;
  /** Waits until the import is so far, at most for a time; returns whether it is. */
  until(state: "READY" | "DONE", atMostMs: number): Promise<boolean>;
}

/** Popote as its own process on a world of its own, while people read; it goes with the test. */
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

/** Sends a file through the form; returns the address of the import's own page. */
export async function sendFile(cook: Client, file: string): Promise<string> {
  const form = new FormData();
  form.set("intent", "file");
  form.set("formKey", newSecret());
  form.set("file", await openAsBlob(file), path.basename(file));
  const { status, location } = await cook.post(paths.imports(), form);
  expect(status).toBe(303);
  return location ?? "";
}

/** What people open, in turns: recipes, lists, their home, a search. */
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
