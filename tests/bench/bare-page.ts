import type { RequestListener } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import Sqlite from "better-sqlite3";
import { computeNutrition, type Food } from "#domain/ingredient/nutrition";
import type { RecipeLine } from "#server/features/recipes/lines";
import type { Recipe } from "#server/features/recipes/queries";
import { escapeHtml } from "#server/http/documents/page-head";
import { databaseFile } from "#server/platform/db/sqlite/open";
import { hashSecret } from "#server/platform/secrets";
import { article } from "./bare-article";
import { plainRecipe } from "./plain-recipe";

const brotli = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A signed-in recipe page written without Remix, React or Kysely. */
export function barePage(dataDir: string, origin: string): RequestListener {
  const recipeFor = bareRecipe(new Sqlite(databaseFile(dataDir), { readonly: true }));
  return async (request, response) => {
    const secret = /session=([^;]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
    const id = Number(/[?&]id=(\d+)/.exec(request.url ?? "")?.[1]);
    const { username, recipe } = recipeFor(secret, id);
    const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${escapeHtml(recipe.title)}</title></head><body><header>${escapeHtml(username)}</header><main>${article(recipe, origin)}</main></body></html>`;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Encoding", "br");
    response.end(await brotli(html, BROTLI));
  };
}

function bareRecipe(sqlite: Sqlite.Database) {
  const session = sqlite.prepare<unknown[], { id: number; username: string; data: string }>(
    `SELECT users.id, username, data, seen_at, role, image_version FROM sessions
    JOIN users ON users.id = user_id
    WHERE token_hash = ? AND expires_at > ? AND suspended_at IS NULL`,
  );
  const pending = sqlite.prepare(
    `SELECT users.id, username, image_version FROM follows JOIN users ON users.id = follower_id
    WHERE followed_id = ? AND accepted_at IS NULL
    ORDER BY requested_at DESC, follower_id DESC LIMIT 20`,
  );
  const recipe = sqlite.prepare<[object], Recipe & { authorId: number; authorName: string }>(
    `SELECT recipes.id, title, description, yield, preparation_minutes AS preparationMinutes,
      cooking_minutes AS cookingMinutes, cooking_temperature AS cookingTemperature, category,
      visibility, language, recipes.image_version AS imageVersion, updated_at AS updatedAt,
      author_id AS authorId, username AS authorName
    FROM recipes JOIN users ON users.id = author_id
    WHERE recipes.id = @id
      AND author_id NOT IN (SELECT id FROM users WHERE suspended_at IS NOT NULL
        UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = @reader)
      AND (visibility = 'PUBLIC' OR author_id = @reader OR (visibility = 'PROTECTED' AND (
        EXISTS (SELECT 1 FROM follows WHERE follower_id = @reader AND followed_id = author_id
          AND accepted_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM cookbook_recipes AS held
          JOIN cookbook_members AS member ON member.cookbook_id = held.cookbook_id
          WHERE held.recipe_id = recipes.id AND member.user_id = @reader))))`,
  );
  const paragraphs = sqlite.prepare<[number], { kind: string; text: string }>(
    "SELECT kind, text FROM recipe_paragraphs WHERE recipe_id = ? ORDER BY kind, position",
  );
  const lines = sqlite.prepare<[number], LineRow>(
    `SELECT coalesce(name_en, custom_name) AS name, ingredient_id AS ingredientId,
      amount_numerator AS numerator, amount_denominator AS denominator, unit, complement,
      calories, carbohydrates, sugars, fibers, proteins, saturated_fat AS saturatedFat,
      unsaturated_fat AS unsaturatedFat, cholesterol, sodium, weight_per_unit AS weightPerUnit,
      volumic_mass AS volumicMass
    FROM recipe_ingredients LEFT JOIN ingredients ON ingredients.id = ingredient_id
    WHERE recipe_id = ? ORDER BY position`,
  );
  const likes = sqlite.prepare<[object], { count: number; own: number }>(
    `SELECT likes_count AS count,
      (SELECT count(*) FROM likes WHERE recipe_id = @id AND user_id = @reader) AS own
    FROM recipes WHERE id = @id`,
  );
  return (secret: string, id: number) => {
    const reader = session.get(hashSecret(secret), Date.now());
    if (!reader) throw new Error("Nobody is signed in");
    pending.all(reader.id);
    const row = recipe.get({ id, reader: reader.id });
    const liked = likes.get({ id, reader: reader.id });
    if (!row || !liked) throw new Error("There is no such recipe");
    const texts = paragraphs.all(id);
    const pickTexts = (kind: string) =>
      texts.filter((each) => each.kind === kind).map((each) => each.text);
    const ingredients = lines.all(id).map(toLine);
    const whole = {
      ...row,
      author: { id: row.authorId, username: row.authorName, imageVersion: null },
      ingredients,
      steps: pickTexts("STEP"),
      tips: pickTexts("TIP"),
    };
    const written = plainRecipe(whole, computeNutrition(ingredients), {
      count: liked.count,
      isLiked: liked.own > 0,
    });
    return { username: reader.username, recipe: written };
  };
}

type LineRow = Omit<RecipeLine, "amount"> &
  Food["figures"] &
  Omit<Food, "figures"> & { numerator: number | null; denominator: number | null };

function toLine(row: LineRow): RecipeLine & { food: Food | null } {
  const { numerator, denominator, weightPerUnit, volumicMass } = row;
  return {
    ...row,
    unit: row.unit ?? "NONE",
    amount: numerator && denominator ? { numerator, denominator } : null,
    food: row.ingredientId === null ? null : { figures: row, weightPerUnit, volumicMass },
  };
}
