import { useTranslation } from "react-i18next";
import type { MailTrouble } from "#server/features/email/trouble";
import { Timestamp } from "../parts/timestamp";

/** Says why no email can be sent, since when, and which setting to check. */
export function MailTroubleNotice({ trouble: { kind, since } }: { trouble: MailTrouble }) {
  const { t } = useTranslation("admin");
  return (
    <section className="notice" aria-labelledby="mail-trouble">
      <h2 id="mail-trouble">{t("mail.trouble.title")}</h2>
      <p>{t(`mail.trouble.${kind}`)}</p>
      <p className="admin-fact">
        {t("mail.trouble.since")} <Timestamp at={since} />
      </p>
    </section>
  );
}
