import { useTranslation } from "react-i18next";

/** Puts a field's problem ("atMost:50", or a refusal's code) in the reader's words. */
export function useProblemMessage(): (problem: string) => string {
  const { t } = useTranslation("errors");
  return (problem) => {
    const [code = "", a, b] = problem.split(":");
    // What can be wrong with an ingredient only travels with the pages of administrators.
    const keys = code.includes(".")
      ? [code]
      : [`field.${code}`, `admin:ingredient.problem.${code}`];
    return t(keys as "field.required"[], { a, b });
  };
}
