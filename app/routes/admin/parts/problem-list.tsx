import { Link } from "@remix-run/react";
import { adminPaths } from "#domain/site/admin-paths";
import type { Problem } from "#server/admin/problems";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "./timestamp";

export function ProblemList({ problems }: { problems: Problem[] }) {
  const { t } = useTranslation("admin");
  if (problems.length === 0) return null;
  return (
    <section className="card admin-problems">
      <h2>{t("problem.title")}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.code}>
            <Link to={buildAddress(problem)}>
              {problem.code === "email"
                ? t("problem.email.what", {
                    count: problem.waiting,
                    reason: t(`email.trouble.${problem.kind}`),
                  })
                : t(`problem.${problem.code}.what`, { ...problem, count: countTimes(problem) })}
            </Link>
            {problem.code === "clock" && (
              <>
                {" "}
                <Timestamp at={problem.at} />
              </>
            )}
            <br />
            {t(`problem.${problem.code}.todo`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function buildAddress({ code }: Problem): string {
  return code === "email" ? adminPaths.email({}) : adminPaths.system();
}

function countTimes(problem: Problem): number {
  return problem.code === "loopHeld" ? problem.times : 1;
}
