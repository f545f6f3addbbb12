import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorSummary, firstWrongField } from "./error-summary";
import { FormTheme } from "./form-theme";
import { PostForm } from "./post-form";
import { TextField } from "./text-field";

export interface SimpleField {
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  hint?: string;
  value?: string;
}

interface SimpleFormProps {
  id: string;
  fields: SimpleField[];
  submit: string;
  result: SubmissionResult | undefined;
  intent?: string;
  isMultipart?: boolean;
  labels?: Record<string, string>;
  children?: ReactNode;
  /** More buttons, placed last so that Enter presses the first one. */
  more?: (problems: string[]) => ReactNode;
  focus?: string;
}

export function SimpleForm({
  id,
  fields,
  submit,
  result,
  intent,
  isMultipart = false,
  labels: otherLabels = {},
  children,
  more,
  focus,
}: SimpleFormProps) {
  const [form, metadata] = useForm<Record<string, string>>({
    id,
    lastResult: result,
    defaultValue: Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ""])),
  });
  const first = firstWrongField(form) ?? focus;
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const formatLabel = (field: string) => labels.get(field) ?? otherLabels[field] ?? field;
  return (
    <FormTheme>
      <PostForm
        id={form.id}
        encType={isMultipart ? "multipart/form-data" : undefined}
        noValidate
        className="stack"
      >
        <ErrorSummary form={form} formatLabel={formatLabel} />
        {fields.map(({ name, value: _, ...field }, index) => {
          const of = metadata[name];
          return (
            of && (
              <TextField
                key={name}
                field={of}
                {...field}
                autoFocus={first === name || (first === "" && index === fields.length - 1)}
              />
            )
          );
        })}
        {children}
        <Button type="submit" name={intent && "intent"} value={intent}>
          {submit}
        </Button>
        {more?.(form.errors ?? [])}
      </PostForm>
    </FormTheme>
  );
}
