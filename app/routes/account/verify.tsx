import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verifyEmail } from "#server/accounts/commands";
import { readForm } from "#server/http/form";
import { forAnyone } from "#server/http/require";
import { redirectWithFlash } from "#server/http/session";
import { paths } from "~/paths";
import { PostForm } from "~/ui/post-form";

export const handle = { i18n: ["account"], title: "account:verify.title" };

export const loader = forAnyone(async () => null);

export const action = forAnyone(async (call) => {
  const { fields } = await readForm(call.request);
  await verifyEmail(call.db, String(fields.get("token") ?? ""));
  return redirectWithFlash(call, paths.login(), { key: "flash.verified" });
});

/** The link only opens this page: mail programs open links by themselves, people press a button. */
export default function Verify() {
  const { t } = useTranslation("account");
  const [query] = useSearchParams();
  return (
    <section className="notice-page">
      <h1>{t("verify.title")}</h1>
      <p>{t("verify.text")}</p>
      <PostForm>
        <input type="hidden" name="token" value={query.get("token") ?? ""} />
        <button type="submit" className="button button-primary">
          {t("verify.submit")}
        </button>
      </PostForm>
    </section>
  );
}
