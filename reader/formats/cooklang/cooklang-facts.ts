import { readOwnFields } from "../../own-fields";
import { namedCategory } from "../../pages/json-ld/category-names";
import { languageOfTag } from "../../pages/json-ld/language-tag";
import { webAddress } from "../../pages/json-ld/picture-address";
import type { ParsedPicture, ParsedRecipe } from "../../parsed-recipe";
import { rowsOf } from "../../word-table";
import { fieldKey } from "../field-names";
import { fieldTexts } from "../named-fields";
import type { FileContext } from "../parsed-file";
import { baseOf, folderOf, pictureBeside, pictureFile } from "../picture-beside";
import { recipeOfFields } from "../recipe-of-fields";
import { isJsonObject } from "../untyped-json";
import table from "./cooklang-advice.tsv?raw";
import { factOf, factsIn, type Metadata } from "./cooklang-metadata";
import { isOwnFile, OWN_FIELDS } from "./own-cooklang";

/** All of a recipe that stands above its text; Popote's own files mean each word as it stands. */
export function cooklangFacts(metadata: Metadata, place: FileContext): ParsedRecipe {
  const texts = fieldTexts([...metadata].filter(([, fact]) => !isJsonObject(fact)));
  const advice = rowsOf(table).flatMap(([name = "", label]) =>
    factsIn(metadata, name).map((text) => `${label} ${text}`),
  );
  const own = ["title", "description", "source"].map((name) => [name, factOf(metadata, name)]);
  const others = OWN_FIELDS.map((name) => [name, metadata.get(fieldKey(name))]);
  const recipe = recipeOfFields(
    { ...texts, yield: texts.yield?.map(plainYield) },
    {
      language: languageOfTag(factOf(metadata, "locale", "language", "lang")),
      ...(isOwnFile(metadata) ? Object.fromEntries(own) : {}),
      ...readOwnFields(OWN_FIELDS, Object.fromEntries(others)),
    },
  );
  return {
    ...recipe,
    tips: [...recipe.tips, ...advice],
    title: recipe.title || titleOf(place.name),
    picture: pictureOf(texts.picture ?? [], recipe, place),
    category: recipe.category ?? categoryOfFolders(place.name, recipe.language),
  };
}

/** "4|8" servings are 4 and, doubled, 8; "500%ml" is written as amounts are. */
function plainYield(text: string): string {
  return (text.split("|")[0] ?? "").replace("%", " ");
}

/** "leek-tart" and "leek_tart" are "Leek tart"; a name with capitals or spaces is as its author wants it. */
export function titleOf(name: string): string {
  const base = baseOf(name);
  if (!/^[\p{Ll}\p{N}]+(?:[_-][\p{Ll}\p{N}]+)*$/u.test(base)) return base;
  const words = base.replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function categoryOfFolders(name: string, language: ParsedRecipe["language"]) {
  for (const folder of folderOf(name).split("/").reverse()) {
    const category = namedCategory(folder.replace(/[_-]/g, " "), null, language);
    if (category) return category;
  }
  return null;
}

/** One in the archive needs no network; an address without its site's name is on the recipe's page. */
function pictureOf(named: string[], { picture, source }: ParsedRecipe, place: FileContext) {
  const path = named.find((text) => text.startsWith("/"));
  const address = path ? webAddress(path, webAddress(source, null)) : null;
  const onSite: ParsedPicture | null = address ? { kind: "address", address } : null;
  return pictureFile(named, place) ?? pictureBeside(place) ?? picture ?? onSite;
}
