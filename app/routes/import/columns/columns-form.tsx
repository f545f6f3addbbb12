import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { COLUMN_CHOICES, NO_FIELD, type TableColumn } from "#domain/import/import";
import type { ImportTable } from "#server/features/imports/column-matching";
import { ErrorSummary } from "~/ui/error-summary";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function ColumnsForm({
  table: { columns, fields },
  result,
}: {
  table: Pick<ImportTable, "columns" | "fields">;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("import");
  const [form, { columns: list }] = useForm<{ columns: string[] }>({
    id: "columns",
    lastResult: result,
    defaultValue: { columns: fields.map((field) => field ?? NO_FIELD) },
  });
  const isGuessed = ["title", "ingredients", "steps"].every((field) =>
    fields.some((each) => each === field),
  );
  const choices = list.getFieldList();
  return (
    <PostForm id={form.id} noValidate className="card">
      <p>{isGuessed ? t("columns.guessed") : t("columns.text")}</p>
      <ErrorSummary form={form} formatLabel={(field) => field} />
      <ol className="columns">
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their places.
          <li key={at}>
            <ColumnChoice
              column={column}
              number={at + 1}
              name={`columns[${at}]`}
              chosen={choices[at]?.initialValue}
              isFocused={at === 0 && form.status === "error"}
            />
          </li>
        ))}
      </ol>
      <p className="hint">{t("columns.joined")}</p>
      <button type="submit" className="button button-primary">
        {t("columns.read")}
      </button>
    </PostForm>
  );
}

function ColumnChoice({
  column: { name, example },
  number,
  name: control,
  chosen,
  isFocused,
}: {
  column: TableColumn;
  number: number;
  name: string;
  chosen: string | undefined;
  isFocused: boolean;
}) {
  const { t } = useTranslation("import");
  const id = `columns-${number}`;
  return (
    <>
      <label htmlFor={id} dir="auto">
        {name || t("columns.unnamed", { number })}
      </label>
      <select
        id={id}
        name={control}
        defaultValue={chosen}
        aria-describedby={example ? `${id}-example` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the first wrong field, as on every form.
        autoFocus={isFocused}
      >
        {COLUMN_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`columns.field.${choice}`)}
          </option>
        ))}
      </select>
      {example && (
        <p className="hint" id={`${id}-example`} dir="auto">
          {t("columns.example", { example })}
        </p>
      )}
    </>
  );
}
