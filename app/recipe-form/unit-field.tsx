import type { Unit } from "#domain/measures/units";
import { type Field, SelectField } from "~/ui/text-field";

/** The unit of a line: those that its ingredient allows, all where it is not known, and the one chosen. */
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
  /** All there are, with their names. */
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
