import type { Language } from "~/model/languages";
import type { FoundPicture, FoundRecipe } from "../found";
import { categoryOf } from "../pages/categories";
import { languageOf } from "../pages/language";
import { webAddress } from "../pages/picture-address";
import { cookingTimes } from "../pages/times";
import { type Block, cooklangBlocks } from "./cooklang-blocks";
import { hideEscaped, showEscaped } from "./cooklang-escapes";
import { factOf, type Metadata, splitMetadata } from "./cooklang-metadata";
import { cooklangStep, type Mention } from "./cooklang-step";
import type { Place, ReadFile } from "./found-entry";
import { baseOf, folderOf, pictureBeside } from "./picture-beside";
import { headingLine } from "./written-line";

/** Longer than any recipe. */
const MAX_TEXT = 200_000;

/** The recipe of a file of Cooklang (https://cooklang.org/docs/spec); undefined where it is empty. */
export function readCooklang(text: string, place: Place): ReadFile | undefined {
  const { metadata, body } = splitMetadata(text.slice(0, MAX_TEXT).replace(/\r\n?/g, "\n"));
  const language = languageOf(factOf(metadata, "locale", "language", "lang"));
  const content = contentOf(cooklangBlocks(hideEscaped(body)), language);
  if (content.steps.length === 0 && content.ingredients.length === 0) return undefined;
  const recipe: FoundRecipe = {
    title: factOf(metadata, "title") || baseOf(place.name),
    description: factOf(metadata, "description", "introduction"),
    source: factOf(metadata, "source.url", "source", "source.name", "author", "source.author"),
    language,
    yield: factOf(metadata, "servings", "serves", "yield").split("|")[0] ?? "",
    ...cookingTimes({
      prepTime: factOf(metadata, "prep time", "time.prep", "preparation time"),
      cookTime: factOf(metadata, "cook time", "time.cook", "cooking time"),
      totalTime: factOf(metadata, "time", "time required", "total time", "duration"),
    }),
    cookingTemperature: null,
    category: categoryOf(factOf(metadata, "course", "category"), metadata.get("tags"), language),
    ...content,
    picture: pictureOf(metadata, place),
  };
  return { format: "COOKLANG", recipes: [recipe] };
}

const OPTIONAL: Partial<Record<Language, string>> = { fr: "facultatif" };

/** A section's name stands before its ingredients, and in front of its first step. */
function contentOf(blocks: Block[], language: Language | null) {
  const content = { ingredients: [] as string[], steps: [] as string[], tips: [] as string[] };
  const named = new Set<string>();
  let [section, unlisted] = ["", ""];
  for (const { kind, text } of blocks) {
    if (kind === "section") [section, unlisted] = [text, text];
    else {
      const { prose, mentions } = cooklangStep(text);
      const lines = mentions
        .filter((mention) => isNew(mention, named))
        .map((mention) => lineOf(mention, (language && OPTIONAL[language]) ?? "optional"));
      if (lines.length > 0 && unlisted) content.ingredients.push(headingLine(unlisted));
      if (lines.length > 0) unlisted = "";
      for (const line of lines) content.ingredients.push(line);
      if (kind === "note") content.tips.push(prose);
      else {
        content.steps.push(section ? `${section}: ${prose}` : prose);
        section = "";
      }
    }
  }
  return {
    ingredients: content.ingredients.map(showEscaped),
    steps: content.steps.map(showEscaped),
    tips: content.tips.map(showEscaped),
  };
}

/** Each mention is a line of its own, but for one without an amount that was named before. */
function isNew({ name, amount, isHidden }: Mention, named: Set<string>): boolean {
  if (isHidden || (amount === "" && named.has(name.toLowerCase()))) return false;
  named.add(name.toLowerCase());
  return true;
}

function lineOf({ name, amount, note, isOptional }: Mention, optional: string): string {
  const measured = [amount, name].filter(Boolean).join(" ");
  return [measured, note, isOptional ? optional : ""].filter(Boolean).join(", ");
}

function pictureOf(metadata: Metadata, place: Place): FoundPicture | null {
  const named = factOf(metadata, "image", "images", "picture", "pictures");
  const address = webAddress(named, null);
  if (address) return { kind: "address", address };
  const name = named && place.find(folderOf(place.name) + named.replace(/^\.\//, ""));
  return name ? { kind: "entry", name } : pictureBeside(place);
}
