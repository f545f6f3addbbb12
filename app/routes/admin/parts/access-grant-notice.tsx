import { Link } from "@remix-run/react";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "./timestamp";

export interface AccessGrant {
  reason: string;
  expiresAt: number;
}

export function AccessGrantNotice({
  access: { reason, expiresAt },
  back,
  mayLeave = true,
}: {
  access: AccessGrant;
  back: { to: string; label: string };
  /** False on a page with a form being edited. */
  mayLeave?: boolean;
}) {
  const { t } = useTranslation("admin");
  return (
    <section className="notice" aria-label={t("access.label")}>
      <p>
        {t("access.until")} <Timestamp at={expiresAt} />
      </p>
      <blockquote className="admin-trouble" dir="auto">
        {reason}
      </blockquote>
      <PostForm className="actions">
        {mayLeave && (
          <button type="submit" name="intent" value="stepOut" className="button button-quiet">
            {t("access.end")}
          </button>
        )}{" "}
        <Link to={back.to} className="alone">
          {back.label}
        </Link>
      </PostForm>
    </section>
  );
}
