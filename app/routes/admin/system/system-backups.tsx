import { formatBytes } from "#domain/text/byte-size";
import type { BackupProgress } from "#server/admin/backups";
import type { EndedBackup } from "#server/admin/system";
import { useLight } from "~/ui/light";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";

const LOOK_AGAIN_SECONDS = "3";

interface LoadedBackups {
  dir: string | null;
  running: BackupProgress | null;
  nextDue: number | null;
  isDue: boolean;
}

export function SystemBackups({ backups, last }: { backups: LoadedBackups; last: EndedBackup[] }) {
  const { t } = useTranslation("admin");
  const { dir, running, nextDue, isDue } = backups;
  return (
    <section className="card system-backups">
      <h2>{t("system.backups.title")}</h2>
      {dir === null && (
        <p>
          {t("system.backups.off")} <code>BACKUP_DIR</code>
        </p>
      )}
      {dir !== null && (
        <p>
          {t("system.backups.dir")} <code>{dir}</code>
        </p>
      )}
      {running && <Running progress={running} />}
      {dir !== null && !running && (
        <>
          {nextDue !== null && <NextDue at={nextDue} isDue={isDue} />}
          <PostForm>
            <input type="hidden" name="sent" value="yes" />
            <p>
              <button type="submit" className="button button-primary">
                {t("system.backups.now")}
              </button>
            </p>
          </PostForm>
        </>
      )}
      {last.length === 0 ? <p>{t("system.backups.none")}</p> : <LastBackups last={last} />}
    </section>
  );
}

function NextDue({ at, isDue }: { at: number; isDue: boolean }) {
  const { t } = useTranslation("admin");
  if (isDue) return <p>{t("system.backups.dueNow")}</p>;
  return (
    <p>
      {t("system.backups.due")} <Timestamp at={at} />
    </p>
  );
}

function Running({ progress: { stage, done, total } }: { progress: BackupProgress }) {
  const { t } = useTranslation("admin");
  const again = <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />;
  const shown = stage === "images" || stage === "verifying" ? stage : "database";
  const label = t(`system.backups.stage.${shown}`);
  return (
    <>
      {useLight() ? again : <noscript>{again}</noscript>}
      <p>
        <label htmlFor="backup-progress">{label}</label>
        <progress id="backup-progress" value={done} max={Math.max(total, 1)} />
      </p>
    </>
  );
}

function LastBackups({ last }: { last: EndedBackup[] }) {
  const { t, i18n } = useTranslation("admin");
  return (
    <ul>
      {last.map(({ id, startedAt, finishedAt, file, bytes, error, verifiedAt }) => (
        <li key={id}>
          <strong>{t(`system.backups.${howEnded(error, verifiedAt)}`)}</strong>{" "}
          <Timestamp at={startedAt} />
          <br />
          <code>{file}</code>
          <br />
          {error ??
            t("system.backups.took", {
              size: formatBytes(i18n.language, bytes),
              count: Math.max(1, Math.round((finishedAt - startedAt) / 1000)),
            })}
        </li>
      ))}
    </ul>
  );
}

function howEnded(error: string | null, verifiedAt: number | null) {
  if (error !== null) return "failed";
  return verifiedAt === null ? "made" : "verified";
}
