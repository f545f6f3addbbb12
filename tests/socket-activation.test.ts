import "./support/built";
import { expect, test } from "vitest";
import { restartWhileAsked, startActivated } from "./support/activated-popote";
import { openTestDatabase } from "./support/database";

test("a restart by systemd refuses no request", async () => {
  const popote = await startActivated(openTestDatabase().dataDir);
  expect(new Set(await restartWhileAsked(popote))).toEqual(new Set([200]));
});
