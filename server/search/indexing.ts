import type { Kysely } from "kysely";
import { stemOf, wordsOf } from "~/model/words";
import { dropWords, putWords } from "../db/full-text";
import type { Database } from "../db/tables";
import { learnWords } from "../db/vocabulary";
import { placed, scopeOf, wholeName } from "./places";

type Trx = Kysely<Database>;

/** Makes a recipe findable as it now is; part of the transaction that writes it. */
export async function indexRecipe(trx: Trx, id: number): Promise<void> {
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

  const title = stemsOf([recipe.title]);
  const own = stemsOf(lines.map((line) => line.customName ?? ""));
  const complements = lines.map((line) => line.complement);
  const body = stemsOf([recipe.description, ...complements, ...paragraphs.map(({ text }) => text)]);
  const words = [
    wholeName(title),
    ...title.map(placed.title),
    ...own.map(placed.ingredient),
    ...lines.flatMap(({ ingredientId }) => (ingredientId ? [placed.catalogue(ingredientId)] : [])),
    ...body.map(placed.body),
  ];
  const isPublic = recipe.visibility === "PUBLIC";
  await dropWords(trx, isPublic ? "other_recipe_words" : "public_recipe_words", id);
  if (isPublic) await putWords(trx, "public_recipe_words", id, words);
  else await putWords(trx, "other_recipe_words", id, [...words, scopeOf(recipe)]);
  await learnWords(trx, [...title, ...own, ...body]);
}

/** Makes a person findable by their username. */
export async function indexUser(trx: Trx, id: number): Promise<void> {
  const { username } = await trx
    .selectFrom("users")
    .select("username")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const words = wordsOf(username);
  const forms = [...words, ...words.map(stemOf)];
  await putWords(trx, "user_words", id, [wholeName(words), ...forms.map(placed.username)]);
  await learnWords(trx, forms);
}

/** Makes an ingredient findable by its names and aliases in both languages. */
export async function indexIngredient(trx: Trx, id: number): Promise<void> {
  const names = await trx
    .selectFrom("ingredient_names")
    .select("name")
    .where("ingredient_id", "=", id)
    .execute();
  const stems = stemsOf(names.map(({ name }) => name));
  await putWords(trx, "ingredient_words", id, stems.map(placed.ingredient));
  await learnWords(trx, stems);
}

function stemsOf(texts: string[]): string[] {
  return texts.flatMap(wordsOf).map(stemOf);
}
