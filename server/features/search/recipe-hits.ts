import type { UiLocale } from "#domain/language/locales";
import { readParseData } from "#domain/line/parse-data";
import type { RecipeCard } from "#domain/recipe/recipe";
import { removeMarks } from "#domain/text/markdown";
import { markHits, type TextPiece } from "#domain/text/word-stems";
import type { Db } from "../../platform/db/open";
import type { QueryWord, SearchQuery } from "../../policies/full-text/query";
import { selectName } from "../ingredients/name-columns";
import { toRegionalName } from "../ingredients/regional-names";
import { listFurtherFoods } from "../recipes/further-food-queries";
import { CARD_COLUMNS, toRecipeCard } from "../recipes/recipe-card";
import { buildExcerpt } from "./excerpt";

export interface RecipeHit {
  card: RecipeCard;
  author: { id: number; username: string };
  title: TextPiece[];
  ingredients: TextPiece[][];
  /** Around a hit that neither title nor ingredients show. */
  excerpt: TextPiece[] | null;
}

/** `ids` must be recipes the viewer may see. */
export async function listHits(
  db: Db,
  ids: number[],
  sought: SearchQuery,
  locale: UiLocale,
): Promise<RecipeHit[]> {
  if (ids.length === 0) return [];
  const [cards, lines, texts] = await Promise.all([
    listCards(db, ids),
    listLines(db, ids, locale),
    listTexts(db, ids),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { description, authorId, username, ...card } = row;
    const title = markHits(row.title, createHitTest(sought.words));
    const matched = (lines.get(id) ?? [])
      .map((line) => ({ ...line, pieces: markLine(line, sought.words) }))
      .filter(({ pieces }) => pieces.some(({ isHit }) => isHit))
      .filter(isFirstOfPlace);
    const unseen = sought.words.filter(
      (word) =>
        !isInText(row.title, word) &&
        !matched.some((line) => isIngredientHit(line, word) || isInText(line.name, word)),
    );
    return {
      card: toRecipeCard(card),
      author: { id: authorId, username },
      title,
      ingredients: matched.map(({ pieces }) => pieces),
      excerpt:
        unseen.length === 0
          ? null
          : buildExcerpt(
              [description, ...(texts.get(id) ?? [])].map(removeMarks),
              createHitTest(unseen),
              createHitTest(sought.words),
            ),
    };
  });
}

async function listCards(db: Db, ids: number[]) {
  return db
    .selectFrom("recipes")
    .innerJoin("users", "users.id", "recipes.author_id")
    .select([...CARD_COLUMNS, "recipes.description", "users.id as authorId", "users.username"])
    .where("recipes.id", "in", ids)
    .execute();
}

interface Line {
  position: number;
  ingredientId: number | null;
  name: string;
}

/** A line that names several of the foods found is shown by the first. */
function isFirstOfPlace({ position }: Line, at: number, lines: Line[]): boolean {
  return lines.findIndex((line) => line.position === position) === at;
}

function markLine(line: Line, words: QueryWord[]): TextPiece[] {
  const marked = markHits(line.name, createHitTest(words));
  const isAlias =
    !marked.some(({ isHit }) => isHit) && words.some((word) => isIngredientHit(line, word));
  return isAlias ? [{ text: line.name, isHit: true }] : marked;
}

function isIngredientHit({ ingredientId }: Line, { ingredientIds }: QueryWord): boolean {
  return ingredientId !== null && ingredientIds.includes(ingredientId);
}

function isInText(text: string, word: QueryWord): boolean {
  return markHits(text, createHitTest([word])).some(({ isHit }) => isHit);
}

function createHitTest(words: QueryWord[]) {
  return (stem: string, word: string) =>
    words.some(
      ({ stems, prefix }) =>
        stems.includes(stem) ||
        (prefix !== null && (stem.startsWith(prefix) || word.startsWith(prefix))),
    );
}

async function listLines(db: Db, ids: number[], locale: UiLocale): Promise<Map<number, Line[]>> {
  const readOwn = db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select([
      "line.recipe_id as recipeId",
      "line.position",
      "line.ingredient_id as ingredientId",
      "line.custom_name as customName",
      "line.words",
      "line.parse",
      selectName(locale),
    ])
    .where("line.recipe_id", "in", ids)
    .orderBy("line.recipe_id")
    .orderBy("line.position")
    .execute();
  const [own, further] = await Promise.all([readOwn, listFurtherFoods(db, ids, locale)]);
  const writtenAs = new Map(
    own.map(({ recipeId, position, words, parse }) => [
      `${recipeId} ${position}`,
      readWrittenFoods(words, parse),
    ]),
  );
  const named = [...own, ...further.map((food) => ({ ...food, customName: null }))];
  return groupById(
    named.map(({ recipeId, position, ingredientId, customName, name }) => [
      recipeId,
      {
        position,
        ingredientId,
        name:
          writtenAs.get(`${recipeId} ${position}`) ||
          (name ? toRegionalName(name, locale) : (customName ?? "")),
      },
    ]),
  );
}

/** The foods of a line as its cook wrote them; "" if it is kept as parts or not understood. */
function readWrittenFoods(words: string, parse: string): string {
  const [, , offsets = []] = readParseData(parse) ?? [];
  if (offsets.length === 0) return "";
  return words.slice(Math.min(...offsets), Math.max(...offsets));
}

async function listTexts(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const paragraphs = db
    .selectFrom("recipe_paragraphs")
    .select(["recipe_id as recipeId", "kind", "position", "text"])
    .where("recipe_id", "in", ids);
  const headings = db
    .selectFrom("recipe_headings")
    .select(["recipe_id as recipeId", "kind", "position", "text"])
    .where("recipe_id", "in", ids);
  const rows = await db
    .selectFrom(
      paragraphs
        .$castTo<{ recipeId: number; kind: string; position: number; text: string }>()
        .unionAll(headings)
        .as("written"),
    )
    .select(["written.recipeId", "written.text"])
    .orderBy("written.recipeId")
    .orderBy("written.kind")
    .orderBy("written.position")
    .execute();
  return groupById(rows.map(({ recipeId, text }) => [recipeId, text]));
}

function groupById<Item>(pairs: [number, Item][]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const [key, item] of pairs) groups.set(key, [...(groups.get(key) ?? []), item]);
  return groups;
}
