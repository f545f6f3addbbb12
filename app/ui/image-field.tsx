import { useEffect, useState } from "react";
import { imagePaths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import { useDroppedImage } from "./dropped-image";
import { useHasScript } from "./has-script";
import { useLight } from "./light";
import { useProblemMessage } from "./problem-message";
import { shrinkChosenImage } from "./shrink-image";

export const ACCEPTED_IMAGES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

interface ImageFieldProps {
  formId: string;
  saved: string | undefined;
  /** Id of an image uploaded with this form before, while other fields were invalid. */
  pendingImage: string | undefined;
  removeImage: boolean;
  problem: string | undefined;
  autoFocus: boolean;
  isRound?: boolean;
}

/** An image uploaded before is shown (on a light page mentioned) and need not be chosen again. */
export function ImageField({
  formId,
  saved,
  pendingImage,
  removeImage,
  problem,
  autoFocus,
  isRound = false,
}: ImageFieldProps) {
  const { t } = useTranslation("recipeForm");
  const formatProblem = useProblemMessage();
  const isLight = useLight() !== null;
  const [chosen, setChosen] = useChosenImage();
  const pending = pendingImage && imagePaths.pending(pendingImage);
  const id = `${formId}-image`;
  const shown = chosen ?? pending ?? saved;
  const hasScript = useHasScript();
  useDroppedImage(id);
  return (
    <div className="image-field">
      {shown && !isLight && <ImagePreview src={shown} isRound={isRound} />}
      <div>
        <label htmlFor={id} className="field-label">
          {t("field.image")}
        </label>
        <p className="hint" id={`${id}-hint`}>
          {pending && !chosen ? t("edit.imageKept") : t("edit.imageHint")}
          {hasScript && ` ${t("edit.imageDrop")}`}
        </p>
        <input
          type="file"
          id={id}
          name="image"
          // biome-ignore lint/a11y/noAutofocus: the first wrong field, as on every form.
          autoFocus={autoFocus}
          accept={ACCEPTED_IMAGES}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.files?.[0]);
            shrinkChosenImage(currentTarget);
          }}
        />
        {problem && (
          <p className="problem" id={`${id}-error`}>
            {formatProblem(problem)}
          </p>
        )}
        {(saved || pending) && (
          <label className="checkbox">
            <input type="checkbox" name="removeImage" defaultChecked={removeImage} />
            {t("edit.removeImage")}
          </label>
        )}
      </div>
    </div>
  );
}

function ImagePreview({ src, isRound }: { src: string; isRound: boolean }) {
  const { t } = useTranslation("recipeForm");
  return (
    <img
      className={isRound ? "avatar" : undefined}
      src={src}
      alt={t("edit.imageNow")}
      width={isRound ? 96 : 160}
      height={isRound ? 96 : 120}
    />
  );
}

function useChosenImage(): [string | undefined, (file: File | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return [address, (file) => setAddress(file && URL.createObjectURL(file))];
}
