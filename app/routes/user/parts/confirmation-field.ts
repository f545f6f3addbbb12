import type { SimpleField } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";

export function useConfirmationField(hasPassword: boolean): SimpleField {
  const { t } = useTranslation("account");
  if (!hasPassword) {
    const label = t("field.code");
    return { name: "code", label, hint: t("field.codeHint"), autoComplete: "one-time-code" };
  }
  return {
    name: "password",
    label: t("field.currentPassword"),
    type: "password",
    autoComplete: "current-password",
  };
}
