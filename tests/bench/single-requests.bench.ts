import { expect, test } from "vitest";
import { newSecret } from "#server/platform/secrets";
import { createClient } from "../support/client";
import { makeCookbook } from "../support/cookbooks";
import { HARMLESS_RECIPE, writeFullRecipe } from "../support/hostile-recipes";
import { sendFile, waitForImport } from "../support/imports";
import { extractFields } from "../support/page";
import { openScene, reportWaits, type Work } from "./long-waits";
import { PATIENCE_MS } from "./measure";

const HEAVY_RECIPES = 300;
const DOUBTFUL_LINES = 120;
const PASTE_BYTES = 4_800_000;
const PASTES = ["<", "<p>a</p>", "&", "&#", '"', "'", "<div>", "\0"];

/** POPOTE_BENCH_ONLY=cooklang sends only that request. */
test("nobody else waits long for one request of another user", {
  timeout: PATIENCE_MS,
}, async () => {
  const scene = await openScene(async (db) => {
    const ids: number[] = [];
    while (ids.length < HEAVY_RECIPES)
      ids.push(await writeFullRecipe(db, "alice", HARMLESS_RECIPE.name, HARMLESS_RECIPE.text));
    return { recipe: ids[0], book: await makeCookbook(db, "alice", { recipes: ids }) };
  });
  const { db, origin, book } = scene;
  const alice = createClient(origin, scene.alice);
  const get =
    (path: string): Work =>
    async () => [await alice.get(path)];
  const post =
    (path: string, fields: Record<string, string> | FormData): Work =>
    async () => [await alice.post(path, fields)];
  const edit = `/recipe/edit?id=${scene.recipe}`;
  const rows = await alice.get(`${edit}&view=lines`);
  const fields = extractFields(rows.text);
  expect((await alice.post(edit, { ...fields, description: "First." })).status).toBe(303);
  const boxes = extractFields((await alice.get(`${edit}&view=text`)).text);
  const doubtful = Array.from({ length: DOUBTFUL_LINES }, (_, at) => `${at + 1},250 g zqx${at}`);
  /** Reads a table, and saves it if it is not refused for its length. */
  const sendTable =
    (count: number, end: "DONE" | "FAILED"): Work =>
    async () => {
      const id = await sendFile(alice, Buffer.from(buildTable(count)), "recipes.csv");
      await waitForImport(db, id, "READY");
      const columns = `/import/columns?import=${id}`;
      const read = await alice.post(columns, extractFields((await alice.get(columns)).text));
      await waitForImport(db, id, end === "DONE" ? "READY" : end);
      if (end === "DONE") await alice.post(`/import/view?import=${id}`, { intent: "save" });
      await waitForImport(db, id, end);
      return [read];
    };
  await reportWaits(
    "single-requests",
    scene,
    {
      "GET cookbook of 300, cooklang": get(`/cookbook/export?cookbook=${book}&format=cooklang`),
      "GET cookbook of 300, jsonld": get(`/cookbook/export?cookbook=${book}&format=jsonld`),
      "GET cookbook of 300, markdown": get(`/cookbook/export?cookbook=${book}&format=markdown`),
      "GET data.zip of 300": get("/user/data.zip"),
      "GET edit form of 100 lines, rows": get(`${edit}&view=lines`),
      "GET edit form of 100 lines, boxes": get(`${edit}&view=text`),
      "POST other view": post(edit, { ...fields, intent: "showOther" }),
      "POST refused rows": post(edit, { ...fields, title: "" }),
      "POST one more line": post(edit, { ...fields, __intent__: findInsertIntent(rows.text) }),
      "POST doubtful lines": post(edit, { ...boxes, ingredientsText: doubtful.join("\n") }),
      "POST stale rows": post(edit, { ...fields, formKey: "stale", description: "Second." }),
      ...Object.fromEntries(
        PASTES.map((text) => [
          `POST paste of 4.8 MB of ${JSON.stringify(text)}`,
          post("/import", buildPaste(text)),
        ]),
      ),
      "table of 20000 rows, refused": sendTable(20_000, "FAILED"),
      "table of 500 rows, read and saved": sendTable(500, "DONE"),
    },
    [{ path: "/health" }, { path: "/recipe/list?source=user", headers: scene.others }],
  );
});

function buildPaste(text: string): FormData {
  const form = new FormData();
  form.append("intent", "text");
  form.append("formKey", newSecret());
  // A text of NUL bytes alone would count as empty.
  form.append("text", `a${text.repeat(PASTE_BYTES / text.length)}`);
  return form;
}

/** The intent of the button below the ingredients. */
function findInsertIntent(page: string): string {
  const values = [...page.matchAll(/name="__intent__" value="([^"]*)"/g)].map(([, value = ""]) =>
    value.replaceAll("&quot;", '"'),
  );
  return values.find((value) => /insert/.test(value) && /ingredients/.test(value)) ?? "";
}

function buildTable(rows: number): string {
  const dishes = Array.from(
    { length: rows },
    (_, at) =>
      `Dish ${at},"${at + 1} g flour\n2 eggs\n1 pinch of salt","Mix.\nBake ${at} minutes."`,
  );
  return ["Title,Ingredients,Steps", ...dishes].join("\n");
}
