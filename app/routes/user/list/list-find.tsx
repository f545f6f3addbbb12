import { paths } from "#domain/site/paths";
import { SearchForm } from "~/ui/search-form";
import { useTranslation } from "~/ui/translation";

export function FindPeople({ search }: { search: string }) {
  const { t } = useTranslation("user");
  return (
    <>
      <p className="hint">{t("list.findHint")}</p>
      <SearchForm
        action={paths.userList()}
        label={t("list.find")}
        submit={t("list.search")}
        kept={{ show: "find" }}
        name="search"
        aria-label={t("list.name")}
        search={search}
        maxLength={200}
      />
      {search === "" && <h2>{t("list.newest")}</h2>}
    </>
  );
}
