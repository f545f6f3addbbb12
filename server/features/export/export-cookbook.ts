import { Readable } from "node:stream";
import type { RecipeFormat } from "#domain/recipe/recipe-format";
import type { Db } from "../../platform/db/open";
import { type InTurn, requestTurn } from "../../platform/request-turn";
import type { FileStore } from "../../platform/storage/file-store";
import { translations } from "../../platform/translations";
import type { Person } from "../../policies/permissions";
import { takeAttempt } from "../../policies/rate-limit";
import { type HeldTitle, listHeldTitles } from "../cookbooks/contents";
import type { Cookbook } from "../cookbooks/queries";
import { zipOfRecipes } from "./cookbook-zip";
import { type ExportContext, FILE_KINDS, findRecipePart } from "./export-recipe";
import { fileNameOf } from "./file-name";
import { markdownLine, markdownText } from "./markdown-text";

/** Per rate limit window; one file costs as much as all its recipes. */
const MAX_FILES = 20;

/** `cookbook` is from `getCookbook`. One recipe at a time is in memory. Throws request.tooMany. */
export async function exportCookbook(
  db: Db,
  files: FileStore,
  context: ExportContext & { viewer: Person },
  cookbook: Cookbook,
  format: RecipeFormat,
): Promise<{ name: string; type: string; body: Readable }> {
  await takeAttempt(db, [`cookbook file ${context.viewer.id}`], MAX_FILES);
  const held = await listHeldTitles(db, context.viewer, cookbook);
  const untitled = translations(context.locale).t("export:untitledBook");
  const nameWith = (ending: string) => fileNameOf(cookbook.name, ending, untitled) + ending;
  if (format === "cooklang") {
    const body = zipOfRecipes(db, files, context, held);
    return { name: nameWith(".zip"), type: "application/zip", body };
  }
  const parts = partsOf(requestTurn(), db, context, held, format);
  const text = format === "jsonld" ? jsonLdOf(cookbook, parts) : markdownOf(cookbook, parts);
  const { ending, type } = FILE_KINDS[format];
  return { name: nameWith(ending), type, body: Readable.from(text) };
}

/** Gives way to other requests between recipes; leaves out recipes that were deleted meanwhile. */
async function* partsOf(
  inTurn: InTurn,
  db: Db,
  context: ExportContext,
  held: HeldTitle[],
  format: RecipeFormat,
): AsyncGenerator<string> {
  for (const { id } of held) {
    const part = await inTurn(() => findRecipePart(db, context, id, format));
    if (part !== undefined) yield part;
  }
}

async function* jsonLdOf(
  { name, description }: Cookbook,
  recipes: AsyncGenerator<string>,
): AsyncGenerator<string> {
  const book = { "@type": "Collection", name, description: description || undefined };
  yield `{\n"@context": "https://schema.org",\n"@graph": [\n${JSON.stringify(book, null, 2)}`;
  for await (const recipe of recipes) yield `,\n${recipe.trimEnd()}`;
  yield "\n]\n}\n";
}

async function* markdownOf(
  { name, description }: Cookbook,
  recipes: AsyncGenerator<string>,
): AsyncGenerator<string> {
  yield `# ${markdownLine(name)}\n`;
  if (description) yield `\n${markdownText(description)}\n`;
  for await (const recipe of recipes) yield `\n---\n\n${recipe}`;
}
