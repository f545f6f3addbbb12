import { expect, test } from "vitest";
import { CAST, toUser } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { writeRecipe } from "../../../tests/support/recipes";
import type { Db } from "../../platform/db/open";
import { findDraft, findRecipeDraft } from "./draft-queries";
import { discardFormDraft, discardSavedDraft, saveDraft } from "./drafts";

const ALICE = toUser("alice");

interface Form {
  formKey: string;
  draft: string;
  draftAt: number | undefined;
  creationKey: string;
  recipeId: number | undefined;
  holds: string;
}

function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

async function wordsIn(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("recipe_drafts")
    .select(["title", "without_session"])
    .where("form", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.title, row.without_session]));
}

async function openForm(db: Db, recipeId: number | undefined, key?: string): Promise<Form> {
  const draft = key
    ? await findDraft(db, ALICE, { key })
    : recipeId && (await findRecipeDraft(db, ALICE, recipeId));
  const formKey = `form ${Math.random()}`;
  const own = { formKey, draft: formKey, draftAt: undefined, creationKey: formKey };
  if (!draft) return { ...own, recipeId, holds: "" };
  const { key: there, updatedAt, creationKey } = draft;
  return {
    formKey,
    draft: there,
    draftAt: updatedAt,
    creationKey,
    recipeId,
    holds: titleIn(draft),
  };
}

const titleIn = ({ form }: { form: [string, string][] }) => form[0]?.[1] ?? "";

async function act(db: Db, form: Form, what: number, words: string): Promise<void> {
  if (what === 0) return db.transaction().execute((trx) => discardSavedDraft(trx, ALICE, form));
  if (what === 1) return discardFormDraft(db, ALICE, form);
  const content = { title: words, form: [["title", words]] as [string, string][], hasWords: true };
  const how = { version: undefined, isAutomatic: what > 3, isWithoutSession: what === 2 };
  const outcome = await saveDraft(db, ALICE.id, { ...form, ...content, ...how });
  if (outcome.kind !== "kept") return;
  const address = { key: form.draft, formKey: form.formKey };
  const found =
    what === 2
      ? await findDraft(db, ALICE, { key: outcome.key })
      : await findDraft(db, ALICE, address);
  expect(found && titleIn(found)).toBe(words);
  if (what !== 2) form.holds = words;
}

test.each(["a new recipe", "a saved recipe"])(
  "forms of %s never lose text unless a form that shows it replaces it",
  async (of) => {
    const { db } = openTestDatabase();
    const recipeId = of === "a new recipe" ? undefined : await writeRecipe(db, "alice");
    for (let seed = 1; seed <= 20; seed++) {
      await db.deleteFrom("recipe_drafts").execute();
      const roll = dice(seed * 7_919);
      const forms = [await openForm(db, recipeId), await openForm(db, recipeId)];
      for (let step = 0; step < 14; step++) {
        const form = forms[roll(2)] as Form;
        const before = await wordsIn(db);
        if (roll(5) === 0) {
          const other = forms[roll(2)] as Form;
          forms[forms.indexOf(form)] = await openForm(db, recipeId, other.draft);
          continue;
        }
        const what = roll(8);
        await act(db, { ...form }, what, `words ${seed}.${step}`);
        const after = await wordsIn(db);
        const gone = [...before.keys()].filter((words) => !after.has(words));
        const sentAlone = gone.filter((words) => before.get(words) === 1);
        if (what === 2) expect(gone).toEqual(sentAlone);
        else
          expect(gone.filter((words) => !sentAlone.includes(words))).toEqual(
            gone.includes(form.holds) && !sentAlone.includes(form.holds) ? [form.holds] : [],
          );
        if (what > 2 && after.has(`words ${seed}.${step}`)) form.holds = `words ${seed}.${step}`;
      }
    }
  },
);

test("the database refuses a second draft of one form", async () => {
  const { db } = openTestDatabase();
  const row = { user_id: CAST.alice.id, form_key: "one", title: "", updated_at: 1, form: "[]" };
  await db
    .insertInto("recipe_drafts")
    .values({ ...row, key: "a" })
    .execute();
  const second = db
    .insertInto("recipe_drafts")
    .values({ ...row, key: "b" })
    .execute();
  await expect(second).rejects.toThrow(/constraint/);
});
