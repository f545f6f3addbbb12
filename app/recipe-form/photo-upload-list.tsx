import { Button } from "@mantine/core";
import { useTranslation } from "~/ui/translation";
import type { PhotoQueue, PhotoUpload } from "./photo-uploads";

/** The photos that are on their way, and those that did not arrive. */
export function PhotoUploads({ queue: { uploads, retry, drop } }: { queue: PhotoQueue }) {
  const { t } = useTranslation("recipeForm");
  if (uploads.length === 0) return null;
  return (
    <ul className="lines" aria-label={t("photos.onTheirWay")}>
      {uploads.map((upload) => (
        <li key={upload.id} className="line photo-line">
          <img src={upload.preview} alt={upload.name} width={96} height={72} />
          <Progress upload={upload} />
          <span className="photo-buttons">
            {(upload.state === "failed" || upload.state === "lost") && (
              <Button
                variant="default"
                size="sm"
                data-failed-photo={upload.state === "failed" || undefined}
                onClick={() => retry(upload.id)}
              >
                {t("photos.again")}
                <span className="visually-hidden"> {upload.name}</span>
              </Button>
            )}
            <Button variant="default" size="sm" onClick={() => drop(upload.id)}>
              {t("photos.leaveOut")}
              <span className="visually-hidden"> {upload.name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { id, sent, state, message } }: { upload: PhotoUpload }) {
  const { t } = useTranslation("recipeForm");
  const labelId = `photo-upload-${id}`;
  if (state === "failed")
    return (
      <p className="problem" role="alert">
        {message}
      </p>
    );
  return (
    <p>
      <span id={labelId}>{t(`photos.${state}`)}</span>
      {state === "sending" && <progress value={sent} aria-labelledby={labelId} />}
    </p>
  );
}
