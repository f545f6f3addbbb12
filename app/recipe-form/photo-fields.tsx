import type { FormMetadata } from "@conform-to/react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { MAX_PHOTOS } from "#domain/recipe/photos";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { useDroppedImage } from "~/ui/dropped-image";
import { useHasScript } from "~/ui/has-script";
import { ACCEPTED_IMAGES } from "~/ui/image-field";
import { useProblemMessage } from "~/ui/problem-message";
import { useTranslation } from "~/ui/translation";
import { toLineKey } from "./new-line";
import { PhotoRow } from "./photo-row";
import { PhotoUploads } from "./photo-upload-list";
import type { PhotoQueue } from "./photo-uploads";
import { useRowFocus } from "./row-focus";
import "./form-rows.css";
import "./photos.css";

/** The photos of a recipe, the cover first, and those on their way. */
export function PhotoList({
  form,
  queue,
  image,
}: {
  form: FormMetadata<RecipeFormValues>;
  queue: PhotoQueue;
  /** The address of a photo's thumbnail, by its key. */
  image: (key: string) => string;
}) {
  const { t } = useTranslation("recipeForm");
  const photos = form.getFieldset().photos.getFieldList();
  const { reorder, remove } = form;
  const formatRow = (number: number) => t("photos.number", { number });
  const { onClick, said } = useRowFocus(photos.map(toLineKey), formatRow);
  return (
    <>
      <input type="hidden" name="photoList" value="yes" />
      <div className="photo-list">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only notes which button was pressed. */}
        <ol className="lines" aria-label={t("photos.list")} onClick={onClick}>
          {photos.map((photo, index) => (
            <PhotoRow
              key={toLineKey(photo)}
              photo={photo}
              index={index}
              count={photos.length}
              intents={{ reorder, remove }}
              image={(key) => queue.previews.get(key) ?? image(key)}
            />
          ))}
        </ol>
        <PhotoUploads queue={queue} />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <p role="status" className="visually-hidden">
        {queue.previews.size > 0 && t("photos.arrived", { count: queue.previews.size })}
      </p>
    </>
  );
}

/** With script each photo is sent as soon as it is chosen. */
export function PhotoPicker({
  form,
  queue,
  autoFocus,
}: {
  form: FormMetadata<RecipeFormValues>;
  queue: PhotoQueue;
  autoFocus: boolean;
}) {
  const { t } = useTranslation("recipeForm");
  const formatProblem = useProblemMessage();
  const hasScript = useHasScript();
  const field = useRef<HTMLInputElement>(null);
  const id = `${form.id}-image`;
  const problem = form.allErrors.image?.[0];
  const photos = form.getFieldset().photos.getFieldList();
  const room = MAX_PHOTOS - photos.length - queue.uploads.length;
  useDroppedImage(id);

  function take({ currentTarget }: Pick<ChangeEvent<HTMLInputElement>, "currentTarget">) {
    queue.add([...(currentTarget.files ?? [])].slice(0, room));
    currentTarget.value = "";
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before script came.
  useEffect(() => {
    if (field.current?.files?.length) take({ currentTarget: field.current });
  }, []);

  return (
    <div className="image-field">
      <div>
        <label htmlFor={id} className="field-label">
          {t("photos.label")}
        </label>
        <p className="hint" id={`${id}-hint`}>
          {t("photos.hint", { most: MAX_PHOTOS })}
          {hasScript && ` ${t("photos.drop")}`}
        </p>
        {room > 0 ? (
          <input
            ref={field}
            type="file"
            id={id}
            name="image"
            multiple
            // biome-ignore lint/a11y/noAutofocus: the first wrong field, as on every form.
            autoFocus={autoFocus}
            accept={ACCEPTED_IMAGES}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={take}
          />
        ) : (
          <p className="hint">{t("photos.most", { most: MAX_PHOTOS })}</p>
        )}
        {problem && (
          <p className="problem" id={`${id}-error`}>
            {formatProblem(problem)}
          </p>
        )}
      </div>
    </div>
  );
}
