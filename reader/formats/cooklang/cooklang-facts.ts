import { parseTable } from "#domain/text/table";
import { readOwnFields } from "../../own-fields";
import { findCategory } from "../../pages/json-ld/category-names";
import { toWebAddress } from "../../pages/json-ld/image-address";
import { parseLanguageTag } from "../../pages/json-ld/language-tag";
import type { ParsedPhoto, ParsedRecipe } from "../../parsed-recipe";
import { buildRecipe } from "../build-recipe";
import { toFieldKey } from "../field-names";
import {
  extractBaseName,
  extractFolder,
  findPhotoBeside,
  findReferencedPhotos,
} from "../image-beside";
import { collectFieldTexts } from "../named-fields";
import type { FileContext } from "../parsed-file";
import { isJsonObject } from "../untyped-json";
import table from "./cooklang-advice.tsv?raw";
import { type Metadata, readFact, readFacts } from "./cooklang-metadata";
import { isOwnFile, OWN_FIELDS } from "./own-cooklang";

export function readCooklangFacts(metadata: Metadata, context: FileContext): ParsedRecipe {
  const texts = collectFieldTexts([...metadata].filter(([, fact]) => !isJsonObject(fact)));
  const advice = parseTable(table).flatMap(([name = "", label]) =>
    readFacts(metadata, name).map((text) => `${label} ${text}`),
  );
  const own = ["title", "description", "source"].map((name) => [name, readFact(metadata, name)]);
  const others = OWN_FIELDS.map((name) => [name, metadata.get(toFieldKey(name))]);
  const recipe = buildRecipe(
    { ...texts, yield: texts.yield?.map(plainYield) },
    {
      language: parseLanguageTag(readFact(metadata, "locale", "language", "lang")),
      ...(isOwnFile(metadata) ? Object.fromEntries(own) : {}),
      ...readOwnFields(OWN_FIELDS, Object.fromEntries(others)),
    },
  );
  return {
    ...recipe,
    tips: [...recipe.tips, ...advice],
    title: recipe.title || toTitle(context.name),
    photos: findPhotos(texts.image ?? [], recipe, context),
    category: recipe.category ?? findFolderCategory(context.name, recipe.language),
  };
}

/** "4|8" servings means 4, doubled 8; in "500%ml" the % separates the unit. */
function plainYield(text: string): string {
  return (text.split("|")[0] ?? "").replace("%", " ");
}

export function toTitle(name: string): string {
  const base = extractBaseName(name);
  if (!/^[\p{Ll}\p{N}]+(?:[_-][\p{Ll}\p{N}]+)*$/u.test(base)) return base;
  const words = base.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function findFolderCategory(name: string, language: ParsedRecipe["language"]) {
  for (const folder of extractFolder(name).split("/").reverse()) {
    const category = findCategory(folder.replace(/[_-]/g, " "), null, language);
    if (category) return category;
  }
  return null;
}

/** Prefers an image in the archive, which needs no network, to one on the source's site. */
function findPhotos(
  named: string[],
  { photos, source }: ParsedRecipe,
  context: FileContext,
): ParsedPhoto[] {
  const path = named.find((text) => text.startsWith("/"));
  const address = path ? toWebAddress(path, toWebAddress(source, null)) : null;
  const onSite: ParsedPhoto[] = address ? [{ kind: "address", address }] : [];
  const all = [findReferencedPhotos(named, context), findPhotoBeside(context), photos, onSite];
  return all.find((some) => some.length > 0) ?? [];
}
