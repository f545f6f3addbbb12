import { Link } from "@remix-run/react";
import { UNIT_CHOICES, type UnitChoice } from "#domain/measures/unit-choice";
import { useTranslation } from "~/ui/translation";
import { useHasScript } from "../../../ui/has-script";
import { IN_PLACE, INGREDIENTS_ID } from "./servings-form";

export function UnitLinks({
  units: shown,
  addressFor,
}: {
  /** Null where other units would change nothing. */
  units: UnitChoice | null;
  addressFor: (units: UnitChoice) => string;
}) {
  const { t } = useTranslation("recipe");
  const place = useHasScript() ? "" : `#${INGREDIENTS_ID}`;
  return (
    shown && (
      <nav className="actions units" aria-label={t("units.label")}>
        {UNIT_CHOICES.map((units) => (
          <Link
            key={units}
            to={addressFor(units) + place}
            aria-current={units === shown || undefined}
            {...IN_PLACE}
          >
            {t(`units.${units}`)}
          </Link>
        ))}
      </nav>
    )
  );
}
