import { useTranslation } from "react-i18next";
import { forAnyone } from "#server/http/require";

export const handle = { title: "common:maintenance.title" };

export const loader = forAnyone(async () => null);

export default function Maintenance() {
  const { t } = useTranslation();
  return (
    <section className="notice-page">
      <h1>{t("maintenance.title")}</h1>
      <p>{t("maintenance.text")}</p>
    </section>
  );
}
