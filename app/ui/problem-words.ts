import { useTranslation } from "react-i18next";

/** Puts a field's problem ("atMost:50", or a refusal's code) in the reader's words. */
export function useProblemWords(): (problem: string) => string {
  const { t } = useTranslation("errors");
  return (problem) => {
    const [code = "", a, b] = problem.split(":");
    const key = code.includes(".") ? code : `field.${code}`;
    return t(key as "field.required", { a, b });
  };
}
