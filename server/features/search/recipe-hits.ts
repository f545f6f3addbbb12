import type { UiLocale } from "#domain/language/locales";
import type { RecipeCard } from "#domain/recipe/recipe";
import { markHits, type TextPiece } from "#domain/text/word-stems";
import type { Db } from "../../platform/db/open";
import type { QueryWord, SearchQuery } from "../../policies/full-text/query";
import { selectName } from "../ingredients/name-columns";
import { toRegionalName } from "../ingredients/regional-names";
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
      .filter(({ pieces }) => pieces.some(({ isHit }) => isHit));
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
      excerpt: buildExcerpt(
        [description, ...(texts.get(id) ?? [])],
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
  ingredientId: number | null;
  name: string;
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
  const rows = await db
    .selectFrom("recipe_ingredients as line")
    .leftJoin("ingredients", "ingredients.id", "line.ingredient_id")
    .select([
      "line.recipe_id as recipeId",
      "line.ingredient_id as ingredientId",
      "line.custom_name as customName",
      selectName(locale),
    ])
    .where("line.recipe_id", "in", ids)
    .orderBy("line.recipe_id")
    .orderBy("line.position")
    .execute();
  return groupById(
    rows.map(({ recipeId, ingredientId, customName, name }) => [
      recipeId,
      { ingredientId, name: name ? toRegionalName(name, locale) : (customName ?? "") },
    ]),
  );
}

async function listTexts(db: Db, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("recipe_paragraphs")
    .select(["recipe_id as recipeId", "text"])
    .where("recipe_id", "in", ids)
    .orderBy("recipe_id")
    .orderBy("kind")
    .orderBy("position")
    .execute();
  return groupById(rows.map(({ recipeId, text }) => [recipeId, text]));
}

function groupById<Item>(pairs: [number, Item][]): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const [key, item] of pairs) groups.set(key, [...(groups.get(key) ?? []), item]);
  return groups;
}
