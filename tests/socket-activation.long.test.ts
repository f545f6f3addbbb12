import "./support/built";
import { expect, test } from "vitest";
import { ask, IS_READY, restartWhileAsked, startActivated } from "./support/activated-popote";
import { openTestDatabase } from "./support/database";
import { listChildren } from "./support/processes";

const PROCESSES = { PROCESSES: "2" };

test("a restart by systemd refuses no request with several processes", async () => {
  const popote = await startActivated(openTestDatabase().dataDir, PROCESSES);
  expect(new Set(await restartWhileAsked(popote))).toEqual(new Set([200]));
});

test("systemd starts Popote again after all its web processes died", async () => {
  const { origin, log, findPid } = await startActivated(openTestDatabase().dataDir, PROCESSES);
  await log.find(IS_READY);
  const { worker: _, ...web } = listChildren(findPid());
  for (const pid of Object.values(web)) process.kill(pid, "SIGKILL");
  await log.find(/systemd starts Popote again[\s\S]*Popote is at/);
  expect(await ask(origin)).toBe(200);
});
