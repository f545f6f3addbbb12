import { Readable } from "node:stream";
import type { RecipeFormat } from "#domain/recipe/recipe-format";
import type { Db } from "../../platform/db/open";
import { getRequestScheduler, type RequestScheduler } from "../../platform/request-scheduler";
import type { FileStore } from "../../platform/storage/file-store";
import { translations } from "../../platform/translations";
import type { Person } from "../../policies/permissions";
import { consumeAttempt } from "../../policies/rate-limit";
import { type CookbookRecipeTitle, listRecipeTitles } from "../cookbooks/contents";
import type { Cookbook } from "../cookbooks/queries";
import { zipRecipes } from "./cookbook-zip";
import { type ExportContext, FILE_FORMATS, findRecipePart } from "./export-recipe";
import { toFileName } from "./file-name";
import { escapeMarkdown, escapeMarkdownLine } from "./markdown-text";

/** Per rate limit window; a file costs as much as all its recipes. */
const MAX_FILES = 20;

/** `cookbook` comes from `getCookbook`. Holds one recipe in memory. */
export async function exportCookbook(
  db: Db,
  files: FileStore,
  context: ExportContext & { viewer: Person },
  cookbook: Cookbook,
  format: RecipeFormat,
): Promise<{ name: string; type: string; body: Readable }> {
  await consumeAttempt(db, [`cookbook file ${context.viewer.id}`], MAX_FILES);
  const held = await listRecipeTitles(db, context.viewer, cookbook);
  const untitled = translations(context.locale).t("export:untitledBook");
  const nameWith = (ending: string) => toFileName(cookbook.name, ending, untitled) + ending;
  if (format === "cooklang") {
    const body = await zipRecipes(db, files, context, held);
    return { name: nameWith(".zip"), type: "application/zip", body };
  }
  const parts = streamRecipes(getRequestScheduler(), db, context, held, format);
  const text =
    format === "jsonld" ? streamJsonLd(cookbook, parts) : streamMarkdown(cookbook, parts);
  const { ending, type } = FILE_FORMATS[format];
  return { name: nameWith(ending), type, body: Readable.from(text) };
}

async function* streamRecipes(
  schedule: RequestScheduler,
  db: Db,
  context: ExportContext,
  held: CookbookRecipeTitle[],
  format: RecipeFormat,
): AsyncGenerator<string> {
  for (const { id } of held) {
    const part = await schedule(() => findRecipePart(db, context, id, format));
    if (part !== undefined) yield part;
  }
}

async function* streamJsonLd(
  { name, description }: Cookbook,
  recipes: AsyncGenerator<string>,
): AsyncGenerator<string> {
  const book = { "@type": "Collection", name, description: description || undefined };
  yield `{\n"@context": "https://schema.org",\n"@graph": [\n${JSON.stringify(book, null, 2)}`;
  for await (const recipe of recipes) yield `,\n${recipe.trimEnd()}`;
  yield "\n]\n}\n";
}

async function* streamMarkdown(
  { name, description }: Cookbook,
  recipes: AsyncGenerator<string>,
): AsyncGenerator<string> {
  yield `# ${escapeMarkdownLine(name)}\n`;
  if (description) yield `\n${escapeMarkdown(description)}\n`;
  for await (const recipe of recipes) yield `\n---\n\n${recipe}`;
}
