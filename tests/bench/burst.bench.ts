import "../support/built";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#server/platform/db/open";
import { openTestDatabase } from "../support/database";
import { HARMLESS_RECIPE, writeFullRecipe } from "../support/hostile-recipes";
import { spawnPopote } from "../support/popote-process";
import { writeRecipe } from "../support/recipes";
import { openSessionHeaders, writeCookbook } from "./burst-scene";
import { type Sent, sendTo } from "./burst-senders";
import { reportTable } from "./report";
import { PATIENCE_MS } from "./sizes";

/** Maximum wait of others while one account or address sends as much as it can. */
const MOST_MS = 500;
const PRINTED_RECIPES = 200;
const DRAFT_LINES = 200;
const UNKNOWN_LINES = 120;
/** POPOTE_BENCH_BURST=draft runs only that burst. */
const ONLY = new RegExp(process.env.POPOTE_BENCH_BURST ?? "");

const FROM_SENDER = { "X-Forwarded-For": "198.51.100.7" };
const FROM_OTHERS = { "X-Forwarded-For": "203.0.113.9" };
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

interface Burst {
  what: string;
  times: number;
  buildRequest(at: number): Sent;
}

test(
  "nobody else waits while one account or one address sends expensive requests",
  async () => {
    const { db, dataDir } = openTestDatabase();
    const recipe = await writeFullRecipe(db, "alice", HARMLESS_RECIPE.name, HARMLESS_RECIPE.text);
    const public_ = await writeRecipe(db, "bob", { title: "Leek", visibility: "PUBLIC" });
    const book = await writeCookbook(db, await writeStews(db));
    const signedIn = await openSessionHeaders(db, "alice", FROM_SENDER);
    const bob = await openSessionHeaders(db, "bob", FROM_OTHERS);
    const popote = await spawnPopote(dataDir, { TRUSTED_PROXIES: "1" });
    onTestFinished(() => void popote.child.kill());
    const { send, askDuring, processorMs } = sendTo(popote);
    const own = { ...signedIn, ...FORM, Origin: popote.origin };
    const draft = { path: "/recipe/draft", method: "POST" as const, headers: own };
    expect((await send({ ...draft, body: buildDraft(DRAFT_LINES) })).status).toBe(204);
    const others: Sent[] = [
      { path: "/recipe/list?source=user", headers: bob },
      { path: `/recipe/view?id=${public_}&asked=x`, headers: FROM_OTHERS },
      { path: "/health" },
    ];
    const lines = { path: `/recipe/edit?id=${recipe}&view=lines`, headers: signedIn };
    const data = { ...lines, path: lines.path.replace("?", ".data?") };
    const showOther = { path: "/recipe/edit", method: "POST" as const, headers: own };
    const bursts: Burst[] = [
      { what: "GET edit form of 100 lines", times: 30, buildRequest: () => lines },
      { what: "GET edit form of 100 lines", times: 12, buildRequest: () => lines },
      {
        what: `GET draft of ${DRAFT_LINES} lines`,
        times: 12,
        buildRequest: () => ({ path: "/recipe/edit?draft=bench", headers: signedIn }),
      },
      {
        what: `POST showOther, ${UNKNOWN_LINES} unknown lines`,
        times: 12,
        buildRequest: () => ({ ...showOther, body: unknownLines() }),
      },
      {
        what: `GET cookbook of ${PRINTED_RECIPES} recipes to print`,
        times: 12,
        buildRequest: () => ({ path: `/cookbook/print?cookbook=${book}`, headers: signedIn }),
      },
      {
        what: "GET cooking, by nobody",
        times: 100,
        buildRequest: (at) => ({
          path: `/recipe/cook?id=${recipe}&servings=${at + 1}`,
          headers: FROM_SENDER,
        }),
      },
      { what: "GET edit form as .data", times: 30, buildRequest: () => data },
    ];
    for (const request of others) await send(request);
    const rows = [];
    for (const { what, times, buildRequest } of bursts.filter(({ what }) => ONLY.test(what))) {
      const warm = await send(buildRequest(times));
      expect(warm.status, what).toBe(200);
      const single = await send(buildRequest(times + 1));
      const before = { processor: processorMs(), clock: performance.now() };
      const sent = Promise.all(Array.from({ length: times }, (_, at) => send(buildRequest(at))));
      const waits = await askDuring(sent, others);
      const longest = waits.toSorted((one, other) => other.processor - one.processor)[0];
      const statuses = (await sent).map(({ status }) => status);
      rows.push({
        "what one sends": `${times} × ${what}`,
        answers: [...new Set(statuses)]
          .map((status) => `${statuses.filter((each) => each === status).length} × ${status}`)
          .join(", "),
        "one alone, ms": single.processor,
        "all, main thread ms": processorMs() - before.processor,
        "all, clock ms": performance.now() - before.clock,
        "longest wait, main thread ms": longest?.processor ?? Number.NaN,
        "longest wait, clock ms": Math.max(...waits.map(({ clock }) => clock)),
        "others' answers": [...new Set(waits.map(({ status }) => status))].join(", "),
      });
    }
    reportTable("burst", rows);
    const late = rows.filter((row) => row["longest wait, main thread ms"] > MOST_MS);
    expect(late).toEqual([]);
    expect(rows.filter((row) => row["others' answers"] !== "200")).toEqual([]);
  },
  PATIENCE_MS,
);

async function writeStews(db: Db): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < PRINTED_RECIPES; at++) {
    const id = await writeRecipe(db, "alice", {
      title: `Stew ${at}`,
      ingredients: Array.from({ length: 14 }, (_, line) => ({
        name: `carrot ${line}`,
        amount: { numerator: line + 1, denominator: 3 },
        unit: "GRAM" as const,
        complement: "in slices",
      })),
      steps: Array.from({ length: 12 }, (_, step) => `Stir ${step} times. `.repeat(20).trim()),
      tips: Array.from({ length: 4 }, (_, tip) => `Tip ${tip}. `.repeat(20).trim()),
    });
    ids.push(id);
  }
  return ids;
}

function buildDraft(lines: number): string {
  const form = new URLSearchParams({ formKey: "bench", draft: "bench", title: "D", view: "lines" });
  for (let at = 0; at < lines; at++) {
    form.append(`ingredients[${at}].name`, `carrot ${at}`);
    form.append(`ingredients[${at}].amount`, String(at + 1));
    form.append(`ingredients[${at}].unit`, "GRAM");
  }
  return String(form);
}

function unknownLines(): string {
  const lines = Array.from({ length: UNKNOWN_LINES }, (_, at) => `${at + 1} g zqx${at}`);
  return String(
    new URLSearchParams({
      formKey: "other",
      intent: "showOther",
      view: "text",
      title: "Unknown",
      visibility: "PRIVATE",
      ingredientsText: lines.join("\n"),
    }),
  );
}
