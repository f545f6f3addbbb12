import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { VISIBILITIES } from "#domain/recipe/recipe";

export function VisibilityCards({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  return (
    <fieldset className="card visibility" id={field.id} tabIndex={-1}>
      <legend>{label}</legend>
      {VISIBILITIES.map((value) => (
        <label key={value} className="visibility-card">
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={field.initialValue === value}
            aria-labelledby={`${field.id}-${value}`}
            aria-describedby={`${field.id}-${value}-text`}
          />
          <strong id={`${field.id}-${value}`}>{t(`recipe:visibility.${value}`)}</strong>
          <span id={`${field.id}-${value}-text`}>{t(`visibilityText.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function ChosenAudience({ id, label }: { id: string; label: string }) {
  const { t } = useTranslation("recipe");
  return (
    <span id={id} className="chosen-audience">
      {label}
      {VISIBILITIES.map((value) => (
        <b key={value} data-audience={value}>
          {" "}
          {t(`visibility.${value}`)}
        </b>
      ))}
    </span>
  );
}
