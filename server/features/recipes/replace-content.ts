import { isDeepStrictEqual } from "node:util";
import type { Selectable, Transaction } from "kysely";
import { readParseData } from "#domain/line/parse-data";
import type { Headings } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { foldedKey } from "#domain/text/text";
import { compileOnce } from "../../platform/db/compile-once";
import type { Database } from "../../platform/db/tables";
import { NAME_COLUMNS } from "../ingredients/name-columns";
import { replaceFurtherFoods } from "./further-foods";
import type { ResolvedLine } from "./line-resolution";
import { listFurther, type ParsedWords } from "./parse-lines";
import type { RevisionContent } from "./revision-content";
import { replaceTags } from "./tags";

const PARTS = [
  ...(["ingredient_id", "custom_name", "amount_numerator", "amount_denominator"] as const),
  ...(["unit", "complement", "written"] as const),
];

export interface SavedLine extends ResolvedLine {
  parsed: ParsedWords | undefined;
}

/** Writes only rows that differ from those before. */
export async function replaceContent(
  trx: Transaction<Database>,
  recipeId: number,
  content: RecipeContent,
  lines: SavedLine[],
  before?: RevisionContent,
): Promise<void> {
  await replaceLines(trx, recipeId, lines);
  const paragraphs = [
    ...content.steps.map((text, position) => ({ kind: "STEP" as const, position, text })),
    ...content.tips.map((text, position) => ({ kind: "TIP" as const, position, text })),
  ];
  if (!isDeepStrictEqual(paragraphs, before?.paragraphs)) {
    await deleteParagraphs(trx, { recipeId });
    const rows = paragraphs.map((paragraph) => ({ recipe_id: recipeId, ...paragraph }));
    if (rows.length > 0) await trx.insertInto("recipe_paragraphs").values(rows).execute();
  }
  const headings = listHeadings(content.headings ?? { ingredients: [], steps: [] });
  if (!isDeepStrictEqual(headings, before?.headings)) {
    await deleteHeadings(trx, { recipeId });
    const rows = headings.map((heading) => ({ recipe_id: recipeId, ...heading }));
    if (rows.length > 0) await trx.insertInto("recipe_headings").values(rows).execute();
  }
  await replaceTags(trx, recipeId, content.tags ?? []);
}

function listHeadings({ ingredients, steps }: Headings) {
  return [
    ...ingredients.map((heading, position) => ({
      kind: "INGREDIENT" as const,
      position,
      ...heading,
    })),
    ...steps.map((heading, position) => ({ kind: "STEP" as const, position, ...heading })),
  ];
}

/**
 * A line whose words and food are those of before keeps its parts; so does one that was kept as
 * parts, while these are the same.
 */
async function replaceLines(
  trx: Transaction<Database>,
  recipeId: number,
  lines: SavedLine[],
): Promise<void> {
  const before = await selectLines(trx, { recipeId });
  const names = await selectNames(trx, { recipeId });
  const rows = lines.map((line, position) => {
    const row = toRow(recipeId, line, position);
    const catalogueNames = names.find((each) => each.position === position);
    const isNamed =
      line.ingredientId === null || Object.values(catalogueNames ?? {}).includes(line.name);
    const kept = before.find((stored) =>
      stored.words === "" ? isNamed && hasSameParts(stored, row) : hasSameWords(stored, row),
    );
    if (!kept) return row;
    const isRead = kept.words !== "" && row.parse !== "";
    const { sub_recipe_id } = row;
    const parsed = isRead && { parse: row.parse, rules: row.rules };
    return { ...kept, position, sub_recipe_id, ...parsed };
  });
  const positions = before
    .filter((stored) => !isDeepStrictEqual(stored, rows[stored.position]))
    .map(({ position }) => position);
  if (positions.length > 0) await deleteLines(trx, { recipeId, positions });
  const stored = new Map(before.map((row) => [row.position, row]));
  const changed = rows.filter((row) => !isDeepStrictEqual(row, stored.get(row.position)));
  if (changed.length > 0) await trx.insertInto("recipe_ingredients").values(changed).execute();
  const foods = lines.map(({ text, parsed, ingredientId }, position) => ({
    position,
    ingredientId,
    further: parsed && text ? listFurther(parsed, ingredientId) : [],
  }));
  await replaceFurtherFoods(trx, recipeId, foods);
}

interface Given {
  recipeId: number;
}

const selectLines = compileOnce((db, { recipeId }: Given) =>
  db.selectFrom("recipe_ingredients").selectAll().where("recipe_id", "=", recipeId),
);

const selectNames = compileOnce((db, { recipeId }: Given) =>
  db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select(["line.position", ...NAME_COLUMNS])
    .where("line.recipe_id", "=", recipeId),
);

const deleteLines = compileOnce((db, { recipeId, positions }: Given & { positions: number[] }) =>
  db
    .deleteFrom("recipe_ingredients")
    .where("recipe_id", "=", recipeId)
    .where("position", "in", positions),
);

const deleteParagraphs = compileOnce((db, { recipeId }: Given) =>
  db.deleteFrom("recipe_paragraphs").where("recipe_id", "=", recipeId),
);

const deleteHeadings = compileOnce((db, { recipeId }: Given) =>
  db.deleteFrom("recipe_headings").where("recipe_id", "=", recipeId),
);

type LineRow = Selectable<Database["recipe_ingredients"]>;
type NewRow = ReturnType<typeof toRow>;

/** In the same language, as far as that is known. */
function hasSameWords(stored: LineRow, row: NewRow): boolean {
  const [one, other] = [readParseData(stored.parse), readParseData(row.parse)];
  const isSameLanguage = !one || !other || one[0] === other[0];
  const isSame = stored.words === row.words && stored.ingredient_id === row.ingredient_id;
  return isSame && isSameLanguage;
}

/** Lines with equal parts are told apart by their place. */
function hasSameParts(stored: LineRow, row: NewRow): boolean {
  return stored.position === row.position && PARTS.every((part) => stored[part] === row[part]);
}

function toRow(recipeId: number, line: SavedLine, position: number) {
  return {
    recipe_id: recipeId,
    position,
    ingredient_id: line.ingredientId,
    sub_recipe_id: line.subRecipeId,
    custom_name: line.ingredientId === null ? line.name : null,
    custom_key: line.ingredientId === null ? foldedKey(line.name) : null,
    amount_numerator: line.amount?.numerator ?? null,
    amount_denominator: line.amount?.denominator ?? null,
    unit: line.unit === "NONE" ? null : line.unit,
    complement: line.complement,
    written: line.written ?? "",
    text: line.text ?? "",
    ...toWords(line),
  };
}

function toWords({ text = "", parsed, ingredientId }: SavedLine) {
  const isRead = parsed !== undefined && text !== "";
  return {
    words: text,
    parse: isRead ? parsed.parse : "",
    rules: isRead ? parsed.rules : 0,
    decided_by: isRead && parsed.foodId !== ingredientId ? ("cook" as const) : ("reader" as const),
    words_by: text === "" ? ("parts" as const) : ("cook" as const),
  };
}
