import type { AccountDetails } from "#server/admin/account";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function HelpActions({ account: { verifiedAt, suspendedAt } }: { account: AccountDetails }) {
  const { t } = useTranslation("admin");
  const isSuspended = suspendedAt !== null;
  const button = (intent: "verify" | "resend" | "reset") => (
    <button type="submit" name="intent" value={intent} className="button button-quiet">
      {t(`user.${intent}`)}
    </button>
  );
  if (isSuspended && verifiedAt !== null) return null;
  return (
    <section className="card">
      <h2>{t("user.help")}</h2>
      <PostForm className="actions">
        {verifiedAt === null && button("verify")}
        {verifiedAt === null && !isSuspended && button("resend")}
        {!isSuspended && button("reset")}
      </PostForm>
    </section>
  );
}
