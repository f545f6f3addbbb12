import type { Kysely } from "kysely";
import type { Visibility } from "#domain/recipe/recipe";
import { stemWord, tokenize } from "#domain/text/word-stems";
import { indexWords, indexWordsOfMany, removeFromIndex } from "../../platform/db/full-text";
import type { Database } from "../../platform/db/tables";
import { addToVocabulary } from "../../platform/db/vocabulary";
import { buildNameTerm, buildScopeTerm, termFor } from "./index-terms";

type Trx = Kysely<Database>;

export async function indexRecipe(trx: Trx, id: number): Promise<void> {
  const { index, words, stems } = buildRecipeTerms(await readRecipeTexts(trx, id));
  const other = index === "public_recipe_words" ? "other_recipe_words" : "public_recipe_words";
  await removeFromIndex(trx, other, id);
  await indexWords(trx, index, id, words);
  await addToVocabulary(trx, stems);
}

export async function readRecipeTexts(trx: Trx, id: number): Promise<RecipeTexts> {
  const recipe = await trx
    .selectFrom("recipes")
    .select(["author_id as authorId", "visibility", "title", "description"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const lines = await trx
    .selectFrom("recipe_ingredients")
    .select(["ingredient_id as ingredientId", "custom_name as customName", "complement"])
    .where("recipe_id", "=", id)
    .execute();
  const paragraphs = await trx
    .selectFrom("recipe_paragraphs")
    .select("text")
    .where("recipe_id", "=", id)
    .execute();
  return { ...recipe, lines, texts: paragraphs.map(({ text }) => text) };
}

/** Only for changes that keep the visibility and add no words: the vocabulary is not updated. */
export async function indexChangedRecipes(trx: Trx, ids: number[]): Promise<void> {
  const recipes = await trx
    .selectFrom("recipes")
    .select(["id", "author_id as authorId", "visibility", "title", "description"])
    .where("id", "in", ids)
    .execute();
  const lines = await trx
    .selectFrom("recipe_ingredients")
    .select([
      "recipe_id",
      "ingredient_id as ingredientId",
      "custom_name as customName",
      "complement",
    ])
    .where("recipe_id", "in", ids)
    .execute();
  const paragraphs = await trx
    .selectFrom("recipe_paragraphs")
    .select(["recipe_id", "text"])
    .where("recipe_id", "in", ids)
    .execute();
  const found = recipes.map(({ id, ...recipe }) => {
    const ofRecipe = (row: { recipe_id: number }) => row.recipe_id === id;
    const texts = paragraphs.filter(ofRecipe).map(({ text }) => text);
    return { id, ...buildRecipeTerms({ ...recipe, lines: lines.filter(ofRecipe), texts }) };
  });
  for (const index of ["public_recipe_words", "other_recipe_words"] as const) {
    const rows = found.filter((recipe) => recipe.index === index);
    if (rows.length > 0) await indexWordsOfMany(trx, index, rows);
  }
}

interface RecipeTexts {
  authorId: number;
  visibility: Visibility;
  title: string;
  description: string;
  lines: { ingredientId: number | null; customName: string | null; complement: string }[];
  texts: string[];
}

export function buildRecipeTerms({ title, description, lines, texts, ...recipe }: RecipeTexts) {
  const inTitle = stemTexts([title]);
  const own = stemTexts(lines.map((line) => line.customName ?? ""));
  const body = stemTexts([description, ...lines.map((line) => line.complement), ...texts]);
  const words = [
    buildNameTerm(inTitle),
    ...inTitle.map(termFor.title),
    ...own.map(termFor.ingredient),
    ...lines.flatMap(({ ingredientId }) => (ingredientId ? [termFor.catalogue(ingredientId)] : [])),
    ...body.map(termFor.body),
    buildScopeTerm(recipe),
  ];
  const isPublic = recipe.visibility === "PUBLIC";
  return {
    index: isPublic ? ("public_recipe_words" as const) : ("other_recipe_words" as const),
    words,
    stems: [...inTitle, ...own, ...body],
  };
}

export async function indexUser(trx: Trx, id: number): Promise<void> {
  const { username } = await trx
    .selectFrom("users")
    .select("username")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { words, stems } = buildUserTerms(username);
  await indexWords(trx, "user_words", id, words);
  await addToVocabulary(trx, stems);
}

export function buildUserTerms(username: string) {
  const words = tokenize(username);
  const stems = [...words, ...words.map(stemWord)];
  return { words: [buildNameTerm(words), ...stems.map(termFor.username)], stems };
}

export async function indexIngredient(trx: Trx, id: number): Promise<void> {
  const { words, stems } = await readIngredientTerms(trx, id);
  await indexWords(trx, "ingredient_words", id, words);
  await addToVocabulary(trx, stems);
}

export async function readIngredientTerms(trx: Trx, id: number) {
  const names = await trx
    .selectFrom("ingredient_names")
    .select("name")
    .where("ingredient_id", "=", id)
    .execute();
  const stems = stemTexts(names.map(({ name }) => name));
  return { words: stems.map(termFor.ingredient), stems };
}

function stemTexts(texts: string[]): string[] {
  return texts.flatMap(tokenize).map(stemWord);
}
