import { RECIPE_INPUT_NAMES } from "#domain/recipe/recipe-fields";
import { useTranslation } from "~/ui/translation";

const LISTS = ["ingredients", "steps", "tips"] as const;
const LINE_PARTS = ["name", "amount", "unit", "complement"] as const;

export function useFieldLabels(): (field: string) => string {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  return (field) => {
    const [, list, index, part] = /^(\w+)\[(\d+)\](?:\.(\w+))?$/.exec(field) ?? [];
    const whole = LISTS.find((each) => each === field);
    if (whole) return t(`recipe:view.${whole}`);
    if (RECIPE_INPUT_NAMES.includes(field as "title")) return t(`recipe:field.${field as "title"}`);
    if (list === undefined) return t(`field.${field}` as "field.method");
    const number = Number(index) + 1;
    if (list !== "ingredients") return t(`field.${list}` as "field.step", { number });
    const known = LINE_PARTS.find((each) => each === part) ?? "name";
    return t("field.line", { number, part: t(`field.${known}`) });
  };
}
