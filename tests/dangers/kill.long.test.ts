import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { openTestDatabase } from "../support/database";
import { findFaults, readRows } from "../support/kill/checks";
import { type Kitchen, openKitchen } from "../support/kill/kitchen";
import { connectPower } from "../support/kill/power";
import { connect, cookUntilGone, sendAgain } from "../support/kill/sending";
import { findServedFaults } from "../support/kill/served";
import { type PopoteProcess, spawnPopote } from "../support/popote-process";
import { randomFrom } from "../support/random";

/** Rounds of kills and of power cuts; use a hundred for a thorough run. */
const KILLS = Number(process.env.KILL_ROUNDS ?? 2);
const CUTS = Number(process.env.POWER_CUTS ?? 2);
/** The parent is killed; its children exit with it. */
const PROCESSES = process.env.KILL_PROCESSES ?? "1";
const ROUNDS = KILLS + CUTS;
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 100_000);
/** Dishes checked through pages each round; rows and files are all checked. */
const LOOKED_AT = 12;

test("after a kill or a power cut everything reported as saved is there, complete and once", async () => {
  const { db, dataDir: world } = openTestDatabase();
  const kitchen = await openKitchen(db, SEED);
  // A second handle would prevent the recovery when the database is reopened.
  await db.destroy();
  const power = connectPower(world);
  const { dataDir } = power;
  const dice = randomFrom(SEED);
  let popote = await start(dataDir, kitchen);
  const lost: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const dishesBefore = kitchen.dishes.length;
    const end = round < KILLS ? kill : power.cut;
    await cookUntil(() => end(popote), popote, kitchen, dice.whole(50, 2_000));
    lost.push(...(await looked(dataDir, kitchen)));
    popote = await start(dataDir, kitchen);
    await sendAgain(kitchen);
    lost.push(...(await looked(dataDir, kitchen)));
    const looks = dice.shuffled(kitchen.dishes.slice(dishesBefore)).slice(0, LOOKED_AT);
    lost.push(...(await findServedFaults(kitchen, looks)));
    expect({
      seed: SEED,
      round,
      lost,
      faults: kitchen.faults,
      complaints: popote.complaints(),
    }).toEqual({ seed: SEED, round, lost: [], faults: [], complaints: "" });
  }
  popote.child.kill("SIGTERM");
  expect(await popote.ended).toBe(0);
  expect(kitchen.answered).toBeGreaterThan(ROUNDS * 3);
  const doubled = lost.filter((each) => each.startsWith("doubled")).length;
  const figures = {
    kills: KILLS,
    powerCuts: CUTS,
    processes: PROCESSES,
    acknowledged: kitchen.answered,
    lost: lost.length - doubled,
    resent: kitchen.resent,
    doubled,
    seed: SEED,
  };
  console.info(`power cuts: ${JSON.stringify(figures)}`);
}, 7_200_000);

async function start(dataDir: string, kitchen: Kitchen): Promise<PopoteProcess> {
  const popote = await spawnPopote(dataDir, { TRUSTED_PROXIES: "1", PROCESSES });
  onTestFinished(() => void popote.child.kill("SIGKILL"));
  connect(kitchen, popote.origin);
  return popote;
}

async function kill({ child }: PopoteProcess): Promise<void> {
  child.kill("SIGKILL");
}

async function cookUntil(
  end: () => Promise<void>,
  popote: PopoteProcess,
  kitchen: Kitchen,
  afterMs: number,
): Promise<void> {
  await Promise.all([setTimeout(afterMs).then(end), cookUntilGone(kitchen)]);
  expect(await popote.ended).toBe(null);
}

async function looked(dataDir: string, kitchen: Kitchen): Promise<string[]> {
  const db = openDatabase(dataDir);
  try {
    const wrong = await findFaults(db, dataDir, kitchen);
    await readRows(db, kitchen);
    return wrong;
  } finally {
    await db.destroy();
  }
}
