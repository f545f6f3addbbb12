import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import { Textarea, TextInput } from "@mantine/core";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useProblemWords } from "./problem-message";

interface FieldProps {
  field: FieldMetadata<unknown>;
  label: ReactNode;
  hint?: ReactNode;
  /** Whether the page opens with the cursor here. */
  autoFocus?: boolean;
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "placeholder" | "aria-label"
> & { type?: "text" | "email" | "password"; className?: string };

/** An input of one line with its label, hint and problem. */
export function TextField({
  field,
  label,
  hint,
  type = "text",
  ...input
}: FieldProps & InputProps) {
  const { key, ...props } = getInputProps(field as FieldMetadata<string>, {
    type,
    ariaAttributes: false,
  });
  return (
    <TextInput
      key={key}
      {...props}
      {...input}
      label={label}
      description={hint}
      error={useFirstProblem(field)}
    />
  );
}

/** A text of several lines, as tall as what is in it where the browser knows how. */
export function TextAreaField({
  field,
  label,
  hint,
  rows,
  ...input
}: FieldProps & { rows: number; "aria-label"?: string }) {
  const { key, ...props } = getTextareaProps(field as FieldMetadata<string>, {
    ariaAttributes: false,
  });
  return (
    <Textarea
      key={key}
      {...props}
      {...input}
      rows={rows}
      label={label}
      description={hint}
      error={useFirstProblem(field)}
    />
  );
}

/** The words of what is wrong with a field, if anything is. */
export function useFirstProblem(field: FieldMetadata<unknown>): string | undefined {
  const words = useProblemWords();
  const problem = field.errors?.[0];
  return problem === undefined ? undefined : words(problem);
}
