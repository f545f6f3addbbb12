import { useTranslation } from "react-i18next";
import { INGREDIENTS_ID, QueryFields } from "./servings-form";
import { formatMark, TIMES, type Times } from "./times";

/** Scales a recipe without a yield. */
export function TimesForm({ times: { mark }, address }: { times: Times; address: string }) {
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
