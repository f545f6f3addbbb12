import { useTranslation } from "~/ui/translation";

/** Translates a field's problem ("atMost:50") or an error code. */
export function useProblemMessage(): (problem: string) => string {
  const { t } = useTranslation("errors");
  return (problem) => {
    const [code = "", a, b] = problem.split(":");
    // Only pages for administrators load the texts of ingredient problems.
    const keys = code.includes(".")
      ? [code]
      : [`field.${code}`, `admin:ingredient.problem.${code}`];
    return t(keys as "field.required"[], { a, b });
  };
}
