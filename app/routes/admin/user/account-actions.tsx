import type { AccountDetails } from "#server/admin/account";
import { Confirmation } from "~/ui/confirmation";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function AccountActions({ account, isOwn }: { account: AccountDetails; isOwn: boolean }) {
  const { t } = useTranslation("admin");
  const { username, role, suspendedAt } = account;
  const asking = (intent: "grant" | "revoke" | "suspend" | "delete") => (
    <Confirmation
      id={`${intent}-user`}
      intent={intent}
      texts={{
        ask: t(`user.${intent}.ask`),
        title: t(`user.${intent}.title`, { username }),
        text: t(`user.${intent}.text`),
        confirm: t(`user.${intent}.confirm`),
        cancel: t("user.cancel"),
      }}
    />
  );
  return (
    <section className="card">
      <h2>{t("user.power")}</h2>
      {isOwn ? (
        <p>{t("user.itself")}</p>
      ) : (
        <div className="actions">
          {asking(role === "ADMIN" ? "revoke" : "grant")}
          {suspendedAt === null ? (
            asking("suspend")
          ) : (
            <PostForm>
              <button type="submit" name="intent" value="lift" className="button button-quiet">
                {t("user.lift")}
              </button>
            </PostForm>
          )}
          {asking("delete")}
        </div>
      )}
    </section>
  );
}
