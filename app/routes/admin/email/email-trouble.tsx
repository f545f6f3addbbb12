import type { EmailTrouble } from "#server/features/email/trouble";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

export function EmailTroubleNotice({ trouble: { kind, since } }: { trouble: EmailTrouble }) {
  const { t } = useTranslation("admin");
  return (
    <section className="notice" aria-labelledby="email-trouble">
      <h2 id="email-trouble">{t("email.trouble.title")}</h2>
      <p>{t(`email.trouble.${kind}`)}</p>
      <p className="admin-fact">
        {t("email.trouble.since")} <Timestamp at={since} />
      </p>
    </section>
  );
}
