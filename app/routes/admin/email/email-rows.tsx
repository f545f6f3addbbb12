import type { OutboxEmail } from "#server/features/email/listing";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

export function EmailRows({ emails }: { emails: OutboxEmail[] }) {
  const { t } = useTranslation("admin");
  return (
    <ul className="admin-entries">
      {emails.map((email) => (
        <li key={email.id}>
          <article className="card admin-entry" aria-labelledby={`email-${email.id}`}>
            <h2 id={`email-${email.id}`}>{t(`email.kind.${email.kind}`)}</h2>
            <p className="admin-fact">
              {email.recipient} · {t(`email.locale.${email.locale}`)}
            </p>
            <p className="admin-fact">
              {t("email.written")} <Timestamp at={email.createdAt} /> ·{" "}
              {t("email.tries", { count: email.tries })}
            </p>
            <State email={email} />
            {email.lastError && <p className="admin-trouble">{email.lastError}</p>}
            {email.sentAt === null && <Retry email={email} />}
          </article>
        </li>
      ))}
    </ul>
  );
}

function State({ email: { sentAt, failedAt, isRefused, nextTryAt } }: { email: OutboxEmail }) {
  const { t } = useTranslation("admin");
  const [label, at] =
    sentAt !== null
      ? ([t("email.sentAt"), sentAt] as const)
      : failedAt !== null
        ? ([t(isRefused ? "email.refusedAt" : "email.failedAt"), failedAt] as const)
        : ([t("email.nextTryAt"), nextTryAt] as const);
  return (
    <p className="admin-fact">
      {label} <Timestamp at={at} />
    </p>
  );
}

function Retry({ email: { id, recipient, isLinkExpired } }: { email: OutboxEmail }) {
  const { t } = useTranslation("admin");
  if (isLinkExpired) return <p>{t("email.linkOver")}</p>;
  return (
    <PostForm className="actions">
      <input type="hidden" name="email" value={id} />
      <button type="submit" name="intent" value="retry" className="button button-quiet">
        {t("email.retry")}
        <span className="visually-hidden"> {recipient}</span>
      </button>
    </PostForm>
  );
}
