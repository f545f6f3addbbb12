import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";

interface SearchFormProps extends ComponentProps<"input"> {
  action: string;
  /** Names the form; `aria-label` names its field. */
  label: string;
  submit: string;
  search: string;
  variant?: "primary" | "quiet";
  /** Other parameters of the page, which a search keeps. */
  kept?: Record<string, string | number>;
}

export function SearchForm({
  action,
  label,
  submit,
  search,
  variant = "primary",
  kept = {},
  ...field
}: SearchFormProps) {
  return (
    <Form action={action} role="search" aria-label={label} className="inline-form">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input key={search} type="search" defaultValue={search} {...field} />
      <button type="submit" className={`button button-${variant}`}>
        {submit}
      </button>
    </Form>
  );
}
