import { useTranslation } from "react-i18next";

/** The words of why something could not be brought in. */
export function useImportProblem(): (problem: string) => string {
  const { t } = useTranslation("import");
  return (problem) => t(`problem.${problem as "damaged"}`);
}
