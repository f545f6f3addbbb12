import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LineValues } from "#domain/recipe-values";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";

type LineFields = ReturnType<FieldMetadata<LineValues>["getFieldset"]>;

/** What a line may have besides amount, unit and name: on a phone it is closed. */
export function LineMore({
  fields,
  labelOf,
  autoFocus,
  onType,
  children,
}: {
  fields: LineFields;
  labelOf: (field: string) => string;
  autoFocus: string | undefined;
  onType: (details: string) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("recipeForm");
  const { complement, written, typed, name } = fields;
  const isTelling = [complement, written].some(({ errors }) => errors?.length);
  const label = t("edit.lineMore", { label: labelOf(name.name) });
  return (
    <details className="line-more" open={isTelling || Boolean(typed.initialValue)}>
      <summary title={label}>
        <Icon name="more" />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div>
        <TextField
          field={complement}
          label={t("field.complement")}
          aria-label={labelOf(complement.name)}
          placeholder={t("field.complement")}
          autoFocus={autoFocus === "complement"}
          onType={onType}
        />
        {children}
        <CooksWords fields={fields} />
        <ImportedParts
          written={written}
          typed={typed}
          label={labelOf(written.name)}
          autoFocus={autoFocus === "written"}
        />
      </div>
    </details>
  );
}

/** The line in the cook's own words, which stay until one of its parts, or the box above, is changed. */
function CooksWords({ fields }: { fields: LineFields }) {
  const { t } = useTranslation("recipeForm");
  const { text, textOf, line } = fields;
  const reads = text.initialValue;
  if (!textOf.initialValue) return null;
  return (
    <>
      <input type="hidden" name={textOf.name} value={textOf.initialValue} />
      {reads && <input type="hidden" name={text.name} value={reads} />}
      {reads && !line.initialValue && (
        <p className="line-beside hint" dir="auto">
          {t("edit.reads", { line: reads })}
        </p>
      )}
    </>
  );
}

/** What only an imported line has: the amount in the author's words, and the line that was read. */
function ImportedParts({
  written,
  typed,
  label,
  autoFocus,
}: {
  written: FieldMetadata<string>;
  typed: FieldMetadata<string>;
  label: string;
  autoFocus: boolean;
}) {
  const { t } = useTranslation("recipeForm");
  if (!written.initialValue && !typed.initialValue) return null;
  return (
    <div className="line-beside">
      {written.initialValue && (
        <TextField
          field={written}
          label={t("field.written")}
          aria-label={label}
          autoFocus={autoFocus}
        />
      )}
      {typed.initialValue && <Doubtful name={typed.name} line={typed.initialValue} />}
    </div>
  );
}

/** Marks a line whose reading is doubtful, and shows the text that it was read from. */
function Doubtful({ name, line }: { name: string; line: string }) {
  const { t } = useTranslation("recipeForm");
  return (
    <p className="doubtful">
      <input type="hidden" name={name} value={line} />
      <strong>{t("edit.doubtful")}</strong> <span dir="auto">{t("edit.typed", { line })}</span>
    </p>
  );
}
