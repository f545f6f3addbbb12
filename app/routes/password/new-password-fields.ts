import type { TFunction } from "i18next";
import type { SimpleField } from "~/ui/simple-form";

export function newPasswordFields(t: TFunction<"account">): SimpleField[] {
  return [
    {
      name: "password",
      label: t("field.newPassword"),
      hint: t("field.passwordHint"),
      type: "password",
      autoComplete: "new-password",
    },
    {
      name: "passwordAgain",
      label: t("field.passwordAgain"),
      type: "password",
      autoComplete: "new-password",
    },
  ];
}
