import { expect, test } from "vitest";
import { expectForAdministratorsOnly } from "../../../../tests/support/administrators";
import { CAST } from "../../../../tests/support/cast";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { putEmail, putFailedEmail } from "../../../../tests/support/outbox";
import { extractText } from "../../../../tests/support/page";
import { addPerson } from "../../../../tests/support/people";
import { writeRecipe } from "../../../../tests/support/recipes";
import { report } from "../../../../tests/support/reports";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

/** The text of each tile by its link. */
const extractTiles = (html: string) =>
  [...html.matchAll(/<(a|div) ([^>]*class="card"[^>]*)>(.*?)<\/\1>/gs)].map(
    ([, , attributes = "", words = ""]) => [
      extractText(words).trim(),
      /href="([^"]*)"/.exec(attributes)?.[1] ?? "",
    ],
  );

/** Queries that timers run every second or so: the outbox and maintenance. */
const BY_THE_CLOCK = /^update "outbox"|^select "message", "since" from "maintenance"/;

async function fill({ db }: TestServer, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    const person = await addPerson(db, `reader${times}${count}`);
    await writeRecipe(db, person, { visibility: "PUBLIC" });
    await report(db, person, { user: CAST.alice.id });
    await putFailedEmail(db, "passwordChanged", 1);
  }
}

test("the overview is restricted to administrators", async () => {
  await expectForAdministratorsOnly(await openTestServer(), "/admin", []);
});

test("the overview says so when nothing needs attention", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  expect(extractText((await ada.get("/admin")).text)).toContain("All clear.");
});

test("pending work comes first, and every count links to its list", async () => {
  const server = await openTestServer();
  const { db } = server;
  const newcomer = await addPerson(db, "Nora");
  await db.updateTable("users").set({ verified_at: null }).where("id", "=", newcomer.id).execute();
  await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", CAST.dana.id).execute();
  const recipe = await writeRecipe(db, "alice", { visibility: "PUBLIC" });
  await writeRecipe(db, "alice", { visibility: "PROTECTED" });
  await writeRecipe(db, "alice", { visibility: "PRIVATE" });
  await writeRecipe(db, "bob", { visibility: "PRIVATE" });
  await makeCookbook(db, "bob");
  await report(db, "bob", { recipe });
  await putFailedEmail(db, "passwordChanged", 30);
  await putEmail(db, "verifyEmail");
  await putEmail(db, "verifyEmail", { sent_at: 1 });
  const ada = await server.as("ada");
  const { text } = await ada.get("/admin");
  expect(extractTiles(text)).toEqual([
    ["5 people", "/admin/users"],
    ["1 unconfirmed account", "/admin/users?show=unverified"],
    ["1 suspended account", "/admin/users?show=suspended"],
    ["1 public recipe", "/admin/recipes"],
    ["1 recipe for followers", "/admin/recipes"],
    ["2 private recipes", "/admin/recipes"],
    ["1 cookbook", ""],
    ["1 open report", "/admin/reports"],
    ["1 email waiting", "/admin/mail"],
    ["1 email not sent", "/admin/mail?show=failed"],
    ["Off maintenance", "/admin/maintenance"],
  ]);
  expect(extractText(text)).toMatch(
    /Needs your attention 1 report to look at 1 email could not be sent In numbers/,
  );
});

test("during maintenance the overview says so first", async () => {
  const server = await openTestServer();
  await server.db.insertInto("maintenance").values({ id: 1, message: "", since: 1 }).execute();
  const ada = await server.as("ada");
  const text = extractText((await ada.get("/admin")).text);
  expect(text).toContain(
    "Needs your attention Maintenance is on: only administrators can use the site",
  );
  expect(text).toContain("On maintenance");
});

test("each admin page takes a fixed number of queries", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  const pages = ["", "/reports", "/reports?show=settled", "/recipes", "/mail?show=failed"];
  await server.workBegan;
  const counted = async () => {
    const counts: [string, number][] = [];
    for (const page of pages) {
      server.takeQueries();
      expect((await ada.get(`/admin${page}`)).status).toBe(200);
      const own = server.takeQueries().filter((sql) => !BY_THE_CLOCK.test(sql));
      counts.push([page, own.length]);
    }
    return counts;
  };
  await fill(server, 1);
  await server.db.updateTable("reports").set({ settled_at: 1, outcome: "DISMISSED" }).execute();
  await fill(server, 2);
  const few = await counted();
  expect(few).toEqual([
    ["", 7],
    ["/reports", 5],
    ["/reports?show=settled", 3],
    ["/recipes", 4],
    ["/mail?show=failed", 4],
  ]);
  await server.db.updateTable("reports").set({ settled_at: 1, outcome: "DISMISSED" }).execute();
  await fill(server, 20);
  expect(await counted()).toEqual(few);
});
