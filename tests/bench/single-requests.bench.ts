import { expect, onTestFinished, test } from "vitest";
import { openSession } from "#server/features/accounts/sessions";
import { newSecret } from "#server/platform/secrets";
import { CAST } from "../support/cast";
import { createClient } from "../support/client";
import { openTestDatabase } from "../support/database";
import { HARMLESS_RECIPE, writeFullRecipe } from "../support/hostile-recipes";
import { sendFile, waitForImport } from "../support/imports";
import { extractFields } from "../support/page";
import { spawnPopote } from "../support/popote-process";
import { openSessionHeaders, writeCookbook } from "./burst-scene";
import { type Sent, sendTo } from "./burst-senders";
import { reportTable } from "./report";
import { PATIENCE_MS } from "./sizes";

/** Maximum wait of others while one user sends one request. */
const MOST_MS = 500;
const HEAVY_RECIPES = 300;
const DOUBTFUL_LINES = 120;
const MB = 1_000_000;
/** POPOTE_BENCH_SINGLE=cooklang sends only that request. */
const ONLY = new RegExp(process.env.POPOTE_BENCH_SINGLE ?? "");
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

const REFUSED_PASTES: Record<string, string> = {
  "4.8 MB of <": "<".repeat(4.8 * MB),
  "4.8 MB of <p>a</p>": "<p>a</p>".repeat(0.6 * MB),
  "4.8 MB of &": "&".repeat(4.8 * MB),
  "4.5 MB of &#": "&#".repeat(2.25 * MB),
  '4.8 MB of "': '"'.repeat(4.8 * MB),
  "4.8 MB of '": "'".repeat(4.8 * MB),
  "4.8 MB of <div>": "<div>".repeat(0.96 * MB),
  "4.8 MB of NUL": `a${"\0".repeat(4.8 * MB)}`,
};

test(
  "nobody else waits long for one request of another user",
  async () => {
    const { db, dataDir } = openTestDatabase();
    const write = () => writeFullRecipe(db, "alice", HARMLESS_RECIPE.name, HARMLESS_RECIPE.text);
    const ids: number[] = [];
    for (let at = 0; at < HEAVY_RECIPES; at++) ids.push(await write());
    const [recipe = 0] = ids;
    const book = await writeCookbook(db, ids);
    const headers = await openSessionHeaders(db, "alice", {});
    const bob = await openSessionHeaders(db, "bob", {});
    const popote = await spawnPopote(dataDir);
    onTestFinished(() => void popote.child.kill());
    const { send, askDuring, processorMs } = sendTo(popote);
    const session = await openSession(db, { userId: CAST.alice.id, userAgent: "bench" });
    const alice = createClient(popote.origin, session);
    const others: Sent[] = [
      { path: "/health" },
      { path: "/recipe/list?source=user", headers: bob },
    ];
    const get = (path: string) => () => send({ path, headers });
    const post = (path: string, fields: Record<string, string>) => () =>
      send({
        path,
        method: "POST",
        headers: { ...headers, ...FORM, Origin: popote.origin },
        body: String(new URLSearchParams(fields)),
      });
    const edit = `/recipe/edit?id=${recipe}`;
    const rows = await alice.get(`${edit}&view=lines`);
    const fields = extractFields(rows.text);
    const saved = await alice.post(edit, { ...fields, description: "First." });
    expect(saved.status).toBe(303);
    const boxes = extractFields((await alice.get(`${edit}&view=text`)).text);
    const doubtful = Array.from({ length: DOUBTFUL_LINES }, (_, at) => `${at + 1},250 g zqx${at}`);
    const requests: Record<string, () => Promise<{ status: number }>> = {
      "GET cookbook of 300, Cooklang": get(`/cookbook/export?cookbook=${book}&format=cooklang`),
      "GET cookbook of 300, JSON-LD": get(`/cookbook/export?cookbook=${book}&format=jsonld`),
      "GET cookbook of 300, Markdown": get(`/cookbook/export?cookbook=${book}&format=markdown`),
      "GET data.zip of 300": get("/user/data.zip"),
      "GET edit form of 100 lines, rows": get(`${edit}&view=lines`),
      "GET edit form of 100 lines, boxes": get(`${edit}&view=text`),
      "POST other view": post(edit, { ...fields, intent: "showOther" }),
      "POST refused rows": post(edit, { ...fields, title: "" }),
      "POST one more line": post(edit, { ...fields, __intent__: findInsertIntent(rows.text) }),
      "POST doubtful lines": post(edit, { ...boxes, ingredientsText: doubtful.join("\n") }),
      "POST stale rows": post(edit, { ...fields, formKey: "stale", description: "Second." }),
    };
    for (const [what, text] of Object.entries(REFUSED_PASTES)) {
      requests[`POST paste of ${what}`] = () => alice.post("/import", asPaste(text));
    }
    // More rows than an import accepts: it is read up to the limit, then refused.
    for (const [rows, end] of [
      [20_000, "FAILED"],
      [1_000, "DONE"],
    ] as const) {
      requests[`table of ${rows} rows`] = async () => {
        const id = await sendFile(alice, Buffer.from(writeTable(rows)), "recipes.csv");
        await waitForImport(db, id, "READY");
        const columns = `/import/columns?import=${id}`;
        const read = await alice.post(columns, extractFields((await alice.get(columns)).text));
        await waitForImport(db, id, end === "DONE" ? "READY" : end);
        if (end === "DONE") await alice.post(`/import/view?import=${id}`, { intent: "save" });
        await waitForImport(db, id, end);
        return read;
      };
    }
    for (const request of others) await send(request);
    const measured = [];
    for (const [what, request] of Object.entries(requests).filter(([what]) => ONLY.test(what))) {
      const before = { processor: processorMs(), clock: performance.now() };
      const answer = request();
      const waits = await askDuring(answer, others);
      measured.push({
        "what one sends": what,
        answer: (await answer).status,
        "all, main thread ms": processorMs() - before.processor,
        "all, clock ms": performance.now() - before.clock,
        "longest wait of others, main thread ms": Math.max(...waits.map((wait) => wait.processor)),
        "longest wait of others, clock ms": Math.max(...waits.map((wait) => wait.clock)),
      });
    }
    reportTable("single-requests", measured);
    const late = measured.filter((row) => row["longest wait of others, main thread ms"] > MOST_MS);
    expect(late).toEqual([]);
  },
  PATIENCE_MS,
);

function asPaste(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "text", formKey: newSecret(), text }))
    form.append(name, value);
  return form;
}

/** The intent of the button below the ingredients. */
function findInsertIntent(page: string): string {
  const values = [...page.matchAll(/name="__intent__" value="([^"]*)"/g)].map(([, value = ""]) =>
    value.replaceAll("&quot;", '"'),
  );
  return values.find((value) => /insert/.test(value) && /ingredients/.test(value)) ?? "";
}

function writeTable(rows: number): string {
  const dishes = Array.from(
    { length: rows },
    (_, at) =>
      `Dish ${at},"${at + 1} g flour\n2 eggs\n1 pinch of salt","Mix.\nBake ${at} minutes."`,
  );
  return ["Title,Ingredients,Steps", ...dishes].join("\n");
}
