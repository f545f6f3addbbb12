import { parseWithZod } from "@conform-to/zod/v4";
import { useLoaderData } from "@remix-run/react";
import { reportSchema } from "#domain/administration/reason-schemas";
import type { ReportTarget } from "#domain/administration/report";
import { paths } from "#domain/site/paths";
import { fileReport } from "#server/features/reports/commands";
import { getReported } from "#server/features/reports/queries";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { ReportForm } from "./report-form";

export const handle = { i18n: ["user", "errors"], title: "user:report.title" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const reported = parseReported(url);
  return { about: pickSubject(reported), name: await getReported(db, viewer, reported) };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const { fields } = await readForm(request);
  const submission = parseWithZod(fields, { schema: reportSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    const reported = parseReported(url);
    await fileReport(db, viewer, reported, submission.value.reason);
    const { recipe, user } = reported;
    const back = recipe === undefined ? paths.userView(user) : paths.recipeView(recipe);
    return redirectWithFlash(call, back, { key: "flash:reported" });
  });
});

export default function Report() {
  const { t } = useTranslation("user");
  const { about, name } = useLoaderData<typeof loader>();
  const result = useFormReply<typeof action>()?.result;
  return (
    <section className="card narrow-card">
      <h1>{t("report.title")}</h1>
      <p dir="auto">{t(`report.about.${about}`, { name })}</p>
      <p>{t("report.text")}</p>
      <ReportForm result={result} />
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function parseReported({ searchParams }: URL): ReportTarget {
  return {
    recipe: parseId(searchParams.get("recipe")),
    user: parseId(searchParams.get("user")),
    isImage: searchParams.has("image"),
  };
}

function pickSubject({ recipe, isImage }: ReportTarget) {
  if (recipe === undefined) return isImage ? ("userImage" as const) : ("user" as const);
  return isImage ? ("recipeImage" as const) : ("recipe" as const);
}
