import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { PhotoValues } from "#domain/recipe/photos";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { useLight } from "~/ui/light";
import { TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import { DragHandle } from "./drag-handle";
import { ListButtons } from "./list-buttons";

export function PhotoRow({
  photo,
  index,
  count,
  intents,
  image,
}: {
  photo: FieldMetadata<PhotoValues>;
  index: number;
  count: number;
  intents: Pick<FormMetadata<RecipeFormValues>, "reorder" | "remove">;
  image: (key: string) => string;
}) {
  const { t } = useTranslation("recipeForm");
  const isLight = useLight() !== null;
  const { key, alt, step, stood } = photo.getFieldset();
  const label = t("photos.number", { number: index + 1 });
  const isWrong = Boolean(alt.errors ?? step.errors);
  return (
    <li className="line photo-line">
      {[key, stood].map(({ name, initialValue }) => (
        <input key={name} type="hidden" name={name} defaultValue={initialValue} />
      ))}
      {!isLight && <img src={image(key.initialValue ?? "")} alt={label} width={96} height={72} />}
      <ListButtons {...{ intents, t, index, count, label }} name="photos">
        <DragHandle onMove={(from, to) => intents.reorder({ name: "photos", from, to })} />
      </ListButtons>
      <details open={isWrong}>
        <summary>{t(index === 0 ? "photos.coverMore" : "photos.more")}</summary>
        <TextField field={alt} label={t("photos.alt")} hint={t("photos.altHint")} />
        <TextField
          field={step}
          label={t("photos.step")}
          hint={t("photos.stepHint")}
          inputMode="numeric"
        />
      </details>
    </li>
  );
}
