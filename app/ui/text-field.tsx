import { type FieldMetadata, getInputProps, getTextareaProps } from "@conform-to/react";
import { Textarea, TextInput } from "@mantine/core";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useProblemMessage } from "./problem-message";

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

export function TextField({
  field,
  label,
  hint,
  type = "text",
  onType,
  ...input
}: FieldProps & InputProps & { onType?: (text: string) => void }) {
  const { key, ...props } = getInputProps(field as FieldMetadata<string>, {
    type,
    ariaAttributes: false,
  });
  return (
    <TextInput
      key={key}
      {...props}
      {...input}
      onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
      label={label}
      description={hint}
      error={useFirstProblem(field)}
    />
  );
}

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

export function useFirstProblem(field: FieldMetadata<unknown>): string | undefined {
  const messageOf = useProblemMessage();
  const problem = field.errors?.[0];
  return problem === undefined ? undefined : messageOf(problem);
}
