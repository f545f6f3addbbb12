import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { firstWrongField } from "~/ui/error-summary";
import { TextAreaField, TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import { ChoiceField } from "./choice-field";
import { TagField } from "./tag-field";

const FURTHER = /^(?:description|source|language|tags)$|^tips(?:$|\[)/;

/** Introduction, source, language, tags and tips; folded while they are empty. */
export function RecipeDetails({
  form,
  formatLabel,
  knownTags,
  children,
}: {
  form: FormMetadata<RecipeFormValues>;
  formatLabel: (field: string) => string;
  knownTags: string[];
  children: ReactNode;
}) {
  const { t } = useTranslation("recipeForm");
  const fields = form.getFieldset();
  const first = firstWrongField(form);
  const at = (name: "description" | "source" | "tags") => ({
    field: fields[name],
    label: formatLabel(name),
    autoFocus: first === name,
  });
  return (
    <details className="card more" open={hasDetails(form)}>
      <summary>
        <h2>{t("edit.more")}</h2>
      </summary>
      <div className="stack">
        <TextAreaField {...at("description")} rows={3} />
        <TextField {...at("source")} hint={t("edit.sourceHint")} />
        <TagField {...at("tags")} known={knownTags} />
        <ChoiceField name="language" field={fields.language} label={formatLabel("language")} />
        {children}
      </div>
    </details>
  );
}

function hasDetails({ initialValue, allErrors }: FormMetadata<RecipeFormValues>): boolean {
  const { tips = [], description, source, tags } = initialValue ?? {};
  const isWrong = Object.keys(allErrors).some((name) => FURTHER.test(name));
  return isWrong || [...tips, description, source, tags].some(Boolean);
}
