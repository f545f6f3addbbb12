import type { ReactNode } from "react";
import type { TokenProblem } from "#server/features/accounts/tokens";
import { useTranslation } from "~/ui/translation";

/** Whether an emailed link cannot be used, so that the page's title starts with "Error:". */
export function isDeadLink(loaded: unknown): boolean {
  return (loaded as { problem: TokenProblem | null } | undefined)?.problem != null;
}

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
