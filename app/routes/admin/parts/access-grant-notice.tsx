import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PostForm } from "~/ui/post-form";
import { Timestamp } from "./timestamp";

/** What a page shows of the grant under which it is read. */
export interface AccessGrant {
  reason: string;
  expiresAt: number;
}

/** Says why an administrator is here and until when, with the way out. */
export function AccessGrantNotice({
  access: { reason, expiresAt },
  back,
  mayLeave = true,
}: {
  access: AccessGrant;
  back: { to: string; label: string };
  /** Not where a form is being filled in. */
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
