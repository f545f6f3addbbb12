import { expect, test } from "vitest";
import { addTypedLines } from "#server/features/shopping/commands";
import { CAST } from "../support/cast";
import { makeCookbook } from "../support/cookbooks";
import { HARMLESS_RECIPE, writeFullRecipe } from "../support/hostile-recipes";
import { writeRecipe } from "../support/recipes";
import { openScene, reportWaits, type Work } from "./long-waits";
import { PATIENCE_MS, type Sent } from "./measure";

const PRINTED_RECIPES = 200;
const LIST_LINES = 500;
const DRAFT_LINES = 200;
const UNKNOWN_LINES = 120;

/** POPOTE_BENCH_ONLY=draft sends only that burst. */
test("nobody else waits while one account or address sends expensive requests", {
  timeout: PATIENCE_MS,
}, async () => {
  const scene = await openScene(async (db) => {
    const stews: number[] = [];
    const list = { cookbook: null, formKey: "bench", locale: "en" as const };
    const wanted = Array.from({ length: LIST_LINES }, (_, at) => `${at + 1} g thing ${at}x`);
    await addTypedLines(db, CAST.alice, list, wanted);
    while (stews.length < PRINTED_RECIPES) stews.push(await writeRecipe(db, "alice", STEW));
    return {
      recipe: await writeFullRecipe(db, "alice", HARMLESS_RECIPE.name, HARMLESS_RECIPE.text),
      leek: await writeRecipe(db, "bob", { title: "Leek", visibility: "PUBLIC" }),
      stews,
      book: await makeCookbook(db, "alice", { recipes: stews }),
    };
  });
  const { headers, send, recipe, book, origin } = scene;
  const type = "application/x-www-form-urlencoded";
  const form = {
    method: "POST",
    headers: { ...headers, "Content-Type": type, Origin: origin },
  } as const;
  const draft = await send({ ...form, path: "/recipe/draft", body: buildDraft() });
  expect(draft.status).toBe(204);
  const get = (path: string) => ({ path, headers });
  const burst =
    (times: number, buildRequest: (at: number) => Sent): Work =>
    async () => {
      expect((await send(buildRequest(times))).status).toBe(200);
      return Promise.all(Array.from({ length: times }, (_, at) => send(buildRequest(at))));
    };
  const edit = get(`/recipe/edit?id=${recipe}&view=lines`);
  const cook = (at: number) => `/recipe/cook?id=${recipe}&servings=${at + 1}`;
  const showOther = { ...form, path: "/recipe/edit", body: buildUnknownLines() };
  await reportWaits(
    "burst",
    scene,
    {
      "30 × GET edit form of 100 lines": burst(30, () => edit),
      "12 × GET edit form of 100 lines": burst(12, () => edit),
      "12 × GET draft of 200 lines": burst(12, () => get("/recipe/edit?draft=bench")),
      "12 × POST showOther, 120 unknown lines": burst(12, () => showOther),
      "12 × GET cookbook of 200 recipes to print": burst(12, () =>
        get(`/cookbook/print?cookbook=${book}`),
      ),
      "12 × GET shopping list of 500 lines": burst(12, () => get("/shopping")),
      "12 × GET 35 recipes to put on it": burst(12, () =>
        get(`/shopping/add?recipes=${scene.stews.slice(0, 35).join()}`),
      ),
      "100 × GET cooking, by nobody": burst(100, (at) => ({
        path: cook(at),
        headers: scene.sender,
      })),
      "30 × GET edit form as .data": burst(30, () => get(edit.path.replace("?", ".data?"))),
    },
    [
      { path: "/recipe/list?source=user", headers: scene.others },
      { path: `/recipe/view?id=${scene.leek}&asked=x` },
      { path: "/health" },
    ],
  );
});

const STEW = {
  title: "Stew",
  ingredients: Array.from({ length: 14 }, (_, line) => ({
    name: `carrot ${line}`,
    amount: { numerator: line + 1, denominator: 3 },
    unit: "GRAM" as const,
    complement: "in slices",
  })),
  steps: Array.from({ length: 12 }, (_, step) => `Stir ${step} times. `.repeat(20).trim()),
  tips: Array.from({ length: 4 }, (_, tip) => `Tip ${tip}. `.repeat(20).trim()),
};

function buildDraft(): string {
  const form = new URLSearchParams({ formKey: "bench", draft: "bench", title: "D", view: "lines" });
  for (let at = 0; at < DRAFT_LINES; at++) {
    form.append(`ingredients[${at}].name`, `carrot ${at}`);
    form.append(`ingredients[${at}].amount`, String(at + 1));
    form.append(`ingredients[${at}].unit`, "GRAM");
  }
  return String(form);
}

function buildUnknownLines(): string {
  const lines = Array.from({ length: UNKNOWN_LINES }, (_, at) => `${at + 1} g zqx${at}`);
  const fields = { formKey: "other", intent: "showOther", view: "text", title: "Unknown" };
  const ingredientsText = lines.join("\n");
  return String(new URLSearchParams({ ...fields, visibility: "PRIVATE", ingredientsText }));
}
