import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";

export function FindPeople({ search }: { search: string }) {
  const { t } = useTranslation("user");
  return (
    <>
      <p className="hint">{t("list.findHint")}</p>
      <Form
        action={paths.userList()}
        className="inline-form"
        role="search"
        aria-label={t("list.find")}
      >
        <input type="hidden" name="show" value="find" />
        <input
          key={search}
          type="search"
          name="search"
          aria-label={t("list.name")}
          defaultValue={search}
          maxLength={200}
        />
        <button type="submit" className="button button-primary">
          {t("list.search")}
        </button>
      </Form>
      {search === "" && <h2>{t("list.newest")}</h2>}
    </>
  );
}
