import type { Kysely } from "kysely";
import type { Visibility } from "#domain/recipe/recipe";
import { stemWord, tokenize, tokenizeForIndex } from "#domain/text/word-stems";
import { compileOnce } from "../../platform/db/compile-once";
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
  const ids = [id];
  const [recipe] = await selectRecipes(trx, { ids });
  if (!recipe) throw new Error(`There is no recipe ${id}`);
  const lines = await selectLines(trx, { ids });
  const paragraphs = await selectParagraphs(trx, { ids });
  const headings = await selectHeadings(trx, { ids });
  const further = await selectFurtherFoods(trx, { ids });
  const tags = await selectTags(trx, { ids });
  const texts = [...headings, ...paragraphs].map(({ text }) => text);
  return { ...recipe, lines, further, texts, tags };
}

/** Only for changes that keep the visibility and add no words: the vocabulary is not updated. */
export async function indexChangedRecipes(trx: Trx, ids: number[]): Promise<void> {
  const recipes = await selectRecipes(trx, { ids });
  const lines = await selectLines(trx, { ids });
  const paragraphs = await selectParagraphs(trx, { ids });
  const tags = await selectTags(trx, { ids });
  const headings = await selectHeadings(trx, { ids });
  const foods = await selectFurtherFoods(trx, { ids });
  const found = recipes.map(({ id, ...recipe }) => {
    const ofRecipe = (row: { recipe_id: number }) => row.recipe_id === id;
    const texts = [...headings, ...paragraphs].filter(ofRecipe).map(({ text }) => text);
    const [own, further] = [lines.filter(ofRecipe), foods.filter(ofRecipe)];
    const words = { lines: own, further, texts, tags: tags.filter(ofRecipe) };
    return { id, ...buildRecipeTerms({ ...recipe, ...words }) };
  });
  for (const index of ["public_recipe_words", "other_recipe_words"] as const) {
    const rows = found.filter((recipe) => recipe.index === index);
    if (rows.length > 0) await indexWordsOfMany(trx, index, rows);
  }
}

interface Given {
  ids: number[];
}

const selectRecipes = compileOnce((db, { ids }: Given) =>
  db
    .selectFrom("recipes")
    .select(["id", "author_id as authorId", "visibility", "title", "description"])
    .where("id", "in", ids),
);

const selectLines = compileOnce((db, { ids }: Given) =>
  db
    .selectFrom("recipe_ingredients")
    .select([
      "recipe_id",
      "ingredient_id as ingredientId",
      "custom_name as customName",
      "complement",
    ])
    .where("recipe_id", "in", ids),
);

const selectParagraphs = compileOnce((db, { ids }: Given) =>
  db.selectFrom("recipe_paragraphs").select(["recipe_id", "text"]).where("recipe_id", "in", ids),
);

const selectHeadings = compileOnce((db, { ids }: Given) =>
  db.selectFrom("recipe_headings").select(["recipe_id", "text"]).where("recipe_id", "in", ids),
);

const selectFurtherFoods = compileOnce((db, { ids }: Given) =>
  db
    .selectFrom("recipe_line_foods")
    .select(["recipe_id", "ingredient_id as ingredientId"])
    .where("recipe_id", "in", ids),
);

const selectTags = compileOnce((db, { ids }: Given) =>
  db
    .selectFrom("recipe_tags")
    .innerJoin("tags", "tags.id", "recipe_tags.tag_id")
    .select(["recipe_tags.recipe_id", "tags.id", "tags.name"])
    .where("recipe_tags.recipe_id", "in", ids)
    .where("tags.is_forbidden", "=", 0),
);

interface RecipeTexts {
  authorId: number;
  visibility: Visibility;
  title: string;
  description: string;
  lines: { ingredientId: number | null; customName: string | null; complement: string }[];
  further: { ingredientId: number }[];
  texts: string[];
  tags: { id: number; name: string }[];
}

export function buildRecipeTerms(texts: RecipeTexts) {
  const { title, description, lines, further, texts: paragraphs, tags, ...recipe } = texts;
  const inTitle = stemTexts([title]);
  const own = stemTexts(lines.map((line) => line.customName ?? ""));
  const complements = lines.map(({ complement }) => complement);
  const names = tags.map(({ name }) => name);
  const body = stemTexts([description, ...complements, ...paragraphs, ...names]);
  const foods = [...lines, ...further].flatMap(({ ingredientId }) => ingredientId ?? []);
  const words = [
    buildNameTerm(tokenize(title).map(stemWord)),
    ...inTitle.map(termFor.title),
    ...own.map(termFor.ingredient),
    ...foods.map(termFor.catalogue),
    ...body.map(termFor.body),
    ...tags.map(({ id }) => termFor.tag(id)),
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
  const words = tokenizeForIndex(username);
  const stems = [...words, ...words.map(stemWord)];
  return { words: [buildNameTerm(tokenize(username)), ...stems.map(termFor.username)], stems };
}

export async function indexIngredient(trx: Trx, id: number): Promise<void> {
  const { words, stems } = await readIngredientTerms(trx, id);
  await indexWords(trx, "ingredient_words", id, words);
  await addToVocabulary(trx, stems);
}

export async function readIngredientTerms(trx: Trx, id: number) {
  const names = await trx
    .selectFrom("ingredient_names")
    .select(["name", "is_alias as isAlias"])
    .where("ingredient_id", "=", id)
    .execute();
  const stems = stemTexts(names.map(({ name }) => name));
  const keys = names.map(({ name, isAlias }) => ({
    isAlias: isAlias === 1,
    stems: tokenize(name).map(stemWord),
  }));
  const isWhole = (key: (typeof keys)[number]) => !key.isAlias || key.stems.length === 1;
  const words = [
    ...stems.map(termFor.ingredient),
    ...keys.filter(isWhole).flatMap((key) => key.stems.map(termFor.food)),
    ...keys.filter((key) => !isWhole(key)).map((key) => buildNameTerm(key.stems)),
  ];
  return { words, stems };
}

function stemTexts(texts: string[]): string[] {
  return texts.flatMap(tokenizeForIndex).map(stemWord);
}
