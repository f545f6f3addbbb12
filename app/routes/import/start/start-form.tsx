import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import { MAX_ADDRESSES } from "#domain/import/import";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { PostForm } from "~/ui/post-form";
import { useProblemMessage } from "~/ui/problem-message";
import { TextAreaField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";

export interface ImportReply {
  result: SubmissionResult;
  /** Whether a page could not be read, whose text can be pasted instead. */
  isRefused?: boolean;
}

const ACCEPTED =
  ".zip,.json,.jsonld,.paprikarecipes,.paprikarecipe,.melarecipe,.melarecipes,.crumb,.cook,.csv,.tsv,.mmf,.md,.txt,.html,.htm,application/zip,application/json,text/csv";

/** One box for addresses or a recipe's words, and one file; the server tells them apart. */
export function ImportForm({
  formKey,
  pasted,
  reply,
}: {
  formKey: string;
  pasted: string;
  reply: ImportReply | undefined;
}) {
  const { t } = useTranslation("import");
  const [form, fields] = useForm<{ pasted: string }>({
    id: "import",
    lastResult: reply?.result,
    defaultValue: { pasted },
  });
  const labels: Record<string, string> = { pasted: t("start.pasted"), file: t("start.file") };
  return (
    <FormTheme>
      <section className="card">
        {reply?.isRefused && <p className="notice">{t("start.instead")}</p>}
        <PostForm id={form.id} encType="multipart/form-data" noValidate className="stack">
          <input type="hidden" name="formKey" value={formKey} />
          <ErrorSummary form={form} formatLabel={(field) => labels[field] ?? field} />
          <TextAreaField
            field={fields.pasted}
            label={labels.pasted}
            hint={t("start.pastedHint", { count: MAX_ADDRESSES })}
            rows={6}
            autoFocus={firstWrongField(form) === "pasted"}
          />
          <FileField id={`${form.id}-file`} label={labels.file} wrong={form.allErrors.file?.[0]} />
          <Button type="submit">{t("start.read")}</Button>
        </PostForm>
      </section>
    </FormTheme>
  );
}

function FileField({
  id,
  label,
  wrong,
}: {
  id: string;
  label: string | undefined;
  wrong: string | undefined;
}) {
  const { t } = useTranslation("import");
  const formatProblem = useProblemMessage();
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <p className="hint" id={`${id}-hint`}>
        {t("start.fileHint")}
      </p>
      <input
        type="file"
        id={id}
        name="file"
        accept={ACCEPTED}
        // biome-ignore lint/a11y/noAutofocus: the first wrong field, as on every form.
        autoFocus={wrong !== undefined}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      {wrong && (
        <p className="problem" id={`${id}-error`}>
          {formatProblem(wrong)}
        </p>
      )}
    </div>
  );
}
