import { useTranslation } from "~/ui/translation";
import { useProblemMessage } from "./problem-message";

interface FormProblems {
  id: string;
  allErrors: Record<string, string[]>;
}

export function ErrorSummary({
  form,
  formatLabel,
}: {
  form: FormProblems;
  formatLabel: (field: string) => string;
}) {
  const { t } = useTranslation(["common", "errors"]);
  const formatProblem = useProblemMessage();
  const problems = Object.entries(form.allErrors);
  if (problems.length === 0) return null;
  return (
    <section className="error-summary" role="alert" aria-labelledby={`${form.id}-summary`}>
      <h2 id={`${form.id}-summary`}>{t("form.summary")}</h2>
      <ul>
        {problems.map(([field, [problem = ""]]) => (
          <li key={field}>
            {field === "" ? (
              formatProblem(problem)
            ) : (
              <a href={`#${form.id}-${field}`}>
                {t("form.labelled", { label: formatLabel(field), problem: formatProblem(problem) })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function firstWrongField(form: FormProblems): string | undefined {
  return Object.keys(form.allErrors)[0];
}
