import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { MAX_TAGS, suggestTags } from "#domain/recipe/tags";
import { TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";

/** Tags in one text field. Its suggestions add one of those known to those that are there. */
export function TagField({
  field,
  label,
  autoFocus,
  known,
}: {
  field: FieldMetadata<string>;
  label: string;
  autoFocus: boolean;
  known: string[];
}) {
  const { t } = useTranslation("recipeForm");
  const [typed, setTyped] = useState(`${field.initialValue ?? ""},`);
  const id = `${field.id}-known`;
  return (
    <>
      <TextField
        {...{ field, label, autoFocus }}
        hint={t("edit.tagsHint", { most: MAX_TAGS })}
        list={id}
        autoComplete="off"
        onType={setTyped}
      />
      <datalist id={id}>
        {suggestTags(typed, known).map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
