import { expect, test } from "vitest";
import { writeRecipe } from "../../tests/support/recipes";
import { openTestServer } from "../../tests/support/server";

const EVENING_IN_MONTREAL = Date.parse("2026-07-01T02:30Z");

async function openWorld() {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  await server.db.updateTable("recipes").set({ updated_at: EVENING_IN_MONTREAL }).execute();
  const dateFor = async (name: "alice" | "nobody", timeZone: string) => {
    const client = await server.as(name);
    client.cookies.set("timeZone", encodeURIComponent(timeZone));
    return /<time [^>]*>([^<]*)</.exec((await client.get(`/recipe/view?id=${id}`)).text)?.[1];
  };
  return { ...server, dateFor };
}

test.each(["alice", "nobody"] as const)(
  "%s reads dates in their own browser's time zone, even on a page loaded by somebody else before",
  async (name) => {
    const { dateFor } = await openWorld();
    for (const _ of [1, 2]) {
      expect(await dateFor(name, "America/Montreal")).toBe("June 30, 2026");
      expect(await dateFor(name, "Pacific/Auckland")).toBe("July 1, 2026");
    }
  },
);

test("an unknown time zone falls back to the server's", async () => {
  const { dateFor } = await openWorld();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const expected = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone });
  for (const zone of ["", "Mars/Olympus", "../../etc", "UTC\u0000", "x".repeat(4_000)]) {
    expect(await dateFor("nobody", zone)).toBe(expected.format(EVENING_IN_MONTREAL));
  }
});
