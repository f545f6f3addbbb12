import { UI_LOCALES, type UiLocale } from "#domain/language/locales";
import { UNIT_CHOICES, type UnitChoice } from "#domain/measures/unit-choice";
import { THEMES, type Theme } from "#domain/site/theme";
import { WEEK_STARTS, type WeekStart } from "#domain/time/week-start";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

const LANGUAGE_NAMES: Record<UiLocale, string> = {
  en: "English",
  fr: "Français",
  "fr-CA": "Français (Canada)",
};

export function LanguageChoice() {
  const { i18n } = useTranslation();
  const choices = UI_LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
  return <Choice intent="locale" choices={choices} chosen={i18n.language} />;
}

export function UnitsChoice({ units }: { units: UnitChoice }) {
  const { t } = useTranslation("account");
  const choices = UNIT_CHOICES.map((value) => ({
    value,
    label: t(`settings.unitChoices.${value}`),
  }));
  return (
    <>
      <p className="hint">{t("settings.unitsHint")}</p>
      <Choice intent="units" choices={choices} chosen={units} />
    </>
  );
}

export function WeekStartChoice({ weekStart }: { weekStart: WeekStart }) {
  const { t } = useTranslation("account");
  const choices = WEEK_STARTS.map((value) => ({ value, label: t(`settings.weekStarts.${value}`) }));
  return <Choice intent="weekStart" choices={choices} chosen={weekStart} />;
}

export function ThemeChoice({ theme }: { theme: Theme | null }) {
  const { t } = useTranslation("account");
  const choices = (["system", ...THEMES] as const).map((value) => ({
    value,
    label: t(`settings.themes.${value}`),
  }));
  return <Choice intent="theme" choices={choices} chosen={theme ?? "system"} />;
}

/** One button for each choice, which also names the field. */
function Choice({
  intent,
  choices,
  chosen,
}: {
  intent: "locale" | "theme" | "units" | "weekStart";
  choices: { value: string; label: string; lang?: string }[];
  chosen: string;
}) {
  return (
    <PostForm className="actions">
      <input type="hidden" name="intent" value={intent} />
      {choices.map(({ value, label, lang }) => (
        <button
          key={value}
          type="submit"
          name={intent}
          value={value}
          lang={lang}
          className={`button button-${value === chosen ? "primary" : "quiet"}`}
          aria-pressed={value === chosen}
        >
          {label}
        </button>
      ))}
    </PostForm>
  );
}

/** A plain form: the result must be a full page load, because the new page differs in scripts. */
export function LightPages({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation("account");
  return (
    <PostForm>
      <p className="hint" id="light-hint">
        {t("settings.lightHint")}
      </p>
      <label className="checkbox">
        <input
          type="checkbox"
          name="light"
          defaultChecked={isChosen}
          aria-describedby="light-hint"
        />
        {t("settings.lightChoice")}
      </label>
      <p className="actions">
        <button type="submit" name="intent" value="light" className="button button-quiet">
          {t("settings.lightSave")}
        </button>
      </p>
    </PostForm>
  );
}
