import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { addTypedLines } from "#server/features/shopping/commands";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { CAST, type CastName } from "../support/cast";
import { createClient } from "../support/client";
import { makeCookbook } from "../support/cookbooks";
import { openTestDatabase } from "../support/database";
import { type PopoteProcess, spawnPopote } from "../support/popote-process";

const LINES = 150;
const EACH = 100;
/** The server is killed after so many answers. */
const KILLED_AT = [40, 110];

test("two phones tick 100 lines each, and none is lost or doubled when the server is killed", async () => {
  const { db, dataDir } = openTestDatabase();
  const cookbook = await makeCookbook(db, "alice", { members: ["bob"] });
  const lines = Array.from({ length: LINES }, (_, at) => `thing number ${spell(at)}`);
  const form = { cookbook, locale: "en" as const, formKey: "k".repeat(20) };
  await addTypedLines(db, CAST.alice, form, lines);
  const ids = (await db.selectFrom("shopping_entries").select("id").execute()).map(({ id }) => id);
  const start = async (who: CastName) => openSession(db, { userId: CAST[who].id, userAgent: "" });
  const sessions = { alice: await start("alice"), bob: await start("bob") };
  // A second handle would prevent the recovery when the database is reopened.
  await db.destroy();
  let running = launch(dataDir);
  let [answers, resent] = [0, 0];

  async function tickAll(who: "alice" | "bob", chosen: number[]): Promise<void> {
    for (const id of chosen) while (!(await tick(who, id))) resent += 1;
  }

  async function tick(who: "alice" | "bob", id: number): Promise<boolean> {
    const popote = await running;
    const client = createClient(popote.origin, sessions[who]);
    const address = `/shopping?cookbook=${cookbook}`;
    const answer = await client.post(address, { tick: String(id) }).catch(() => undefined);
    if (!answer) return false;
    expect(answer.status).toBe(303);
    answers += 1;
    if (KILLED_AT.includes(answers)) running = killAndLaunch(popote, dataDir);
    return true;
  }

  await Promise.all([tickAll("alice", ids.slice(0, EACH)), tickAll("bob", ids.slice(-EACH))]);
  const popote = await running;
  popote.child.kill("SIGTERM");
  await popote.ended;
  const after = openDatabase(dataDir);
  const rows = await after.selectFrom("shopping_entries").select(["words", "ticked_at"]).execute();
  await after.destroy();
  expect(rows.map(({ words }) => words).sort()).toEqual([...lines].sort());
  expect(rows.filter(({ ticked_at }) => ticked_at === null)).toEqual([]);
  expect(resent).toBeGreaterThan(0);
});

async function launch(dataDir: string): Promise<PopoteProcess> {
  const popote = await spawnPopote(dataDir);
  onTestFinished(() => void popote.child.kill("SIGKILL"));
  return popote;
}

async function killAndLaunch(popote: PopoteProcess, dataDir: string): Promise<PopoteProcess> {
  popote.child.kill("SIGKILL");
  await popote.ended;
  return launch(dataDir);
}

/** In letters: a figure would be an amount. */
function spell(number: number): string {
  return [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
}
