import { parseTimes } from "#domain/recipe/times";
import { useTranslation } from "~/ui/translation";
import { formatMark } from "./scaling";
import { INGREDIENTS_ID, QueryFields } from "./servings-form";

const TIMES = ["1/2", "2", "3"];

/** Scales a recipe by how often it is made; "" is as written. */
export function TimesForm({ mark, address }: { mark: string; address: string }) {
  const { t, i18n } = useTranslation("recipe");
  return (
    <form
      action={`#${INGREDIENTS_ID}`}
      className="servings servings-choice"
      aria-label={t("servings.times")}
    >
      <QueryFields address={address} />
      {["", ...TIMES].map((times) => {
        const ratio = parseTimes(times);
        const label = ratio ? formatMark(ratio, i18n.language) : "";
        return (
          <button
            key={times}
            type="submit"
            name={times && "times"}
            value={times}
            className="button button-quiet"
            aria-pressed={label === mark}
          >
            {label || t("servings.written")}
          </button>
        );
      })}
    </form>
  );
}
