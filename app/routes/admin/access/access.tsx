import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accessSchema } from "#domain/administration/reason-schemas";
import { adminPaths } from "#domain/site/admin-paths";
import {
  type AccessTarget,
  findGrant,
  getTargetSummary,
  grantAccess,
} from "#server/admin/access-grants";
import { createFormReply, runFormCommand } from "#server/http/forms/form-reply";
import { readForm } from "#server/http/forms/read-form";
import { readAccessTarget } from "#server/http/pipeline/granted-call";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { AccessForm } from "./access-form";

export const handle = { i18n: ["admin", "errors"], title: "admin:access.title" };

/** An administrator who already has a grant is redirected. */
export const loader = forAdmin(async ({ db, viewer, url }) => {
  const thing = getTarget(url);
  if (await findGrant(db, viewer, thing)) throw redirect(buildAddress(thing), 303);
  return getTargetSummary(db, viewer, thing);
});

export const action = forAdmin(async (call) => {
  const { db, viewer, request, url } = call;
  const { fields } = await readForm(request);
  const submission = parseWithZod(fields, { schema: accessSchema });
  if (submission.status !== "success") return createFormReply(submission, {});
  return runFormCommand(call, submission, {}, async () => {
    const thing = getTarget(url);
    await grantAccess(db, viewer, thing, submission.value.reason);
    return redirect(buildAddress(thing), 303);
  });
});

export default function RequestAccess() {
  const { t } = useTranslation("admin");
  const { kind, name, owner } = useLoaderData<typeof loader>();
  const result = useFormReply<typeof action>()?.result;
  return (
    <AdminRooms>
      <section className="card narrow-card">
        <h1>{t("access.title")}</h1>
        <p dir="auto">{t(`access.about.${kind}`, { name, owner })}</p>
        <p>{t(`access.text.${kind}`)}</p>
        <AccessForm result={result} />
      </section>
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function getTarget(url: URL): AccessTarget {
  const thing = readAccessTarget(url);
  if (!thing) throw new AppError("request.invalid");
  return thing;
}

function buildAddress({ kind, id }: AccessTarget): string {
  if (kind === "RECIPE") return adminPaths.recipe(id);
  return kind === "COOKBOOK" ? adminPaths.cookbook(id) : adminPaths.profile(id);
}
