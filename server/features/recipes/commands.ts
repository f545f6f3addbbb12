import type { Transaction } from "kysely";
import { problem } from "#domain/form/field-problems";
import type { Locale } from "#domain/language/locales";
import type { PhotoInput } from "#domain/recipe/photos";
import type { IngredientLine } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";
import type { Database } from "../../platform/db/tables";
import { AppError } from "../../platform/errors";
import { completeLoopTurn } from "../../platform/yield-to-event-loop";
import { indexRecipe } from "../../policies/full-text/indexing";
import { mayEditRecipe, type Person, pickRights } from "../../policies/permissions";
import { notRemoved, recipeExistsFor } from "../../policies/visibility/recipes";
import { openLexicon } from "../ingredients/lexicon-queries";
import { discardSavedDraft } from "./drafts";
import { auditRecipeAct, getEditableRow, selectForEditing } from "./editable-recipe";
import { listQuestions, type RefusedLines, resolveLines } from "./line-resolution";
import { type ParsedWords, parseWords } from "./parse-lines";
import { replacePhotos } from "./photo-commands";
import { toColumns } from "./recipe-columns";
import { replaceContent, type SavedLine } from "./replace-content";
import { saveVersion } from "./revisions";
import { findSubRecipeProblems, refuseNested } from "./sub-recipes";
import { checkTags } from "./tags";

/** The parse of a line that was read already. */
type ReadLine = IngredientLine & { parsed?: ParsedWords };

interface RecipeSave {
  id?: number;
  version?: number;
  /** Identifies the form, so that a resubmission does not conflict with itself. */
  formKey: string;
  content: Omit<RecipeContent, "ingredients"> & { ingredients: ReadLine[] };
  locale: Locale;
  /** All of them, the cover first; without them the recipe keeps what it has. */
  photos?: PhotoInput[];
  /** Whether the author can be asked about unclear names; otherwise they stay custom names. */
  asks?: boolean;
  remembersVisibility?: boolean;
  /** Forms that share it create one recipe between them; defaults to the form key. */
  creationKey?: string;
  draft?: string;
  draftAt?: number;
}

type SaveOutcome =
  | { kind: "saved"; id: number }
  | { kind: "changedMeanwhile"; id: number; version: number }
  | RefusedLines;

export async function saveRecipe(db: Db, viewer: Person, save: RecipeSave): Promise<SaveOutcome> {
  // A process that has just started spent long on reading the form.
  await completeLoopTurn();
  const { content, locale } = save;
  const questions = save.asks ? await listQuestions(db, content.ingredients, locale) : [];
  const parsed = await parseContent(db, content, locale);
  const saving = db.transaction().execute(async (trx): Promise<SaveOutcome> => {
    const existing = await findExisting(trx, viewer, save);
    if (existing && !isExpected(viewer, existing, save))
      return { kind: "changedMeanwhile", id: existing.id, version: existing.version };
    const resolved = await resolveLines(trx, content.ingredients, locale, questions);
    if (resolved.kind === "refused") return resolved;
    const problems = await findSubRecipeProblems(trx, viewer, resolved.lines, existing?.id);
    if (Object.keys(problems).length > 0) return { kind: "refused", problems, questions };
    const tags = await checkTags(trx, content.tags ?? [], existing?.id);
    const refused = save.asks && refuseTags(tags.forbidden);
    if (refused) return refused;
    const allowed = { ...save, content: { ...content, tags: tags.allowed } };
    const lines = resolved.lines.map((line, at) => ({ ...line, parsed: parsed[at] }));
    if (existing) {
      await auditRecipeAct(trx, viewer, "recipe.edit", existing);
      await updateRecipe(trx, viewer, existing.id, allowed, lines);
      await discardSavedDraft(trx, viewer, save);
      return { kind: "saved", id: existing.id };
    }
    const id = await insertRecipe(trx, viewer, allowed, lines);
    await replacePhotos(trx, viewer, id, save.photos ?? []);
    await discardSavedDraft(trx, viewer, save);
    return { kind: "saved", id };
  });
  return refuseNested(saving);
}

function refuseTags([tag]: string[]): RefusedLines | undefined {
  if (tag === undefined) return undefined;
  return { kind: "refused", problems: { tags: problem.tagForbidden(tag) }, questions: [] };
}

/** Outside the transaction: reading a hundred lines would block every writer. */
async function parseContent(
  db: Db,
  { ingredients, language }: RecipeSave["content"],
  locale: Locale,
): Promise<ParsedWords[]> {
  const unread = ingredients.filter(({ parsed }) => !parsed);
  const lines = unread.map(({ text, name }) => ({ words: text ?? "", name }));
  const lexicon = await openLexicon(db);
  const read = parseWords(lexicon, lines, { locale, language: language ?? locale });
  return ingredients.map(({ parsed }) => parsed ?? (read.shift() as ParsedWords));
}

export function getSavedId(outcome: SaveOutcome): number {
  if (outcome.kind === "saved") return outcome.id;
  throw new Error(`The recipe was not saved: ${JSON.stringify(outcome)}`);
}

export async function deleteRecipe(db: Db, viewer: Person, id: number): Promise<{ title: string }> {
  return db.transaction().execute(async (trx) => {
    const recipe = await getEditableRow(trx, viewer, id);
    await trx.deleteFrom("recipes").where("id", "=", id).execute();
    await auditRecipeAct(trx, viewer, "recipe.remove", recipe);
    return { title: recipe.title };
  });
}

/** The recipe to overwrite: the one with this id, or one already created from the same draft. */
async function findExisting(trx: Transaction<Database>, viewer: Person, save: RecipeSave) {
  const [found] =
    save.id === undefined
      ? await selectCreated(trx, { authorId: viewer.id, texts: [getCreationKey(save)] })
      : await selectEdited(trx, { viewer: pickRights(viewer), id: save.id });
  if (!found && save.id !== undefined) throw new AppError("recipe.notFound");
  return found;
}

const selectCreated = compileOnce(
  (db, { authorId, texts: [creationKey] }: { authorId: number; texts: [string] }) =>
    selectForEditing(db)
      .where("recipes.author_id", "=", authorId)
      .where("recipes.creation_key", "=", creationKey)
      .where(notRemoved),
);

const selectEdited = compileOnce((db, { viewer, id }: { viewer: Person; id: number }) =>
  selectForEditing(db).where("recipes.id", "=", id).where(recipeExistsFor(viewer)),
);

/** Whether nobody has saved it since this form was opened. */
function isExpected(viewer: Person, existing: Existing, { version, formKey }: RecipeSave): boolean {
  if (!mayEditRecipe(viewer, existing)) throw new AppError("recipe.notAllowedToEdit");
  return existing.version === version || existing.saveKey === formKey;
}

type Existing = NonNullable<Awaited<ReturnType<typeof findExisting>>>;

async function insertRecipe(
  trx: Transaction<Database>,
  viewer: Person,
  save: RecipeSave,
  lines: SavedLine[],
): Promise<number> {
  const now = Date.now();
  await deleteRemoved(trx, viewer, getCreationKey(save));
  const { id } = await trx
    .insertInto("recipes")
    .values({
      ...toColumns(save.content),
      language: save.content.language ?? save.locale,
      author_id: viewer.id,
      creation_key: getCreationKey(save),
      save_key: save.formKey,
      saved_by: viewer.id,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await replaceContent(trx, id, save.content, lines);
  await indexRecipe(trx, id);
  if (save.remembersVisibility === false) return id;
  await trx
    .updateTable("users")
    .set({ next_visibility: save.content.visibility })
    .where("id", "=", viewer.id)
    .execute();
  return id;
}

/** The same form, sent again after its recipe was removed, makes a new one. */
async function deleteRemoved(trx: Transaction<Database>, viewer: Person, key: string) {
  await trx
    .deleteFrom("recipes")
    .where("author_id", "=", viewer.id)
    .where("creation_key", "=", key)
    .where("id", "in", (eb) => eb.selectFrom("removed_recipes").select("recipe_id"))
    .execute();
}

async function updateRecipe(
  trx: Transaction<Database>,
  viewer: Person,
  id: number,
  { formKey, content, photos }: RecipeSave,
  lines: SavedLine[],
): Promise<void> {
  await saveVersion(trx, viewer, { id, formKey }, async (before) => {
    await trx.updateTable("recipes").set(toColumns(content)).where("id", "=", id).execute();
    await replaceContent(trx, id, content, lines, before);
    if (photos) await replacePhotos(trx, viewer, id, photos);
  });
}

function getCreationKey({ creationKey, formKey }: RecipeSave): string {
  return creationKey ?? formKey;
}
