import { useTranslation } from "react-i18next";
import { typedCelsius, writtenOven } from "#domain/measures/oven-temperature";
import type { Category, Visibility } from "#domain/recipe/recipe";
import type { FieldChange } from "#server/features/recipes/history-changes";
import { useMinutesFormat } from "~/ui/duration";
import { useOvenFormat } from "~/ui/oven";

type Line = FieldChange["lines"][number];

/** The lines of a field that a save took away and added; lines without a mark are as they were. */
export function ChangedField({ change, language }: { change: FieldChange; language: string }) {
  const { t } = useTranslation("history");
  const { field, lines } = change;
  const wordsOf = useFieldWords(field);
  const isText = TEXTS.includes(field);
  return (
    <section>
      <h3>{t(`field.${field}`)}</h3>
      {field === "image" ? (
        <p>{t(`picture.${pictureChange(lines)}`)}</p>
      ) : (
        <ul className="changed-lines">
          {lines.map(({ mark, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is its place in the list.
            <li key={index} lang={isText ? language : undefined} dir="auto">
              <ChangedLine mark={mark} text={wordsOf(text)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const TEXTS: FieldChange["field"][] = ["title", "description", "steps", "tips"];

/** Marked by words too, since many screen readers say nothing of `ins` and `del`. */
function ChangedLine({ mark, text }: Line) {
  const { t, i18n } = useTranslation("history");
  if (mark === "same") return text;
  const Mark = mark === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="visually-hidden" lang={i18n.language}>
        {t(`mark.${mark}`)}{" "}
      </span>
      {text}
    </Mark>
  );
}

/** How a field's value reads: "1 h 30 min" for 90 minutes; texts read as they are. */
function useFieldWords(field: FieldChange["field"]): (value: string) => string {
  const { t } = useTranslation(["recipe", "language"]);
  const minutes = useMinutesFormat();
  const oven = useOvenFormat();
  return (value) => {
    if (field === "category") return t(`recipe:category.${value as Category}`);
    if (field === "visibility") return t(`recipe:visibility.${value as Visibility}`);
    if (field === "language") return t(`language:${value as "en"}`);
    if (field === "yield") return t("recipe:view.servings", { count: Number(value) });
    if (field === "cookingTemperature")
      return oven(typedCelsius(value) ?? null, writtenOven(value)) ?? value;
    if (MINUTES.includes(field)) return minutes(Number(value)) ?? value;
    return value;
  };
}

const MINUTES: FieldChange["field"][] = ["preparationMinutes", "cookingMinutes"];

function pictureChange(lines: Line[]): "changed" | "added" | "removed" | "same" {
  if (lines.length > 1) return "changed";
  return lines[0]?.mark ?? "same";
}
