import type { FieldMetadata } from "@conform-to/react";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { UNITS, type Unit } from "#domain/units";
import { useFirstProblem } from "~/ui/text-field";

/** The unit of a line: those that its ingredient allows, all where it is not known, and the one chosen. */
export function UnitField({
  field,
  value,
  onChange,
  allowed = [...UNITS],
  ...select
}: {
  field: FieldMetadata<string>;
  value: string;
  onChange: (unit: string) => void;
  allowed: Unit[] | undefined;
  label: string;
  "aria-label": string;
  autoFocus: boolean;
}) {
  const { t } = useTranslation("recipe");
  const units = UNITS.filter((unit) => allowed.includes(unit) || unit === value);
  return (
    <NativeSelect
      {...select}
      id={field.id}
      name={field.name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={useFirstProblem(field)}
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {t(`unitChoice.${unit}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
