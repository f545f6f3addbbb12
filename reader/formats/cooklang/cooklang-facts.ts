import { namedCategory } from "../../pages/json-ld/category-names";
import { cookingTimes } from "../../pages/json-ld/cooking-times";
import { languageOfTag } from "../../pages/json-ld/language-tag";
import { servingsAndYield } from "../../pages/json-ld/schema-yield";
import { parseFacts } from "../../pages/text/fact-lines";
import type { ParsedRecipe } from "../../parsed-recipe";
import type { FileContext } from "../parsed-file";
import { baseOf, folderOf } from "../picture-beside";
import { factOf, factsIn, type Metadata } from "./cooklang-metadata";
import { isOwnFile } from "./own-cooklang";

export function cooklangFacts(metadata: Metadata, place: FileContext) {
  const language = languageOfTag(factOf(metadata, "locale", "language", "lang"));
  const oven = factOf(metadata, "oven temperature", "temperature", "oven", "temperature du four");
  return {
    title: factOf(metadata, "title", "name", "titre", "nom") || titleOf(place.name),
    description: factOf(metadata, "description", "introduction", "summary"),
    source: factOf(metadata, ...(isOwnFile(metadata) ? ["source"] : SOURCES)),
    language,
    yield: yieldOf(metadata),
    ...cookingTimes({
      prepTime: factOf(metadata, ...PREPARATION),
      cookTime: factOf(metadata, ...COOKING),
      totalTime: factOf(metadata, ...TOTAL),
    }),
    cookingTemperature: parseFacts(`oven: ${oven}`)?.cookingTemperature ?? null,
    category:
      namedCategory(
        factOf(metadata, "course", "category", "categorie"),
        metadata.get("tags") ?? metadata.get("tag"),
        language,
      ) ?? categoryOfFolders(place.name, language),
    tips: [...factsIn(metadata, ...NOTES), ...adviceIn(metadata)],
  };
}

const SOURCES = ["source.url", "source", "source.name", "url", "author", "source.author", "auteur"];
const PREPARATION = [
  ...["prep time", "time.prep", "preparation time", "prep", "time.preparation"],
  ...["temps de preparation", "preparation"],
];
const COOKING = [
  ...["cook time", "time.cook", "cooking time", "time.cooking", "cook", "bake time"],
  ...["temps de cuisson", "cuisson"],
];
const TOTAL = [
  ...["time", "time required", "total time", "time.total", "duration", "ready in"],
  ...["temps total", "temps", "duree"],
];
const NOTES = "note,notes,tip,tips,comment,comments,astuce,astuces,conseil,conseils".split(",");

const ADVICE: Record<string, string> = {
  storage: "Storage:",
  store: "Store:",
  "storage method": "Storage:",
  "storage days": "Storage days:",
  "shelf life": "Shelf life:",
  reheat: "Reheat:",
  reheating: "Reheating:",
  freezing: "Freezing:",
  "make ahead": "Make ahead:",
  conservation: "Conservation\u00a0:",
  congelation: "Congélation\u00a0:",
  rechauffage: "Réchauffage\u00a0:",
};

function adviceIn(metadata: Metadata): string[] {
  return Object.entries(ADVICE).flatMap(([name, label]) =>
    factsIn(metadata, name).map((text) => `${label} ${text}`),
  );
}

function yieldOf(metadata: Metadata): string {
  const servings = factOf(metadata, "servings", "serves", "serving", "portions", "personnes");
  const made = factOf(metadata, "yield", "yields", "makes", "rendement");
  return servingsAndYield(servings.split("|")[0] ?? "", made.replace("%", " "));
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
