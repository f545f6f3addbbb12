import type { SubmissionResult } from "@conform-to/dom";
import { PostForm } from "~/ui/post-form";
import { SimpleForm } from "~/ui/simple-form";
import { useTranslation } from "~/ui/translation";
import { GoogleLink } from "../../account/google-link";
import { useConfirmationField } from "../parts/confirmation-field";

export interface GoogleState {
  isOffered: boolean;
  isLinked: boolean;
  mayLink: boolean;
}

/** Linking Google asks for the password first, then shows a link, because the page is external. */
export function GoogleSettings({
  google,
  hasPassword,
  result,
}: {
  google: GoogleState;
  hasPassword: boolean;
  result: SubmissionResult | undefined;
}) {
  const { t } = useTranslation("account");
  const proof = useConfirmationField(hasPassword);
  if (google.isLinked && !hasPassword) return <p>{t("settings.googleOnly")}</p>;
  if (google.isLinked) {
    return (
      <PostForm>
        <button type="submit" name="intent" value="unlinkGoogle" className="button button-quiet">
          {t("settings.unlinkGoogle")}
        </button>
      </PostForm>
    );
  }
  if (google.mayLink) return <GoogleLink label={t("settings.goToGoogle")} />;
  return (
    <SimpleForm
      id="google"
      intent="linkGoogle"
      result={result}
      submit={t("settings.linkGoogle")}
      fields={[proof]}
    />
  );
}
