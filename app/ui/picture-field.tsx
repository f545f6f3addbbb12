import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { imagePaths } from "~/paths";
import { useProblemWords } from "~/ui/problem-words";
import type { Loaded, Sent } from "./edit-form";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Choosing a picture: a native file field; what was chosen before is shown and need not be again. */
export function PictureField({
  loaded,
  sent,
  problem,
  autoFocus,
}: {
  loaded: Loaded;
  sent: Sent;
  problem: string | undefined;
  autoFocus: boolean;
}) {
  const { t } = useTranslation("recipe");
  const words = useProblemWords();
  const [chosen, setChosen] = useChosenPicture();
  const kept = sent.pendingImage && imagePaths.pending(sent.pendingImage);
  const saved =
    sent.id !== undefined && loaded.imageVersion !== null
      ? imagePaths.recipeThumbnail(sent.id, loaded.imageVersion)
      : undefined;
  const shown = chosen ?? kept ?? saved;
  return (
    <div className="picture-field">
      {shown && <img src={shown} alt={t("edit.pictureNow")} width={160} height={120} />}
      <div>
        <label htmlFor="recipe-image" className="field-label">
          {t("field.image")}
        </label>
        <p className="hint" id="recipe-image-hint">
          {kept && !chosen ? t("edit.pictureKept") : t("edit.pictureHint")}
        </p>
        <input
          type="file"
          id="recipe-image"
          name="image"
          // biome-ignore lint/a11y/noAutofocus: the first wrong field, as on every form.
          autoFocus={autoFocus}
          accept={ACCEPTED}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="recipe-image-hint recipe-image-error"
          onChange={(event) => setChosen(event.currentTarget.files?.[0])}
        />
        {problem && (
          <p className="problem" id="recipe-image-error">
            {words(problem)}
          </p>
        )}
        {(saved || kept) && (
          <label className="checkbox">
            <input type="checkbox" name="removeImage" defaultChecked={sent.removeImage} />
            {t("edit.removePicture")}
          </label>
        )}
      </div>
    </div>
  );
}

/** The address of a picture that was just chosen, from the browser's memory. */
function useChosenPicture(): [string | undefined, (file: File | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return [address, (file) => setAddress(file && URL.createObjectURL(file))];
}
