import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { Refused, WrongUsage } from "./command";
import { maintenance } from "./maintenance";

function commandLine() {
  const { db } = openTestDatabase();
  return {
    db,
    async run(state: string, options: Record<string, string> = {}): Promise<string> {
      const said: string[] = [];
      await maintenance.run({
        config: {} as never,
        args: [state],
        options,
        cwd: "/",
        openDb: async () => db,
        say: (line) => said.push(line),
        warn: (line) => said.push(line),
      });
      return said.join("\n");
    },
  };
}

test("maintenance is switched on with a message and off, and the audit log names no account", async () => {
  const { db, run } = commandLine();
  expect(await run("status")).toBe("Maintenance is off.");
  expect(await run("on", { message: "Back at six." })).toMatch(
    /^Maintenance is on since 2\S+Z\.\nMessage: Back at six\.$/,
  );
  expect(await run("off")).toBe("Maintenance is off.");
  expect(await run("off")).toBe("Maintenance is off.");
  const noted = await db.selectFrom("audit").select(["actor_name", "act"]).execute();
  expect(noted).toEqual([
    { actor_name: null, act: "maintenance.start" },
    { actor_name: null, act: "maintenance.end" },
  ]);
});

test("an unknown state and a message that is too long are refused and change nothing", async () => {
  const { db, run } = commandLine();
  await expect(run("maybe")).rejects.toThrow(WrongUsage);
  await expect(run("on", { message: "a".repeat(501) })).rejects.toThrow(Refused);
  expect(await db.selectFrom("maintenance").selectAll().execute()).toEqual([]);
});
