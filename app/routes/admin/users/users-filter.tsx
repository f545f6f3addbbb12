import { Form } from "@remix-run/react";
import { USER_FILTERS, type UserFilter } from "#domain/account/user-filters";
import { adminPaths } from "#domain/site/admin-paths";
import { useTranslation } from "~/ui/translation";
import "~/ui/field-row.css";

export function UsersFilter({ show, search }: { show: UserFilter; search: string }) {
  const { t } = useTranslation("admin");
  return (
    <Form
      // Resets the fields after an earlier search.
      key={`${show} ${search}`}
      role="search"
      aria-label={t("users.filter")}
      action={adminPaths.users()}
      className="field-row"
    >
      <label>
        {t("users.search")}
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
        />
      </label>
      <label>
        {t("users.show")}
        <select name="show" defaultValue={show}>
          {USER_FILTERS.map((each) => (
            <option key={each} value={each}>
              {t(`users.shown.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-primary">
        {t("users.submit")}
      </button>
    </Form>
  );
}
