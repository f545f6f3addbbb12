import { isLocale, type Locale } from "#domain/language/locales";
import type { RecipeFormat } from "#domain/recipe/recipe-format";
import type { Db } from "../../platform/db/open";
import { AppError } from "../../platform/errors";
import { translations } from "../../platform/translations";
import type { Viewer } from "../../policies/permissions";
import { getRecipeWithNutrition } from "../recipes/queries";
import { formatCooklang } from "./cooklang";
import { toFileName } from "./file-name";
import { formatMarkdown } from "./markdown";
import { buildRecipeNode } from "./recipe-node";

export interface ExportContext {
  viewer: Viewer;
  locale: Locale;
  origin: string;
  key?: string | null;
}

export const FILE_FORMATS: Record<RecipeFormat, { ending: string; type: string }> = {
  jsonld: { ending: ".jsonld", type: "application/ld+json; charset=utf-8" },
  cooklang: { ending: ".cook", type: "text/plain; charset=utf-8" },
  markdown: { ending: ".md", type: "text/markdown; charset=utf-8" },
};

export async function exportRecipe(
  db: Db,
  context: ExportContext,
  id: number,
  format: RecipeFormat,
): Promise<{ name: string; type: string; body: string }> {
  const { ending, type } = FILE_FORMATS[format];
  const { title, text } = await formatRecipe(db, context, id, format, "whole");
  const name = toFileName(title, ending, translations(context.locale).t("export:untitled"));
  return { name: name + ending, type, body: text };
}

export async function findRecipePart(
  db: Db,
  context: ExportContext,
  id: number,
  format: RecipeFormat,
  namePhoto?: (at: number) => string,
): Promise<string | undefined> {
  try {
    return (await formatRecipe(db, context, id, format, "part", namePhoto)).text;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Files for programs use the recipe's language, so that lines and steps share their words. */
async function formatRecipe(
  db: Db,
  { viewer, locale: readers, origin, key = null }: ExportContext,
  id: number,
  format: RecipeFormat,
  extent: "whole" | "part",
  namePhoto?: (at: number) => string,
): Promise<{ title: string; text: string }> {
  const read = (locale: Locale) => getRecipeWithNutrition(db, viewer, id, locale, key);
  const inReadersLocale = await read(readers);
  const own = inReadersLocale.recipe.language;
  const locale = format === "markdown" || !isLocale(own) ? readers : own;
  const { recipe, nutrition } = locale === readers ? inReadersLocale : await read(locale);
  const { title } = recipe;
  switch (format) {
    case "cooklang":
      return { title, text: formatCooklang(recipe, locale, namePhoto) };
    case "markdown":
      return { title, text: formatMarkdown(recipe, locale, extent === "whole" ? 1 : 2) };
    case "jsonld": {
      const context = extent === "whole" ? { "@context": "https://schema.org" } : {};
      const node = { ...context, ...buildRecipeNode(recipe, nutrition, origin, locale) };
      return { title, text: `${JSON.stringify(node, null, 2)}\n` };
    }
  }
}
