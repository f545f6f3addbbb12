import type { Headings } from "#domain/recipe/recipe";
import { compileOnce } from "../../platform/db/compile-once";
import type { Db } from "../../platform/db/open";

export async function listTexts(db: Db, recipeIds: number[]): Promise<Map<number, Texts>> {
  const rows = await selectTexts(db, { recipeIds });
  const texts = new Map(recipeIds.map((id) => [id, createEmptyTexts()]));
  for (const { recipeId, kind, before, text } of rows) {
    const own = texts.get(recipeId);
    if (before === null) own?.[kind === "STEP" ? "steps" : "tips"].push(text);
    else own?.headings[kind === "STEP" ? "steps" : "ingredients"].push({ before, text });
  }
  return texts;
}

const selectTexts = compileOnce((db, { recipeIds }: { recipeIds: number[] }) =>
  db
    .selectFrom("recipe_paragraphs")
    .select(["recipe_id as recipeId", "position", "text"])
    .select((eb) => [
      eb.lit(null).$castTo<number | null>().as("before"),
      eb.ref("kind").$castTo<TextKind>().as("kind"),
    ])
    .where("recipe_id", "in", recipeIds)
    .unionAll(
      db
        .selectFrom("recipe_headings")
        .select(["recipe_id as recipeId", "position", "text", "before"])
        .select((eb) => eb.ref("kind").$castTo<TextKind>().as("kind"))
        .where("recipe_id", "in", recipeIds),
    )
    .orderBy("recipeId")
    .orderBy("kind")
    .orderBy("position"),
);

type TextKind = "INGREDIENT" | "STEP" | "TIP";
interface Texts {
  steps: string[];
  tips: string[];
  headings: Headings;
}

export function createEmptyTexts(): Texts {
  return { steps: [], tips: [], headings: { ingredients: [], steps: [] } };
}
