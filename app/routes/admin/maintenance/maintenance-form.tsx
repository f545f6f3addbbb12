import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { PostForm } from "~/ui/post-form";
import { TextAreaField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";

export function MaintenanceForm({
  maintenance,
  result,
}: {
  maintenance: { message: string } | null;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("admin");
  const [form, fields] = useForm<{ message: string }>({
    id: "maintenance",
    lastResult: result,
    defaultValue: { message: maintenance?.message ?? "" },
  });
  return (
    <FormTheme>
      <PostForm id={form.id} noValidate className="stack">
        <ErrorSummary form={form} formatLabel={() => t("maintenance.message")} />
        <p>{t("maintenance.explained")}</p>
        <TextAreaField
          field={fields.message}
          label={t("maintenance.message")}
          hint={t("maintenance.messageHint")}
          rows={3}
          autoFocus={firstWrongField(form) !== undefined}
        />
        <p>
          <Button type="submit" variant={maintenance ? "default" : "filled"}>
            {t(maintenance ? "maintenance.change" : "maintenance.start")}
          </Button>
        </p>
      </PostForm>
    </FormTheme>
  );
}
