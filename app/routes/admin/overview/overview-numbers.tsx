import { Link } from "@remix-run/react";
import { VISIBILITIES } from "#domain/recipe/recipe";
import { adminPaths } from "#domain/site/admin-paths";
import type { Overview } from "#server/admin/overview";
import { useTranslation } from "~/ui/translation";

/** What there is, without zeros. */
export function OverviewNumbers({ overview }: { overview: Overview }) {
  const { t, i18n } = useTranslation("admin");
  const figure = new Intl.NumberFormat(i18n.language);
  const { people, unverified, suspended, recipes, cookbooks, waitingEmails } = overview;
  const users = (show?: string) => adminPaths.users({ show });
  const numbers: [label: string, count: number, to?: string][] = [
    [t("overview.people", { count: people }), people, users()],
    [t("overview.unverified", { count: unverified }), unverified, users("unverified")],
    [t("overview.suspended", { count: suspended }), suspended, users("suspended")],
    ...VISIBILITIES.toReversed().map((each): [string, number, string] => [
      t(`overview.${each}`, { count: recipes[each] }),
      recipes[each],
      adminPaths.recipes(),
    ]),
    [t("overview.cookbooks", { count: cookbooks }), cookbooks],
    [t("overview.waiting", { count: waitingEmails }), waitingEmails, adminPaths.email()],
  ];
  return (
    <section>
      <h2>{t("overview.numbers")}</h2>
      <ul className="card numbers">
        {numbers
          .filter(([, count]) => count > 0)
          .map(([label, count, to]) => {
            const words = `${figure.format(count)} ${label}`;
            return <li key={label}>{to ? <Link to={to}>{words}</Link> : words}</li>;
          })}
      </ul>
    </section>
  );
}
