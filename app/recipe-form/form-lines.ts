import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { LineValues, RecipeFormValues } from "#domain/recipe/recipe-values";
import type { Field } from "~/ui/text-field";

type LinePart = keyof LineValues;

/** An ingredient row as plain values: Conform creates two proxies for each property access. */
export interface FormLine {
  formId: string;
  id: string;
  name: string;
  key: string | undefined;
  values: Partial<LineValues>;
  errors: Record<string, string[]>;
}

interface FormParagraph extends Field {
  key: string | undefined;
}

export function readFormLines(
  form: FormMetadata<RecipeFormValues>,
  list: FieldMetadata<LineValues[]>,
): FormLine[] {
  const { id, allErrors } = form;
  const values = toList<Partial<LineValues>>(list.initialValue);
  return list.getFieldList().map(({ key }, index) => {
    const name = `ingredients[${index}]`;
    return {
      formId: id,
      id: `${id}-${name}`,
      name,
      key,
      values: values[index] ?? {},
      errors: pickErrors(allErrors, `${name}.`),
    };
  });
}

export function readFormParagraphs(
  form: FormMetadata<RecipeFormValues>,
  list: FieldMetadata<string[]>,
): FormParagraph[] {
  const { id, allErrors } = form;
  const listName = list.name;
  const values = toList<string>(list.initialValue);
  return list.getFieldList().map(({ key }, index) => {
    const name = `${listName}[${index}]`;
    return { id: `${id}-${name}`, name, key, initialValue: values[index], errors: allErrors[name] };
  });
}

export function buildField({ id, name, values, errors }: FormLine, part: LinePart): Field {
  return {
    id: `${id}.${part}`,
    name: `${name}.${part}`,
    initialValue: values[part],
    errors: errors[`${name}.${part}`],
  };
}

export function readText({ values }: FormLine, part: LinePart): string {
  const value: unknown = values[part];
  return typeof value === "string" ? value : "";
}

export function hasErrors({ errors }: FormLine): boolean {
  return Object.keys(errors).length > 0;
}

function toList<Item>(value: unknown): (Item | undefined)[] {
  return Array.isArray(value) ? value : [];
}

function pickErrors(all: Record<string, string[]>, prefix: string): Record<string, string[]> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(prefix)));
}
