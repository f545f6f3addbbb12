import { useTranslation } from "react-i18next";
import { forAdmin } from "#server/http/require";
import { AdminNav } from "./admin-nav";

export const handle = { i18n: ["admin"], title: "admin:reports.title" };

export const loader = forAdmin(async () => null);

export default function AdminReports() {
  const { t } = useTranslation("admin");
  return (
    <>
      <AdminNav />
      <h1>{t("reports.title")}</h1>
    </>
  );
}
