import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TokenProblem } from "#server/features/accounts/tokens";

/** The title of the page of a mailed link begins with "Error:" where the link cannot be used. */
export function isDeadLink(loaded: unknown): boolean {
  return (loaded as { problem: TokenProblem | null } | undefined)?.problem != null;
}

/** What the page of a mailed link shows in place of its form: why, and `children` to get another. */
export function DeadLink({
  title,
  problem,
  children,
}: {
  title: string;
  problem: TokenProblem;
  children: ReactNode;
}) {
  const { t } = useTranslation(["account", "errors"]);
  return (
    <section className="card narrow-card">
      <h1>{title}</h1>
      <p className="notice" role="alert">
        {t(`errors:${problem}`)}
      </p>
      {problem === "auth.invalidToken" && <p>{t("deadLink.invalid")}</p>}
      {problem === "auth.missingToken" && <p>{t("deadLink.missing")}</p>}
      {problem !== "auth.suspended" && children}
    </section>
  );
}
