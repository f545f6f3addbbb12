import type { InputHTMLAttributes, ReactNode } from "react";
import { useProblemMessage } from "./problem-message";

export interface Field {
  id: string;
  name: string;
  formId?: string;
  initialValue?: unknown;
  errors?: string[];
}

interface FieldProps {
  field: Field;
  label: ReactNode;
  hint?: ReactNode;
  autoFocus?: boolean;
}

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "placeholder" | "list" | "aria-label"
> & { type?: "text" | "email" | "password"; className?: string };

export function TextField({
  field,
  label,
  hint,
  type = "text",
  onType,
  ...input
}: FieldProps & InputProps & { onType?: (text: string) => void }) {
  const { id, name, formId, errors, initialValue } = field;
  const [problem] = errors ?? [];
  return (
    <LabelledField {...{ id, label, hint, problem }}>
      <input
        {...{ id, name, type }}
        form={formId}
        defaultValue={toText(initialValue)}
        {...input}
        {...problemAttributes(id, problem, hint)}
        className="input"
        onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
      />
    </LabelledField>
  );
}

export function TextAreaField({
  field,
  label,
  hint,
  ...input
}: FieldProps & { rows: number; "aria-label"?: string }) {
  const { id, name, formId, errors, initialValue } = field;
  const [problem] = errors ?? [];
  return (
    <LabelledField {...{ id, label, hint, problem }}>
      <textarea
        {...{ id, name }}
        form={formId}
        defaultValue={toText(initialValue)}
        {...input}
        {...problemAttributes(id, problem, hint)}
        className="input"
      />
    </LabelledField>
  );
}

export function SelectField({
  field,
  label,
  children,
  ...select
}: Omit<FieldProps, "hint"> & {
  "aria-label"?: string;
  value?: string;
  onChange?: (value: string) => void;
  children: ReactNode;
}) {
  const { id, name, errors, initialValue } = field;
  const { value, onChange, ...attributes } = select;
  const [problem] = errors ?? [];
  const chosen = value === undefined ? { defaultValue: toText(initialValue) } : { value };
  return (
    <LabelledField {...{ id, label, problem }}>
      <div className="select">
        <select
          {...{ id, name }}
          {...chosen}
          {...attributes}
          {...problemAttributes(id, problem, undefined)}
          className="input"
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {children}
        </select>
      </div>
    </LabelledField>
  );
}

export function LabelledField({
  id,
  label,
  hint,
  problem,
  isHintBelow = false,
  children,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  problem: string | undefined;
  isHintBelow?: boolean;
  children: ReactNode;
}) {
  const said = hint && (
    <p className="field-hint" id={`${id}-description`}>
      {hint}
    </p>
  );
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {!isHintBelow && said}
      {children}
      {isHintBelow && said}
      {problem !== undefined && <Problem id={`${id}-error`} problem={problem} />}
    </div>
  );
}

export function problemAttributes(id: string, problem: string | undefined, hint: ReactNode) {
  const isWrong = problem !== undefined;
  const described = [isWrong && `${id}-error`, Boolean(hint) && `${id}-description`];
  return {
    "aria-invalid": isWrong || undefined,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
  };
}

function Problem({ id, problem }: { id: string; problem: string }) {
  const formatProblem = useProblemMessage();
  return (
    <p className="problem" id={id}>
      {formatProblem(problem)}
    </p>
  );
}

export function useFirstProblem(field: Pick<Field, "errors">): string | undefined {
  const formatProblem = useProblemMessage();
  const problem = field.errors?.[0];
  return problem === undefined ? undefined : formatProblem(problem);
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
