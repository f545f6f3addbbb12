import "./built";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { CAST, type CastName } from "./cast";
import { type Client, createClient } from "./client";
import { openTestDatabase } from "./database";

/** A file at its size limit gives EFBIG, a full disk ENOSPC; SQLite and Popote treat them alike. */
export async function startLimitedPopote(kilobytes: number) {
  const popote = await startPopoteBy(`ulimit -Sf ${kilobytes}; exec "$0" scripts/start.js`);
  return {
    ...popote,
    /** Grows the database past the limit from this process, so that nothing fits any more. */
    async takeTheRest() {
      const subject = "x".repeat(kilobytes * 1024);
      const row = { subject, count: 1, window_ends_at: 0 };
      await popote.db.insertInto("attempts").values(row).execute();
    },
    liftLimit: () =>
      execFileSync("prlimit", [`--pid=${popote.pid}`, "--fsize=unlimited:unlimited"]),
  };
}

/** Runs a shell script whose $0 is Node, on a fresh data folder or `world`. */
export async function startPopoteBy(script: string, world?: string) {
  const { db, dataDir } = openTestDatabase(world);
  const settings = {
    DATA_DIR: dataDir,
    PORT: "0",
    HOST: "127.0.0.1",
    PUBLIC_URL: "",
    SMTP_URL: "",
  };
  const server = spawn("bash", ["-c", script, process.execPath], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "close");
  onTestFinished(async () => {
    server.kill("SIGTERM");
    await ended;
  });
  let said = "";
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const [, found] = /Popote is at (http[^\s,]+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    server.once("close", () => reject(new Error(`Popote ended: ${said}`)));
  });
  return {
    db,
    dataDir,
    pid: server.pid ?? 0,
    said: () => said,
    async as(who: CastName | "nobody"): Promise<Client> {
      if (who === "nobody") return createClient(origin, undefined);
      return createClient(
        origin,
        await openSession(db, { userId: CAST[who].id, userAgent: "test" }),
      );
    },
  };
}
