import type { FormMetadata } from "@conform-to/react";
import { MAX_INGREDIENTS } from "#domain/recipe/recipe";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";

// Enter presses a form's first button. Without script this one adds an ingredient, or just renders
// the form again; it never saves.
export function EnterButton({ form }: { form: FormMetadata<RecipeFormValues> }) {
  const { ingredients = [], view } = form.initialValue ?? {};
  const name = "ingredients";
  const { key: _, ...button } = (
    view === "lines" && ingredients.length < MAX_INGREDIENTS
      ? form.insert.getButtonProps({ name })
      : form.validate.getButtonProps()
  ) as ReturnType<typeof form.validate.getButtonProps> & { key?: string };
  return (
    <button
      type="submit"
      {...button}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
