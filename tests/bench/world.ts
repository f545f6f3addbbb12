import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { openTestDatabase } from "../support/database";
import { spawnPopote } from "../support/popote-process";
import { measureRequests, waitUntilIdle } from "./measure";
import { makeWorld } from "./world/make-world";

const RECIPES_PER_USER = 5;
/** Sources that a world depends on: a change invalidates the cached worlds. */
const SOURCES = ["migrations", "server/features/ingredients", "server/policies/full-text"];

/**
 * Serves a copy of a generated world in a process of its own. The reader follows about 300 users, wrote 120
 * recipes and shares three cookbooks, whatever the size; the administrator wrote the most. `folder` holds another
 * copy of Popote that serves it.
 */
export async function openWorld(recipes: number, folder?: string) {
  const { db, dataDir } = openTestDatabase(await copyWorld(recipes));
  const [readerId, administratorId] = [recipes / RECIPES_PER_USER, 1];
  await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", administratorId).execute();
  const popote = await spawnPopote(dataDir, {}, folder);
  onTestFinished(() => void popote.child.kill());
  await waitUntilIdle(popote.child.pid ?? 0);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return {
    ...{ popote, recipes, db, dataDir, readerId, administratorId },
    ...measureRequests(popote, agent),
    /** The headers of a browser in which this user has logged in. */
    async signIn(userId: number | null): Promise<Record<string, string>> {
      const headers = { "Accept-Language": "en", "Accept-Encoding": "br" };
      if (userId === null) return headers;
      return {
        ...headers,
        Cookie: `session=${await openSession(db, { userId, userAgent: "bench" })}`,
      };
    },
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A copy of a world, which is made once and cached in the temporary directory. */
async function copyWorld(recipes: number): Promise<string> {
  const cached = path.join(os.tmpdir(), "popote-bench", `${recipes}-${hashFiles(SOURCES)}`);
  if (!existsSync(cached)) {
    const unfinished = `${cached}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const began = performance.now();
    await makeWorld(unfinished, { recipes, users: recipes / RECIPES_PER_USER });
    console.log(
      `Made a world of ${recipes} recipes in ${Math.round((performance.now() - began) / 1000)} s.`,
    );
    renameSync(unfinished, cached);
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "popote-world-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(cached, dataDir, { recursive: true });
  return dataDir;
}

function hashFiles(folders: string[]): string {
  const hash = createHash("sha256");
  const own = path.join(import.meta.dirname, "world");
  for (const folder of [...folders, own]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile()))
      hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest("hex").slice(0, 12);
}
