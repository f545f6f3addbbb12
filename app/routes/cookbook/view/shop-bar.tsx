import { Form } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { CHOOSING_FORM } from "~/ui/choosing";
import { useTranslation } from "~/ui/translation";

/** Appears with the first tick; leads to the page that puts the recipes on the cookbook's list. */
export function ShopBar({ cookbook }: { cookbook: number }) {
  const { t } = useTranslation("acts");
  return (
    <Form
      id={CHOOSING_FORM}
      action={paths.shoppingAdd()}
      className="choose-bar"
      aria-label={t("bar")}
    >
      <input type="hidden" name="cookbook" value={cookbook} />
      <p className="choose-count">{t("count")}</p>
      <button type="submit" className="button button-quiet">
        {t("act.SHOPPING")}
      </button>
    </Form>
  );
}
