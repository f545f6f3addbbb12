import type { FormMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { ImageField } from "~/ui/image-field";
import { TextField } from "~/ui/text-field";
import { ChoiceField } from "./choice-field";
import { CHOICES, NUMBERS } from "./form-fields";
import type { RecipeFormState } from "./recipe-form-values";

/** Photo, servings, times, oven and category: in sight without scrolling. */
export function RecipeBasics({
  form,
  sent,
  savedImage,
  formatLabel,
}: {
  form: FormMetadata<RecipeFormValues>;
  sent: RecipeFormState;
  savedImage: string | undefined;
  formatLabel: (field: string) => string;
}) {
  const { t } = useTranslation("recipeForm");
  const fields = form.getFieldset();
  const first = firstWrongField(form);
  return (
    <section className="card basics" aria-label={t("edit.basics")}>
      <ImageField
        formId={form.id}
        saved={savedImage}
        pendingImage={sent.pendingImage}
        removeImage={sent.removeImage}
        problem={form.allErrors.image?.[0]}
        autoFocus={first === "image"}
      />
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
      {CHOICES.map((name) => (
        <ChoiceField key={name} name={name} field={fields[name]} label={formatLabel(name)} />
      ))}
    </section>
  );
}
