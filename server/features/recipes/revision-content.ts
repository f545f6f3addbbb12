import type { Kysely, Selectable, Transaction } from "kysely";
import { FALLBACK_LOCALE, isLocale } from "#domain/language/locales";
import type { PhotoInput } from "#domain/recipe/photos";
import { MAX_INGREDIENT_NAME } from "#domain/recipe/recipe";
import type { RecipeColumns } from "#domain/recipe/recipe-fields";
import { foldedKey } from "#domain/text/text";
import { compileOnce } from "../../platform/db/compile-once";
import type { Database } from "../../platform/db/tables";
import { resolveMergedIds } from "../ingredients/merged-queries";
import { NAME_COLUMNS, type NameColumns, omitNames, pickName } from "../ingredients/name-columns";
import { restorePhotos } from "./photo-commands";
import { getPhotos } from "./photos";
import { fillColumns, RECIPE_COLUMNS, withKeys } from "./recipe-columns";
import { listTagNames, replaceTags } from "./tags";

type Row = Omit<Selectable<Database["recipe_ingredients"]>, "recipe_id">;
/** A parse is made anew from the words. */
type LineRow = Omit<Row, "parse" | "rules">;
type Newer = "text" | "words" | "decided_by" | "words_by" | "sub_recipe_id";
/** Older revisions lack the newer columns. */
type StoredLine = Omit<LineRow, Newer> & Partial<Pick<LineRow, Newer>>;
type StoredParagraph = Omit<Selectable<Database["recipe_paragraphs"]>, "recipe_id">;
type StoredHeading = Omit<Selectable<Database["recipe_headings"]>, "recipe_id">;

/** The ingredient's names at the time, used if it has left the catalogue. */
export type RevisionLine = StoredLine & NameColumns<string | null>;

/** A recipe's rows at the time; older revisions have no headings or tags. */
export interface RevisionContent {
  recipe: RecipeColumns & { image_version: number | null };
  ingredients: RevisionLine[];
  paragraphs: StoredParagraph[];
  headings?: StoredHeading[];
  tags?: string[];
  /** The cover first; older revisions name no files. */
  photos?: PhotoInput[];
}

export async function getRevisionContent(
  db: Kysely<Database>,
  id: number,
): Promise<RevisionContent> {
  const [recipe] = await selectRecipe(db, { id });
  if (!recipe) throw new Error(`There is no recipe ${id}`);
  const lines = await selectLines(db, { id });
  const paragraphs = await selectParagraphs(db, { id });
  const headings = await selectHeadings(db, { id });
  return {
    recipe,
    ingredients: lines.map(({ recipe_id: _, parse: __, rules: ___, ...line }) => line),
    paragraphs,
    headings,
    tags: await listTagNames(db, id),
    photos: (await getPhotos(db, id)).map(({ id: _, ...photo }) => photo),
  };
}

const selectRecipe = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom("recipes")
    .select([...RECIPE_COLUMNS, "image_version"])
    .where("id", "=", id),
);

const selectLines = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .selectAll("line")
    .select(NAME_COLUMNS)
    .where("line.recipe_id", "=", id)
    .orderBy("line.position"),
);

const selectParagraphs = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom("recipe_paragraphs")
    .select(["kind", "position", "text"])
    .where("recipe_id", "=", id)
    .orderBy("kind")
    .orderBy("position"),
);

const selectHeadings = compileOnce((db, { id }: { id: number }) =>
  db
    .selectFrom("recipe_headings")
    .select(["kind", "position", "before", "text"])
    .where("recipe_id", "=", id)
    .orderBy("kind")
    .orderBy("position"),
);

export function parseRevision(json: string): RevisionContent {
  const { recipe, ...lists } = JSON.parse(json) as RevisionContent;
  return { recipe: { ...recipe, ...fillColumns(recipe) }, ...lists };
}

export async function restoreContent(
  trx: Transaction<Database>,
  id: number,
  { recipe, ingredients, paragraphs, headings = [], tags = [], photos }: RevisionContent,
): Promise<void> {
  const { visibility: _, image_version: __, ...texts } = recipe;
  await trx.updateTable("recipes").set(withKeys(texts)).where("id", "=", id).execute();
  await trx.deleteFrom("recipe_ingredients").where("recipe_id", "=", id).execute();
  const current = await resolveMergedIds(
    trx,
    ingredients.flatMap(({ ingredient_id }) => ingredient_id ?? []),
  );
  const existing = await listExistingIds(
    trx,
    ingredients.flatMap(({ sub_recipe_id }) => sub_recipe_id ?? []),
  );
  const lines = ingredients.map((line) => {
    const ingredientId = line.ingredient_id === null ? null : (current.shift() ?? null);
    const sub_recipe_id = existing.find((each) => each === line.sub_recipe_id) ?? null;
    const row = toLineRow(line, ingredientId, texts.language);
    return { recipe_id: id, ...row, sub_recipe_id };
  });
  if (lines.length > 0) await trx.insertInto("recipe_ingredients").values(lines).execute();
  await trx.deleteFrom("recipe_paragraphs").where("recipe_id", "=", id).execute();
  const rows = paragraphs.map((paragraph) => ({ recipe_id: id, ...paragraph }));
  if (rows.length > 0) await trx.insertInto("recipe_paragraphs").values(rows).execute();
  await trx.deleteFrom("recipe_headings").where("recipe_id", "=", id).execute();
  const standing = headings.map((heading) => ({ recipe_id: id, ...heading }));
  if (standing.length > 0) await trx.insertInto("recipe_headings").values(standing).execute();
  await replaceTags(trx, id, tags);
  if (photos) await restorePhotos(trx, id, photos);
}

async function listExistingIds(trx: Transaction<Database>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom("recipes").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

function toLineRow(
  revised: RevisionLine,
  ingredientId: number | null,
  language: string,
): Omit<LineRow, "sub_recipe_id"> {
  const line = omitNames(revised);
  const text = line.text ?? "";
  const { words = text, decided_by = "reader" } = line;
  const words_by = line.words_by ?? (words === "" ? "parts" : "cook");
  const row = { ...line, text, words, decided_by, words_by };
  if (ingredientId !== null) return { ...row, ingredient_id: ingredientId };
  const gone = pickName(revised, isLocale(language) ? language : FALLBACK_LOCALE) ?? "";
  const name = line.custom_name ?? [...gone].slice(0, MAX_INGREDIENT_NAME).join("");
  return { ...row, ingredient_id: null, custom_name: name, custom_key: foldedKey(name) };
}
