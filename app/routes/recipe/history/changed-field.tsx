import type { ReactNode } from "react";
import type { Language } from "#domain/language/languages";
import { parseCelsius, readOvenWords } from "#domain/measures/oven-temperature";
import type { Category } from "#domain/recipe/recipe";
import { RECIPE_FIELDS, type RecipeInputName } from "#domain/recipe/recipe-fields";
import { photoPaths } from "#domain/site/photo-paths";
import type { FieldChange, HistoryField } from "#server/features/recipes/history-changes";
import { useMinutesFormat } from "~/ui/duration";
import { useOvenFormat } from "~/ui/oven";
import { useTranslation } from "~/ui/translation";
import { ShownText } from "../parts/shown-parts";

type Line = FieldChange["lines"][number];

export function ChangedField({ change, language }: { change: FieldChange; language: Language }) {
  const { t } = useTranslation("history");
  const { field, lines, photos } = change;
  const name = useHistoryFieldName();
  const formatValue = useFieldWords(field);
  const isText = TEXTS.includes(field);
  return (
    <section>
      <h3>{name(field)}</h3>
      {photos ? (
        <ChangedPhotos photos={photos} />
      ) : field === "image" ? (
        <p>{t(`image.${imageChange(lines)}`)}</p>
      ) : (
        <ul className="changed-lines">
          {lines.map(({ mark, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is its place in the list.
            <li key={index} lang={isText ? language : undefined} dir="auto">
              <ChangedLine mark={mark}>
                {typeof text === "string" ? (
                  formatValue(text)
                ) : (
                  <ShownText text={text} language={language} />
                )}
              </ChangedLine>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const TEXTS: HistoryField[] = ["title", "description", "steps", "tips"];

function ChangedPhotos({ photos }: { photos: NonNullable<FieldChange["photos"]> }) {
  const { t } = useTranslation("history");
  return (
    <ul className="changed-lines">
      {photos.map(({ mark, key, alt, step }) => (
        <li key={`${mark} ${key}`}>
          <ChangedLine mark={mark}>
            <img
              src={photoPaths.editing(key)}
              alt={alt || t("photo")}
              width={96}
              height={72}
              loading="lazy"
            />{" "}
            {step !== null && t("step", { number: step + 1 })} {alt}
          </ChangedLine>
        </li>
      ))}
    </ul>
  );
}

/** Also marked in words, because many screen readers ignore `ins` and `del`. */
function ChangedLine({ mark, children }: Pick<Line, "mark"> & { children: ReactNode }) {
  const { t, i18n } = useTranslation("history");
  if (mark === "same") return children;
  const Mark = mark === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="visually-hidden" lang={i18n.language}>
        {t(`mark.${mark}`)}{" "}
      </span>
      {children}
    </Mark>
  );
}

export function useHistoryFieldName(): (field: HistoryField) => string {
  const { t } = useTranslation(["recipe", "history"]);
  return (field) => {
    if (field === "image") return t("history:photo");
    const isList = field === "ingredients" || field === "steps" || field === "tips";
    return isList ? t(`view.${field}`) : t(`field.${field}`);
  };
}

/** Formats a field's value, such as "1 h 30 min" for 90 minutes; text stays as it is. */
function useFieldWords(field: HistoryField): (value: string) => string {
  const { t } = useTranslation(["recipe", "language"]);
  const minutes = useMinutesFormat();
  const oven = useOvenFormat();
  return (value) => {
    if (field === "language") return t(`language:${value as Language}`);
    if (field === "yield") return t("recipe:view.servings", { count: Number(value) });
    switch (field in RECIPE_FIELDS && RECIPE_FIELDS[field as RecipeInputName].kind) {
      case "choice":
        return t(`recipe:${field as "category"}.${value as Category}`);
      case "celsius":
        return oven(parseCelsius(value) ?? null, readOvenWords(value)) ?? value;
      case "minutes":
        return minutes(Number(value)) ?? value;
      default:
        return value;
    }
  };
}

function imageChange(lines: Line[]): "changed" | "added" | "removed" | "same" {
  if (lines.length > 1) return "changed";
  return lines[0]?.mark ?? "same";
}
