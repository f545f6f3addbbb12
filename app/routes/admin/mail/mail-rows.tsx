import { useTranslation } from "react-i18next";
import type { OutboxEmail } from "#server/features/email/listing";
import { PostForm } from "~/ui/post-form";
import { Timestamp } from "../parts/timestamp";

export function MailRows({ letters }: { letters: OutboxEmail[] }) {
  const { t } = useTranslation("admin");
  return (
    <ul className="admin-entries">
      {letters.map((letter) => (
        <li key={letter.id}>
          <article className="card admin-entry" aria-labelledby={`mail-${letter.id}`}>
            <h2 id={`mail-${letter.id}`}>{t(`mail.kind.${letter.kind}`)}</h2>
            <p className="admin-fact">
              {letter.recipient} · {t(`mail.locale.${letter.locale}`)}
            </p>
            <p className="admin-fact">
              {t("mail.written")} <Timestamp at={letter.createdAt} /> ·{" "}
              {t("mail.tries", { count: letter.tries })}
            </p>
            <State letter={letter} />
            {letter.lastError && <p className="admin-trouble">{letter.lastError}</p>}
            {letter.sentAt === null && <Retry letter={letter} />}
          </article>
        </li>
      ))}
    </ul>
  );
}

function State({ letter: { sentAt, failedAt, isRefused, nextTryAt } }: { letter: OutboxEmail }) {
  const { t } = useTranslation("admin");
  const [label, at] =
    sentAt !== null
      ? ([t("mail.sentAt"), sentAt] as const)
      : failedAt !== null
        ? ([t(isRefused ? "mail.refusedAt" : "mail.failedAt"), failedAt] as const)
        : ([t("mail.nextTryAt"), nextTryAt] as const);
  return (
    <p className="admin-fact">
      {label} <Timestamp at={at} />
    </p>
  );
}

function Retry({ letter: { id, recipient, isLinkOver } }: { letter: OutboxEmail }) {
  const { t } = useTranslation("admin");
  if (isLinkOver) return <p>{t("mail.linkOver")}</p>;
  return (
    <PostForm className="actions">
      <input type="hidden" name="mail" value={id} />
      <button type="submit" name="intent" value="retry" className="button button-quiet">
        {t("mail.retry")}
        <span className="visually-hidden"> {recipient}</span>
      </button>
    </PostForm>
  );
}
