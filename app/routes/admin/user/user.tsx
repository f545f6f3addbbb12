import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { imagePaths } from "#domain/site/paths";
import { getAccountDetails, listRemainingCookbooks } from "#server/admin/account";
import { confirmAddress, resendVerificationEmail, sendResetEmail } from "#server/admin/login-help";
import { removeUser } from "#server/admin/remove-user";
import { grantAdministration, revokeAdministration } from "#server/admin/roles";
import { liftSuspension, suspendUser } from "#server/admin/suspension";
import { readForm } from "#server/http/forms/read-form";
import { getId } from "#server/http/pipeline/id-parameters";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { AccountActions } from "./account-actions";
import { HelpActions } from "./help-actions";
import { UserCookbooks } from "./user-cookbooks";
import { UserFacts } from "./user-facts";
import "../parts/users.css";

interface Loaded {
  account: { username: string };
}

export const handle = {
  i18n: ["admin"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.account.username,
};

export const loader = forAdmin(async ({ db, viewer, url }) => {
  const account = await getAccountDetails(db, getId(url, "user", "user.notFound"));
  const isOwn = account.id === viewer.id;
  return { account, isOwn, cookbooks: isOwn ? [] : await listRemainingCookbooks(db, account.id) };
});

const COMMANDS = {
  grant: { run: grantAdministration, done: "granted" },
  revoke: { run: revokeAdministration, done: "revoked" },
  verify: { run: confirmAddress, done: "verified" },
  resend: { run: resendVerificationEmail, done: "resent" },
  reset: { run: sendResetEmail, done: "resetSent" },
  suspend: { run: suspendUser, done: "suspended" },
  lift: { run: liftSuspension, done: "lifted" },
} as const;

export const action = forAdmin(async (call) => {
  const { db, viewer, url } = call;
  const { fields } = await readForm(call.request);
  const id = getId(url, "user", "user.notFound");
  const intent = String(fields.get("intent"));
  if (intent === "delete") {
    const values = await removeUser(db, viewer, { id });
    return redirectWithFlash(call, adminPaths.users(), { key: "admin:user.done.deleted", values });
  }
  if (!Object.hasOwn(COMMANDS, intent)) throw new AppError("request.invalid");
  const { run, done } = COMMANDS[intent as keyof typeof COMMANDS];
  const values = { ...(await run(db, viewer, { id })) };
  return redirectWithFlash(call, adminPaths.user(id), { key: `admin:user.done.${done}`, values });
});

export default function AdminUser() {
  const { t } = useTranslation("admin");
  const { account, isOwn, cookbooks } = useLoaderData<typeof loader>();
  return (
    <AdminRooms>
      <p>
        <Link to={adminPaths.users()} className="alone">
          {t("user.back")}
        </Link>
      </p>
      <div className="user-head">
        <Avatar
          person={account}
          size={64}
          src={toAdminImage(imagePaths.user(account.id, account.imageVersion))}
        />
        <h1 dir="auto">{account.username}</h1>
      </div>
      <div className="user-cards">
        <UserFacts account={account} isOwn={isOwn} />
        <HelpActions account={account} />
        <AccountActions account={account} isOwn={isOwn} />
        <UserCookbooks cookbooks={cookbooks} />
      </div>
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
