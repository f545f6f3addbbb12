import type { Headings } from "#domain/recipe/recipe";
import { compileOnce } from "../../platform/db/compile-once";
import { literal } from "../../platform/db/literal";
import type { Db } from "../../platform/db/open";

export async function listTexts(db: Db, recipeIds: number[]): Promise<Map<number, Texts>> {
  const rows = await selectTexts(db, { recipeIds });
  const texts = new Map(recipeIds.map((id) => [id, createEmptyTexts()]));
  for (const row of rows) {
    const own = texts.get(row.recipeId);
    if (own) addText(own, row);
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
    .unionAll(
      db
        .selectFrom("recipe_tags")
        .innerJoin("tags", "tags.id", "recipe_tags.tag_id")
        .select(["recipe_id as recipeId", "position", "name as text"])
        .select((eb) => [
          eb.ref("is_forbidden").$castTo<number | null>().as("before"),
          literal("TAG").$castTo<TextKind>().as("kind"),
        ])
        .where("recipe_id", "in", recipeIds),
    )
    .orderBy("recipeId")
    .orderBy("kind")
    .orderBy("position"),
);

type TextKind = "INGREDIENT" | "STEP" | "TIP" | "TAG";

/** `before` is where a heading stands; of a tag, whether it is forbidden. */
interface TextRow {
  kind: TextKind;
  before: number | null;
  text: string;
}

interface Texts {
  steps: string[];
  tips: string[];
  headings: Headings;
  tags: string[];
  /** With those that an administrator forbade, which only who may edit the recipe sees. */
  allTags: string[];
}

function addText(own: Texts, { kind, before, text }: TextRow): void {
  if (kind === "TAG") {
    own.allTags.push(text);
    if (before === 0) own.tags.push(text);
  } else if (before === null) own[kind === "STEP" ? "steps" : "tips"].push(text);
  else own.headings[kind === "STEP" ? "steps" : "ingredients"].push({ before, text });
}

export function createEmptyTexts(): Texts {
  const headings = { ingredients: [], steps: [] };
  return { steps: [], tips: [], headings, tags: [], allTags: [] };
}
