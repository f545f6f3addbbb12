import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";

export const handle = { i18n: ["account"], title: "account:emailSent.title" };

export const loader = forAnyone(async ({ context }) => ({
  isEmailConfigured: context.isEmailConfigured,
}));

export default function VerificationEmailSent() {
  const { t } = useTranslation("account");
  const { isEmailConfigured } = useLoaderData<typeof loader>();
  return (
    <section className="notice-page">
      <h1>{t("emailSent.title")}</h1>
      <p>{t("emailSent.text")}</p>
      <p>{t("emailSent.lost")}</p>
      {!isEmailConfigured && <p className="notice">{t("emailSent.notConfigured")}</p>}
      <LinkButton to={paths.login()} variant="quiet">
        {t("login.title")}
      </LinkButton>
    </section>
  );
}
