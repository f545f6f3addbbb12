import type { Unit } from "#domain/measures/units";
import { type Field, SelectField } from "~/ui/text-field";

export function UnitField({
  value,
  allowed,
  units,
  ...select
}: {
  field: Field;
  value: string;
  onChange: (unit: string) => void;
  allowed: Unit[] | undefined;
  units: [Unit, string][];
  label: string;
  "aria-label": string;
  autoFocus: boolean;
}) {
  const offered = units.filter(([unit]) => !allowed || allowed.includes(unit) || unit === value);
  return (
    <SelectField {...select} value={value}>
      {offered.map(([unit, name]) => (
        <option key={unit} value={unit}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
