import { Form } from "@remix-run/react";
import "./household-select.css";

interface HouseholdSelectProps {
  action: string;
  /** Other parameters of the page. */
  kept?: Record<string, string>;
  label: string;
  mine: string;
  submit: string;
  cookbooks: { id: number; name: string }[];
  /** Null for the viewer's own. */
  shown: number | null;
}

/** Leads to one's own list or plan, or to that of a cookbook. */
export function HouseholdSelect({
  action,
  kept = {},
  label,
  mine,
  submit,
  cookbooks,
  shown,
}: HouseholdSelectProps) {
  return (
    <Form key={shown} action={action} className="inline-form household-select">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select name="cookbook" aria-label={label} defaultValue={shown ?? ""} dir="auto">
        <option value="">{mine}</option>
        {cookbooks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        {submit}
      </button>
    </Form>
  );
}
