import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import { MAX_ACCESS_REASON, MIN_ACCESS_REASON } from "#domain/administration/access-grants";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { PostForm } from "~/ui/post-form";
import { TextAreaField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";

export function AccessForm({ result }: { result: SubmissionResult | undefined }) {
  const { t } = useTranslation("admin");
  const [form, fields] = useForm<{ reason: string }>({ id: "access", lastResult: result });
  return (
    <FormTheme>
      <PostForm id={form.id} noValidate className="stack">
        <ErrorSummary form={form} formatLabel={() => t("access.reason")} />
        <TextAreaField
          field={fields.reason}
          label={t("access.reason")}
          hint={t("access.reasonHint", { least: MIN_ACCESS_REASON, most: MAX_ACCESS_REASON })}
          rows={4}
          autoFocus={firstWrongField(form) === "reason"}
        />
        <Button type="submit">{t("access.submit")}</Button>
      </PostForm>
    </FormTheme>
  );
}
