import type { Departure } from "#domain/cookbook/cookbook";
import { useTranslation } from "~/ui/translation";

export function Departures({ departures }: { departures: Departure[] }) {
  const { t } = useTranslation("dashboard");
  if (departures.length === 0) return null;
  return (
    <section className="card departures">
      <h2>{t("departures.title")}</h2>
      <ul>
        {departures.map((departure) => (
          <li key={departure.id} dir="auto">
            <DepartureText {...departure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DepartureText({ how, isOwn, member, cookbook, count, titles }: Departure) {
  const { t } = useTranslation("dashboard");
  const side = isOwn ? "own" : "other";
  const went = isOwn
    ? t("departures.own", { cookbook })
    : t(`departures.${how}`, { cookbook, member: member ?? "" });
  if (count === 0) return went;
  const names = titles.join(", ");
  return (
    <>
      {went}{" "}
      {titles.length > 0
        ? t(`departures.recipes.${side}`, { count, titles: names })
        : t("departures.recipes.unnamed", { count })}
    </>
  );
}
