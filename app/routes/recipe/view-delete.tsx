import { useTranslation } from "react-i18next";

const CONFIRMATION_ID = "delete-recipe";

/** A button that asks before it deletes: the question is a native popover, without script too. */
export function DeleteRecipe({ title }: { title: string }) {
  const { t } = useTranslation("recipe");
  return (
    <>
      <button type="button" className="button button-quiet" {...{ popovertarget: CONFIRMATION_ID }}>
        {t("view.delete")}
      </button>
      <div
        id={CONFIRMATION_ID}
        className="confirmation"
        role="dialog"
        aria-labelledby={`${CONFIRMATION_ID}-title`}
        {...{ popover: "auto" }}
      >
        <h2 id={`${CONFIRMATION_ID}-title`}>{t("delete.title", { title })}</h2>
        <p>{t("delete.text")}</p>
        <form method="post" className="actions">
          <button type="submit" name="intent" value="delete" className="button button-danger">
            {t("delete.confirm")}
          </button>
          <button
            type="button"
            className="button button-quiet"
            {...{ popovertarget: CONFIRMATION_ID, popovertargetaction: "hide" }}
          >
            {t("delete.cancel")}
          </button>
        </form>
      </div>
    </>
  );
}
