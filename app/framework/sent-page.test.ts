import { expect, test, vi } from "vitest";
import { openTestServer } from "../../tests/support/server";

const PAGES = 20;
/** Less than the time for which Remix waits for promises in a page's data unless told otherwise. */
const SOON_MS = 3_000;

const countTimers = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;

test("a page and its data leave no timer, which would keep their requests in memory", async () => {
  const server = await openTestServer();
  const nobody = await server.as("nobody");
  for (const path of ["/login?x=.", "/login.data"]) {
    await nobody.get(path);
    const before = countTimers();
    for (let page = 0; page < PAGES; page++) expect((await nobody.get(path)).status).toBe(200);
    await vi.waitFor(() => expect(countTimers() - before).toBeLessThan(PAGES / 2), SOON_MS);
  }
});
