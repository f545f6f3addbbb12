import type { OpenLinkKind } from "#domain/email/emailed-links";
import { useDateFormat } from "~/ui/date-format";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { browserName } from "./browser-name";

export interface LoadedAccess {
  sessions: { name: string; userAgent: string; seenAt: number; isThis: boolean }[];
  openLinks: { kind: OpenLinkKind; email: string | null; createdAt: number; expiresAt: number }[];
}

export function Sessions({ sessions }: Pick<LoadedAccess, "sessions">) {
  const { t } = useTranslation("account");
  const moment = useMoment();
  return (
    <>
      <ul className="access-list">
        {sessions.map(({ name, userAgent, seenAt, isThis }) => (
          <li key={name}>
            <span>
              {browserName(userAgent) ?? t("settings.unknownBrowser")}{" "}
              <span className="hint">
                {isThis ? t("settings.thisOne") : t("settings.seen", { date: moment(seenAt) })}
              </span>
            </span>
            {!isThis && (
              <EndButton intent="endSession" name="session" value={name}>
                {t("settings.endSession")}
              </EndButton>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">{t("settings.logOutHint")}</p>
      <PostForm>
        <button
          type="submit"
          name="intent"
          value="logOutEverywhere"
          className="button button-quiet"
        >
          {t("settings.logOutEverywhere")}
        </button>
      </PostForm>
    </>
  );
}

export function OpenLinks({ openLinks }: Pick<LoadedAccess, "openLinks">) {
  const { t } = useTranslation("account");
  const moment = useMoment();
  if (openLinks.length === 0) return <p>{t("settings.noLinks")}</p>;
  return (
    <ul className="access-list">
      {openLinks.map(({ kind, email, createdAt, expiresAt }) => (
        <li key={kind}>
          <span>
            {t(`settings.link.${kind}`)}{" "}
            <span className="hint">
              {email
                ? t("settings.linkSent", { email, date: moment(createdAt) })
                : t("settings.linkGiven", { date: moment(createdAt) })}{" "}
              {t("settings.linkUntil", { date: moment(expiresAt) })}
            </span>
          </span>
          <EndButton intent="endLink" name="link" value={kind}>
            {t("settings.endLink")}
          </EndButton>
        </li>
      ))}
    </ul>
  );
}

function EndButton({
  intent,
  name,
  value,
  children,
}: {
  intent: string;
  name: string;
  value: string;
  children: string;
}) {
  return (
    <PostForm>
      <input type="hidden" name={name} value={value} />
      <button type="submit" name="intent" value={intent} className="button button-quiet">
        {children}
      </button>
    </PostForm>
  );
}

function useMoment(): (at: number) => string {
  return useDateFormat({ dateStyle: "medium", timeStyle: "short" });
}
