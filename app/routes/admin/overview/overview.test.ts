import { expect, test } from "vitest";
import { expectForAdministratorsOnly } from "../../../../tests/support/administrators";
import { CAST } from "../../../../tests/support/cast";
import { makeCookbook } from "../../../../tests/support/cookbooks";
import { emptyFolder } from "../../../../tests/support/folders";
import { putEmail, putFailedEmail } from "../../../../tests/support/outbox";
import { extractText } from "../../../../tests/support/page";
import { addPerson } from "../../../../tests/support/people";
import { writeRecipe } from "../../../../tests/support/recipes";
import { report } from "../../../../tests/support/reports";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

/** The text of each number with its link. */
function extractNumbers(html: string) {
  const [, list = ""] = /<ul class="card numbers">(.*?)<\/ul>/s.exec(html) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = ""]) => [
    extractText(item).trim(),
    /href="([^"]*)"/.exec(item)?.[1] ?? "",
  ]);
}

const setAll = () => ({
  backupDir: emptyFolder(),
  smtpUrl: "smtp://mail.example.org",
  publicUrl: "http://recipes.example.org",
});

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
  const server = await openTestServer(setAll());
  const ada = await server.as("ada");
  expect(extractText((await ada.get("/admin")).text)).toContain("All clear.");
});

test.each([
  ["smtpUrl", "SMTP_URL"],
  ["backupDir", "BACKUP_DIR"],
  ["publicUrl", "PUBLIC_URL"],
])("without %s the overview names %s, and nothing else", async (unset, name) => {
  const server = await openTestServer({ ...setAll(), [unset]: undefined });
  const text = extractText((await (await server.as("ada")).get("/admin")).text);
  expect(text.match(/\b[A-Z]+_(URL|DIR)\b/g)).toEqual([name]);
  expect(text).not.toContain("All clear.");
});

test("every administration page lists all of them, with the current one marked", async () => {
  const server = await openTestServer();
  const ada = await server.as("ada");
  for (const page of ["/admin", "/admin/users", "/admin/reports", "/admin/system"]) {
    const { text } = await ada.get(page);
    const [, nav = ""] = /<nav aria-label="Administration">(.*?)<\/nav>/s.exec(text) ?? [];
    expect(new Set(nav.match(/href="\/admin[^"]*"/g)).size).toBe(11);
    const current = [...nav.matchAll(/aria-current="page"[^>]*href="([^"]*)"/g)];
    expect(new Set(current.map(([, to]) => to))).toEqual(new Set([page]));
  }
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
  expect(extractNumbers(text)).toEqual([
    ["5 people", "/admin/users"],
    ["1 unconfirmed account", "/admin/users?show=unverified"],
    ["1 suspended account", "/admin/users?show=suspended"],
    ["1 public recipe", "/admin/recipes"],
    ["1 recipe for followers", "/admin/recipes"],
    ["2 private recipes", "/admin/recipes"],
    ["1 cookbook", ""],
    ["1 email waiting", "/admin/mail"],
  ]);
  expect(extractText(text)).toMatch(
    /Needs your attention 1 report to look at 1 email could not be sent No automatic backups\./,
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
    ["", 8],
    ["/reports", 6],
    ["/reports?show=settled", 4],
    ["/recipes", 5],
    ["/mail?show=failed", 5],
  ]);
  await server.db.updateTable("reports").set({ settled_at: 1, outcome: "DISMISSED" }).execute();
  await fill(server, 20);
  expect(await counted()).toEqual(few);
});
