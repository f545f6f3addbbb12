import { useLoaderData } from "@remix-run/react";
import { EMAIL_LISTS } from "#domain/email/email-delivery";
import { adminPaths } from "#domain/site/admin-paths";
import { listEmails } from "#server/features/email/listing";
import { retryEmail, retryFailed } from "#server/features/email/manual-retry";
import { findEmailTrouble } from "#server/features/email/trouble";
import { readForm } from "#server/http/forms/read-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { Pager } from "~/ui/pager";
import { PostForm } from "~/ui/post-form";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { EmailRows } from "./email-rows";
import { EmailTroubleNotice } from "./email-trouble";
import "../parts/lists.css";

export const handle = { i18n: ["admin"], title: "admin:email.title" };

export const loader = forAdmin(async ({ db, url }) => {
  const cursor = url.searchParams.get("cursor");
  const show = EMAIL_LISTS.find((each) => each === url.searchParams.get("show")) ?? "waiting";
  const trouble = await findEmailTrouble(db);
  return { show, trouble, isFirstPage: cursor === null, ...(await listEmails(db, show, cursor)) };
});

export const action = forAdmin(async (call) => {
  const { db, viewer, request, url } = call;
  const { fields } = await readForm(request);
  const back = url.pathname + url.search;
  switch (fields.get("intent")) {
    case "retry": {
      const id = parseId(fields.get("email"));
      if (id === undefined) throw new AppError("mail.notFound");
      const became = await retryEmail(db, viewer, id);
      return redirectWithFlash(call, back, { key: `admin:email.became.${became}` });
    }
    case "retryFailed": {
      const count = await retryFailed(db, viewer);
      const key = count === 0 ? "admin:email.noneRetried" : "admin:email.allRetried";
      return redirectWithFlash(call, back, { key, values: { number: String(count) } });
    }
    default:
      throw new AppError("request.invalid");
  }
});

export default function AdminEmail() {
  const { t } = useTranslation("admin");
  const { show, trouble, emails, next, isFirstPage } = useLoaderData<typeof loader>();
  const pageAt = (cursor?: string) => adminPaths.email({ show, cursor });
  return (
    <AdminRooms>
      <h1>{t("email.title")}</h1>
      {trouble && <EmailTroubleNotice trouble={trouble} />}
      <Tabs
        label={t("email.lists")}
        shown={show}
        tabs={EMAIL_LISTS.map((name) => ({
          name,
          to: adminPaths.email({ show: name }),
          label: t(`email.${name}`),
        }))}
      />
      {emails.length === 0 && <p>{t(`email.none.${show}`)}</p>}
      {show === "failed" && emails.length > 0 && (
        <PostForm>
          <p>
            <button
              type="submit"
              name="intent"
              value="retryFailed"
              className="button button-primary"
            >
              {t("email.retryFailed")}
            </button>
          </p>
        </PostForm>
      )}
      <EmailRows emails={emails} />
      <Pager first={isFirstPage ? null : pageAt()} next={next && pageAt(next)} />
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
