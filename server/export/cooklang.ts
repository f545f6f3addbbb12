import { stringify } from "yaml";
import { listFormat } from "#domain/cached-formats";
import type { IngredientName } from "#domain/ingredient-name";
import type { Locale } from "#domain/locales";
import type { Recipe } from "../recipes/queries";
import { translations } from "../translations";
import { marksOf } from "./cooklang-marks";
import { cooklangIngredient, cooklangNote, cooklangProse } from "./cooklang-text";

/** https://cooklang.org/docs/spec; lines that no step mentions go into an additional first step. */
export function recipeCooklang(recipe: Recipe, names: IngredientName[][], locale: Locale): string {
  const { ingredients, steps, tips } = recipe;
  const marks = marksOf(steps, ingredients, names);
  const isMarked = new Set(marks.flat().map(({ line }) => line));
  const gathered = ingredients
    .filter((_, line) => !isMarked.has(line))
    .map((line) => cooklangIngredient(line.name, line, locale));
  const list = listFormat(locale).format(gathered);
  const written = steps.map((step, index) => {
    let [text, end] = ["", 0];
    for (const { from, to, line } of marks[index] ?? []) {
      const marked = ingredients[line];
      if (!marked) continue;
      text += cooklangProse(step.slice(end, from));
      text += cooklangIngredient(step.slice(from, to), marked, locale);
      end = to;
    }
    return text + cooklangProse(step.slice(end));
  });
  return `${[
    `---\n${frontMatterOf(recipe, locale)}---`,
    ...(gathered.length > 0 ? [translations(locale).t("export:cooklang.gather", { list })] : []),
    ...written,
    ...tips.map(cooklangNote),
  ].join("\n\n")}\n`;
}

/** The keys of Cooklang's canonical metadata. */
function frontMatterOf(recipe: Recipe, locale: Locale): string {
  const t = translations(locale).t;
  const { preparationMinutes, cookingMinutes, cookingTemperature, category } = recipe;
  const known = {
    title: recipe.title,
    description: recipe.description || undefined,
    author: recipe.author.username,
    source: recipe.source || undefined,
    servings: recipe.yield ?? undefined,
    "prep time": durationOf(preparationMinutes),
    "cook time": durationOf(cookingMinutes),
    "oven temperature": cookingTemperature === null ? undefined : `${cookingTemperature} °C`,
    course: category ? t(`recipe:category.${category}`) : undefined,
    locale: recipe.language,
  };
  // Quoted, so that every YAML reader takes "no", "1:30" and "0x10" as text.
  return stringify(known, {
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
  });
}

function durationOf(minutes: number | null): string | undefined {
  if (minutes === null) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours > 0 ? `${hours}h` : ""}${rest > 0 || hours === 0 ? `${rest}m` : ""}`;
}
