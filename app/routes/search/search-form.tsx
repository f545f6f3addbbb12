import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";

/** For visitors, who have no field in a top bar. */
export function SearchForm({ search }: { search: string }) {
  const { t } = useTranslation(["search", "common"]);
  return (
    <Form role="search" action={paths.search()} className="inline-form">
      <input
        type="search"
        name="search"
        aria-label={t("common:shell.search")}
        defaultValue={search}
        maxLength={200}
        required
      />
      <button type="submit" className="button button-primary">
        {t("search:submit")}
      </button>
    </Form>
  );
}
