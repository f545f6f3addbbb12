import { useTranslation } from "react-i18next";
import { formatMark, TIMES } from "./scaling";
import { INGREDIENTS_ID, QueryFields } from "./servings-form";

/** Scales a recipe without a yield. */
export function TimesForm({ mark, address }: { mark: string; address: string }) {
  const { t } = useTranslation("servings");
  return (
    <form
      action={`#${INGREDIENTS_ID}`}
      className="servings servings-choice"
      aria-label={t("times")}
    >
      <QueryFields address={address} />
      {["", ...TIMES].map((times) => (
        <button
          key={times}
          type="submit"
          name={times && "times"}
          value={times}
          className="button button-quiet"
          aria-pressed={formatMark(times) === mark}
        >
          {formatMark(times) || t("written")}
        </button>
      ))}
    </form>
  );
}
