import type { Transaction } from "kysely";
import type { IngredientContent, IngredientNames } from "#domain/ingredient/ingredient";
import { FALLBACK_LOCALE, LOCALES, type Locale, mapLocales } from "#domain/language/locales";
import { foldedKey } from "#domain/text/text";
import { stemKey } from "#domain/text/word-stems";
import {
  type EditableIngredient,
  getEditableIngredient,
  isSameContent,
  toColumns,
} from "../features/ingredients/editable-ingredient";
import { replaceNames, withAliases } from "../features/ingredients/ingredient-names";
import { selectName, toNameColumns } from "../features/ingredients/name-columns";
import { getNextIngredientId, removeIngredient } from "../features/ingredients/remove-ingredient";
import { countIngredientLines } from "../features/recipes/line-counts";
import type { Db } from "../platform/db/open";
import type { Database } from "../platform/db/tables";
import { AppError } from "../platform/errors";
import { appendToAuditLog } from "../policies/audit-log";
import type { Person } from "../policies/permissions";
import { adoptName } from "./adopt-names";

type Trx = Transaction<Database>;

interface IngredientSave {
  /** `editedAt` as the form saw it, to detect concurrent changes. */
  known?: { id: number; editedAt: number | null };
  content: IngredientContent;
  adopts?: { name: string; locale: Locale };
}

type IngredientOutcome =
  | { kind: "saved"; id: number }
  | { kind: "changedMeanwhile"; current: EditableIngredient }
  | { kind: "nameUsed"; locales: Locale[] };

/** Marks the ingredient as edited: catalogue updates then skip it. */
export async function saveIngredient(
  db: Db,
  viewer: Person,
  { known, content, adopts }: IngredientSave,
): Promise<IngredientOutcome> {
  return db.transaction().execute(async (trx) => {
    const taken = await listTakenNames(trx, content, known?.id);
    const current = await findIdentical(trx, known?.id ?? taken[0]?.id, content);
    if (current) return { kind: "saved", id: current.id };
    const before = known && (await getEditableIngredient(trx, known.id));
    if (before && before.editedAt !== known?.editedAt)
      return { kind: "changedMeanwhile", current: before };
    if (taken.length > 0) return { kind: "nameUsed", locales: taken.map(({ locale }) => locale) };
    const id = before
      ? await changeIngredient(trx, viewer, before, content)
      : await addIngredient(trx, viewer, content, adopts);
    return { kind: "saved", id };
  });
}

/** Catalogue updates do not restore it; one in use is kept. */
export async function deleteIngredient(
  db: Db,
  viewer: Person,
  id: number,
): Promise<{ kind: "deleted"; name: string } | { kind: "inUse"; lines: number }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("ingredients")
      .select(["ingredients.id", selectName(FALLBACK_LOCALE), "source", "source_code"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw new AppError("ingredient.notFound");
    const { lines } = await countIngredientLines(trx, id);
    if (lines > 0) return { kind: "inUse", lines };
    await removeIngredient(trx, row, null);
    await appendToAuditLog(trx, viewer, "ingredient.delete", row.name);
    return { kind: "deleted", name: row.name };
  });
}

/** Race-free: transactions take the write lock when they begin. */
async function listTakenNames(trx: Trx, { words }: IngredientContent, id = 0) {
  return trx
    .selectFrom("ingredient_names")
    .select(["locale", "ingredient_id as id"])
    .where((eb) => eb("is_alias", "=", eb.lit(0)))
    .where("ingredient_id", "<>", id)
    .where((eb) =>
      eb.or(LOCALES.map((locale) => eb.and({ locale, key: foldedKey(words[locale].name) }))),
    )
    .execute();
}

async function findIdentical(trx: Trx, id: number | undefined, content: IngredientContent) {
  const stored = id === undefined ? undefined : await getEditableIngredient(trx, id);
  return stored && isSameContent(stored.content, content) ? stored : undefined;
}

async function changeIngredient(
  trx: Trx,
  viewer: Person,
  before: EditableIngredient,
  content: IngredientContent,
): Promise<number> {
  const { id } = before;
  const words = withFormerNames(content.words, before.content.words);
  await trx
    .updateTable("ingredients")
    .set({ ...toColumns(content), edited_at: Date.now() })
    .where("id", "=", id)
    .execute();
  await replaceNames(trx, id, words);
  await appendToAuditLog(trx, viewer, "ingredient.edit", words[FALLBACK_LOCALE].name, {
    ...toNameColumns(words),
    ...diffNames(before.content.words, words),
  });
  return id;
}

/** Keeps replaced names as aliases, because existing lines were matched by them. */
function withFormerNames(words: IngredientNames, former: IngredientNames): IngredientNames {
  const leaving = (locale: Locale) =>
    foldedKey(former[locale].name) === foldedKey(words[locale].name) ? [] : [former[locale].name];
  return withAliases(words, mapLocales(leaving));
}

function diffNames(before: IngredientNames, after: IngredientNames) {
  const gained = formatNewNames(before, after);
  const lost = formatNewNames(after, before);
  return { ...(gained && { gained }), ...(lost && { lost }) };
}

function formatNewNames(before: IngredientNames, after: IngredientNames): string {
  const listNames = (words: IngredientNames) =>
    LOCALES.flatMap((locale) => [words[locale].name, ...words[locale].aliases]);
  const known = new Set(listNames(before).map(foldedKey));
  return listNames(after)
    .filter((name) => !known.has(foldedKey(name)))
    .join(", ");
}

async function addIngredient(
  trx: Trx,
  viewer: Person,
  content: IngredientContent,
  adopts: IngredientSave["adopts"],
): Promise<number> {
  const id = await getNextIngredientId(trx);
  const isNamed = LOCALES.some((locale) =>
    [content.words[locale].name, ...content.words[locale].aliases].some(
      (name) => adopts && stemKey(name) === stemKey(adopts.name),
    ),
  );
  const words =
    adopts && !isNamed
      ? withAliases(content.words, { [adopts.locale]: [adopts.name] })
      : content.words;
  await trx
    .insertInto("ingredients")
    .values({ ...toColumns(content), id, edited_at: Date.now() })
    .execute();
  await replaceNames(trx, id, words);
  await appendToAuditLog(
    trx,
    viewer,
    "ingredient.create",
    words[FALLBACK_LOCALE].name,
    toNameColumns(words),
  );
  if (adopts) await adoptName(trx, viewer, { name: adopts.name, keepsText: !isNamed }, id);
  return id;
}
