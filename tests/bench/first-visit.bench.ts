import "../support/built";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { loadDemoWorld } from "#server/operations/demo/load";
import type { Db } from "#server/platform/db/open";
import { launchChromium } from "../support/chromium";
import { makeCookbook, shareCookbookByLink } from "../support/cookbooks";
import { openTestDatabase } from "../support/database";
import { isHydrated } from "../support/hydration";
import { spawnPopote } from "../support/popote-process";
import { PATIENCE_MS } from "./measure";
import { LINES, openVisit, type Seen, type Visit, type VisitOptions } from "./phone-visit";
import { report } from "./report";

/** POPOTE_BENCH_ROUNDS=1 shortens the run; the least of the rounds counts, of touches the worst. */
const ROUNDS = Number(process.env.POPOTE_BENCH_ROUNDS ?? 3);
/** POPOTE_BENCH_ONLY=explore measures matching pages. */
const ONLY = process.env.POPOTE_BENCH_ONLY ?? "";
/** POPOTE_BENCH_BESIDE names another checkout, built, which is measured in turns with this one. */
const OTHER = process.env.POPOTE_BENCH_BESIDE;

const SLOWER = [4, 6];
const BETWEEN_TOUCHES_MS = 100;
const TOUCHES = 50;
const SETTLED_MS = 500;
const HYDRATED_MS = 60_000;

interface Kind {
  page: string;
  path: string;
  isSignedIn: boolean;
  /** What is tapped, or typed into if it is a field. */
  spots: string[];
}

const FIELD = ".top-bar input[type=search]";
const MENU = ".top-bar .avatar-button";
const HEADING = "main h1";

function listKinds({ recipe, user, key }: { recipe: number; user: number; key: string }): Kind[] {
  const kinds: [string, string, boolean, ...string[]][] = [
    ["explore", "/explore", false, HEADING],
    ["recipe", `/recipe/view?id=${recipe}`, false, HEADING, ".recipe-ingredients li"],
    ["cook", `/recipe/cook?id=${recipe}`, false, HEADING],
    ["profile", `/user/view?user=${user}`, false, HEADING],
    ["search", "/search?search=a", false, "input[name=search]", HEADING],
    ["login", "/login", false, HEADING, "main input[name=email]"],
    ["secret link", `/cookbook/shared?key=${key}`, false, HEADING],
    ["home *", "/home", true, FIELD, MENU, HEADING],
    ["recipe *", `/recipe/view?id=${recipe}`, true, FIELD, MENU, ".recipe-ingredients li"],
    ["list *", "/recipe/list?search=", true, FIELD, MENU, HEADING],
    ["edit *", `/recipe/edit?id=${recipe}`, true, "main input[name=title]", "main textarea"],
    ["import *", "/import", true, FIELD, HEADING],
  ];
  return kinds
    .filter(([page]) => page.includes(ONLY))
    .map(([page, path, isSignedIn, ...spots]) => ({ page, path, isSignedIn, spots }));
}

test("first paint, largest paint, blocking time and touches of a phone's first visit", {
  timeout: PATIENCE_MS,
}, async () => {
  const builds = [
    { build: "", folder: "." },
    ...(OTHER ? [{ build: "other", folder: OTHER }] : []),
  ];
  const servers = [];
  for (const { build, folder } of builds) servers.push({ build, ...(await serve(folder)) });
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const rows = [];
  for (const at of servers[0]?.kinds.keys() ?? [])
    for (const { build, origin, session, kinds } of servers) {
      const kind = kinds[at] as Kind;
      const visit = (options: VisitOptions) =>
        openVisit(browser, origin, kind.isSignedIn ? session : undefined, options);
      rows.push({
        page: kind.page,
        build,
        ...(await measurePaints(visit, kind)),
        ...(await measureTouches(visit, kind)),
      });
    }
  report("first-visit", rows);
});

async function serve(folder: string) {
  const { db, dataDir, files } = openTestDatabase();
  await renameCast(db);
  const { email } = await loadDemoWorld(db, files);
  const cook = await db
    .selectFrom("users")
    .select(["id", "username", "role"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const recipes = await db
    .selectFrom("recipes")
    .select("id")
    .where("image_key", "is not", null)
    .where("visibility", "=", "PUBLIC")
    .orderBy("id", "desc")
    .limit(24)
    .execute();
  const ids = recipes.map(({ id }) => id);
  const own = await db
    .selectFrom("recipes")
    .select("id")
    .where("author_id", "=", cook.id)
    .where("visibility", "=", "PUBLIC")
    .where("image_key", "is not", null)
    .executeTakeFirstOrThrow();
  const person = { ...cook, imageVersion: null } as const;
  const book = await makeCookbook(db, person, { recipes: ids });
  const key = await shareCookbookByLink(db, person, book);
  const session = await openSession(db, { userId: cook.id, userAgent: "bench" });
  const { origin, child } = await spawnPopote(dataDir, {}, folder);
  onTestFinished(() => void child.kill());
  return { origin, session, kinds: listKinds({ recipe: own.id, user: cook.id, key }) };
}

/** The demo's cooks have some of their names and addresses. */
async function renameCast(db: Db): Promise<void> {
  for (const { id } of await db.selectFrom("users").select("id").execute()) {
    const name = `cast-${id}`;
    const renamed = { username: name, username_key: name, email: `${name}@popote.example` };
    await db.updateTable("users").set(renamed).where("id", "=", id).execute();
  }
}

type OpenVisit = (options: VisitOptions) => Promise<Visit>;

async function measurePaints(open: OpenVisit, { path }: Kind) {
  const row: Record<string, number> = {};
  for (const line of Object.keys(LINES) as (keyof typeof LINES)[]) {
    const seen = await visitOften(open, path, { line });
    row[`${line} first`] = least(seen.map((each) => each.firstPaint));
    row[`${line} largest`] = least(seen.map((each) => each.largestPaint));
  }
  for (const slower of SLOWER) {
    const seen = await visitOften(open, path, { slower });
    row[`CPU / ${slower} largest`] = least(seen.map((each) => each.largestPaint));
    row[`CPU / ${slower} blocked`] = least(seen.map(sumBlocking));
    row[`CPU / ${slower} longest`] = least(
      seen.map(({ longTasks }) => Math.max(0, ...longTasks.map(({ ms }) => ms))),
    );
  }
  return row;
}

async function visitOften(open: OpenVisit, path: string, options: VisitOptions): Promise<Seen[]> {
  const all: Seen[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const visit = await open(options);
    await visit.page.goto(path);
    await visit.page.waitForFunction(isHydrated, null, { timeout: HYDRATED_MS });
    await visit.page.waitForLoadState("networkidle");
    await pause(SETTLED_MS);
    all.push(await visit.read());
    await visit.close();
  }
  return all;
}

/** Milliseconds beyond 50 of each task after the first paint. */
function sumBlocking({ longTasks, firstPaint }: Seen): number {
  const late = longTasks.filter(({ at }) => at >= firstPaint);
  return late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
}

async function measureTouches(open: OpenVisit, { path, spots }: Kind) {
  const worst = { early: 0, later: 0, unscripted: 0 };
  for (const spot of spots) {
    const target = await locate(open, path, spot);
    for (let round = 0; round < ROUNDS; round++)
      for (const withScript of [true, false]) {
        const visit = await open({ slower: 6, withScript });
        const { early, later } = await touch(visit, path, target);
        if (!withScript) worst.unscripted = Math.max(worst.unscripted, early);
        else {
          worst.early = Math.max(worst.early, early);
          worst.later = Math.max(worst.later, later);
        }
        if (process.env.POPOTE_BENCH_SPOTS) console.log(path, spot, { withScript, early, later });
        await visit.close();
      }
  }
  return {
    "touched early": worst.early,
    "touched later": worst.later,
    // What the same page needs if no script arrives: the least that is possible on this machine.
    "touched without script": worst.unscripted,
  };
}

interface Target {
  x: number;
  y: number;
  isField: boolean;
}

/** In a visit of its own, because looking for it takes the page as long as its own scripts. */
async function locate(open: OpenVisit, path: string, spot: string): Promise<Target> {
  const { page, close } = await open({});
  await page.goto(path);
  const target = page.locator(spot).first();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${spot} is not shown on ${path}`);
  const isField = await target.evaluate((element) => element.matches("input, textarea"));
  await close();
  return {
    x: box.x + Math.min(box.width / 2, 40),
    y: box.y + Math.min(box.height / 2, 20),
    isField,
  };
}

/** The longest time from a tap or key to the next paint, before and after hydration. */
async function touch({ page, read }: Visit, path: string, { x, y, isField }: Target) {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const touched: Promise<unknown>[] = [page.touchscreen.tap(x, y)];
  for (let at = 0; at < TOUCHES; at++) {
    await pause(BETWEEN_TOUCHES_MS);
    // Not awaited: nobody waits for the page between two touches.
    touched.push(isField ? page.keyboard.press("a") : page.touchscreen.tap(x, y));
  }
  await Promise.all(touched);
  const { touches, hydratedAt } = await read();
  const longest = (some: Seen["touches"]) => Math.max(0, ...some.map(({ ms }) => ms));
  return {
    early: longest(touches.filter(({ at }) => at < hydratedAt)),
    later: longest(touches.filter(({ at }) => at >= hydratedAt)),
  };
}

const least = (numbers: number[]) => Math.min(...numbers);
