import { useTranslation } from "react-i18next";
import { VISIBILITIES } from "#domain/recipe/recipe";
import { adminPaths } from "#domain/site/admin-paths";
import { paths } from "#domain/site/paths";
import type { Overview } from "#server/admin/overview";
import { Tiles } from "~/ui/tiles";

export function OverviewTiles({ overview }: { overview: Overview }) {
  const { t, i18n } = useTranslation("admin");
  const figure = new Intl.NumberFormat(i18n.language);
  const { people, unverified, suspended, recipes, cookbooks } = overview;
  const { openReports, waitingEmails, failedEmails, maintenance } = overview;
  const users = (show?: string) => adminPaths.users({ show });
  const tiles: [label: string, count: number, to?: string][] = [
    [t("overview.people", { count: people }), people, users()],
    [t("overview.unverified", { count: unverified }), unverified, users("unverified")],
    [t("overview.suspended", { count: suspended }), suspended, users("suspended")],
    ...VISIBILITIES.toReversed().map((each): [string, number, string] => [
      t(`overview.${each}`, { count: recipes[each] }),
      recipes[each],
      adminPaths.recipes(),
    ]),
    [t("overview.cookbooks", { count: cookbooks }), cookbooks],
    [t("overview.reports", { count: openReports }), openReports, adminPaths.reports()],
    [t("overview.waiting", { count: waitingEmails }), waitingEmails, adminPaths.email()],
    [
      t("overview.failed", { count: failedEmails }),
      failedEmails,
      adminPaths.email({ show: "failed" }),
    ],
  ];
  return (
    <section>
      <h2>{t("overview.numbers")}</h2>
      <Tiles
        tiles={[
          ...tiles.map(([label, count, to]) => ({ label, figure: figure.format(count), to })),
          {
            figure: t(maintenance > 0 ? "overview.on" : "overview.off"),
            label: t("overview.maintenance"),
            to: paths.adminMaintenance(),
          },
        ]}
      />
    </section>
  );
}
