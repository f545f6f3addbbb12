import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { PostForm } from "~/ui/post-form";
import { TextAreaField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";

export function ReportForm({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation("user");
  const [form, fields] = useForm<{ reason: string }>({ id: "report", lastResult: result });
  return (
    <FormTheme>
      <PostForm id={form.id} noValidate className="stack">
        <ErrorSummary form={form} formatLabel={() => t("report.reason")} />
        <TextAreaField
          field={fields.reason}
          label={t("report.reason")}
          rows={4}
          autoFocus={firstWrongField(form) === "reason"}
        />
        <Button type="submit">{t("report.submit")}</Button>
      </PostForm>
    </FormTheme>
  );
}
