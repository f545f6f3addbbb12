import type { SubmissionResult } from "@conform-to/dom";
import { Button } from "@mantine/core";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { useConfirmationField } from "../parts/confirmation-field";

/** Changes the email; needs the password, or a code sent to the current address. */
export function EmailForm({
  email,
  hasPassword,
  result,
  codeSentTo,
}: {
  email: string;
  hasPassword: boolean;
  result: SubmissionResult | undefined;
  codeSentTo: string | undefined;
}) {
  const { t } = useTranslation("account");
  const proof = useConfirmationField(hasPassword);
  return (
    <>
      <p>{t("settings.emailNow", { email })}</p>
      {codeSentTo && (
        <p className="notice" role="status">
          {t("settings.codeSent", { email: codeSentTo })}
        </p>
      )}
      <SimpleForm
        id="email"
        intent="email"
        result={result}
        submit={t("settings.changeEmail")}
        fields={[
          { name: "email", label: t("settings.newEmail"), type: "email", autoComplete: "email" },
          proof,
        ]}
        focus={codeSentTo && proof.name}
        more={() =>
          !hasPassword && (
            <Button type="submit" name="intent" value="emailCode" variant="default">
              {t("settings.emailCode")}
            </Button>
          )
        }
      />
    </>
  );
}
