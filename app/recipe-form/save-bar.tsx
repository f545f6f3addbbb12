import type { FieldMetadata } from "@conform-to/react";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { VISIBILITIES } from "#domain/recipe/recipe";
import { useTranslation } from "~/ui/translation";

/** Who may read the recipe, and the button that saves it for them; stays in sight. */
export function SaveBar({
  field,
  label,
  save,
  children,
}: {
  field: FieldMetadata<string>;
  label: string;
  save: string;
  children: ReactNode;
}) {
  const { t } = useTranslation(["recipeForm", "recipe"]);
  return (
    <>
      <p id="audience" className="hint">
        {VISIBILITIES.map((value) => (
          <span key={value} data-audience={value}>
            {t(`visibilityText.${value}`)}{" "}
          </span>
        ))}
      </p>
      <div className="save-bar">
        <label htmlFor={field.id}>{label}</label>
        <div className="select">
          <select
            id={field.id}
            name={field.name}
            defaultValue={field.initialValue}
            aria-describedby="audience"
            className="input"
          >
            {VISIBILITIES.map((value) => (
              <option key={value} value={value}>
                {t(`recipe:visibility.${value}`)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" size="md">
          {save}
          {VISIBILITIES.map((value) => (
            <span key={value} data-audience={value}>
              {" "}
              {t(`edit.saveFor.${value}`)}
            </span>
          ))}
        </Button>
        {children}
      </div>
    </>
  );
}
