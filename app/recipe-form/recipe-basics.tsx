import type { FormMetadata } from "@conform-to/react";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import { ChoiceField } from "./choice-field";
import { CHOICES, NUMBERS } from "./form-fields";
import { PhotoList, PhotoPicker } from "./photo-fields";
import type { PhotoQueue } from "./photo-uploads";

/** Photo, servings, times, oven and category: in sight without scrolling. */
export function RecipeBasics({
  form,
  queue,
  image,
  formatLabel,
}: {
  form: FormMetadata<RecipeFormValues>;
  queue: PhotoQueue;
  image: (key: string) => string;
  formatLabel: (field: string) => string;
}) {
  const { t } = useTranslation("recipeForm");
  const fields = form.getFieldset();
  const first = firstWrongField(form);
  return (
    <section className="card basics" aria-label={t("edit.basics")}>
      <PhotoPicker {...{ form, queue }} autoFocus={first === "image"} />
      <div className="basics-numbers">
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            field={fields[name]}
            label={formatLabel(name)}
            hint={t(`edit.hint.${name}`)}
            placeholder={t(`edit.example.${name}`)}
            autoFocus={first === name}
            inputMode={name === "yield" ? "numeric" : "text"}
          />
        ))}
      </div>
      <PhotoList {...{ form, queue, image }} />
      {CHOICES.map((name) => (
        <ChoiceField key={name} name={name} field={fields[name]} label={formatLabel(name)} />
      ))}
    </section>
  );
}
