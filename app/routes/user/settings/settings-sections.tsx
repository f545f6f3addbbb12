import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UI_LOCALES, type UiLocale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { THEMES, type Theme } from "#domain/site/theme";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { type LoadedAccess, OpenLinks, Sessions } from "./settings-access";
import { EmailForm } from "./settings-email";
import { GoogleSettings, type GoogleState } from "./settings-google";

export interface LoadedSettings extends LoadedAccess {
  email: string;
  theme: Theme | null;
  hasLightPages: boolean;
  hasPassword: boolean;
  google: GoogleState;
}

export interface SettingsReply {
  form: "email" | "google";
  result: SubmissionResult;
  codeSentTo?: string;
}

const LANGUAGE_NAMES: Record<UiLocale, string> = {
  en: "English",
  fr: "Français",
  "fr-CA": "Français (Canada)",
};

export function SettingsSections({
  loaded,
  reply,
  children,
}: {
  loaded: LoadedSettings;
  reply: SettingsReply | undefined;
  /** Sections shown after the open links. */
  children: ReactNode;
}) {
  const { t } = useTranslation("account");
  const { email, hasPassword, google } = loaded;
  const pickResult = (form: SettingsReply["form"]) =>
    reply?.form === form ? reply.result : undefined;
  return (
    <div className="settings">
      <h1>{t("settings.title")}</h1>
      <Section title={t("settings.language")}>
        <LanguageChoice />
      </Section>
      <Section title={t("settings.theme")}>
        <ThemeChoice theme={loaded.theme} />
      </Section>
      <Section title={t("settings.light")}>
        <LightPages isChosen={loaded.hasLightPages} />
      </Section>
      <Section title={t("settings.profile")}>
        <LinkButton to={paths.userEdit()} variant="quiet">
          {t("settings.editProfile")}
        </LinkButton>
      </Section>
      <Section title={t("settings.email")}>
        <EmailForm
          {...{ email, hasPassword }}
          result={pickResult("email")}
          codeSentTo={reply?.codeSentTo}
        />
      </Section>
      <Section title={t("settings.password")}>
        <PasswordLink hasPassword={hasPassword} />
      </Section>
      {google.isOffered && (
        <Section title="Google">
          <GoogleSettings {...{ google, hasPassword }} result={pickResult("google")} />
        </Section>
      )}
      <Section title={t("settings.sessions")}>
        <Sessions sessions={loaded.sessions} />
      </Section>
      <Section title={t("settings.links")}>
        <OpenLinks openLinks={loaded.openLinks} />
      </Section>
      {children}
      <Section title={t("settings.leaving")}>
        <LeavingLinks />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function LanguageChoice() {
  const { i18n } = useTranslation("account");
  return (
    <PostForm className="actions">
      <input type="hidden" name="intent" value="locale" />
      {UI_LOCALES.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={locale}
          className={`button button-${locale === i18n.language ? "primary" : "quiet"}`}
          aria-pressed={locale === i18n.language}
        >
          {LANGUAGE_NAMES[locale]}
        </button>
      ))}
    </PostForm>
  );
}

function ThemeChoice({ theme: chosen }: { theme: Theme | null }) {
  const { t } = useTranslation("account");
  return (
    <PostForm className="actions">
      <input type="hidden" name="intent" value="theme" />
      {(["system", ...THEMES] as const).map((theme) => {
        const isChosen = theme === (chosen ?? "system");
        return (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            className={`button button-${isChosen ? "primary" : "quiet"}`}
            aria-pressed={isChosen}
          >
            {t(`settings.themes.${theme}`)}
          </button>
        );
      })}
    </PostForm>
  );
}

function PasswordLink({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation("account");
  if (hasPassword) {
    return (
      <LinkButton to={paths.passwordUpdate()} variant="quiet">
        {t("update.title")}
      </LinkButton>
    );
  }
  return (
    <p>
      {t("settings.noPassword")} <Link to={paths.passwordReset()}>{t("reset.title")}</Link>
    </p>
  );
}

function LeavingLinks() {
  const { t } = useTranslation("account");
  return (
    <p className="actions">
      <a href={paths.accountData()} className="button button-quiet" download>
        {t("settings.download")}
      </a>
      <LinkButton to={paths.imports()} variant="quiet">
        {t("settings.import")}
      </LinkButton>
      <LinkButton to={paths.accountDelete()} variant="quiet">
        {t("deleteAccount.title")}
      </LinkButton>
    </p>
  );
}

/** A plain form: the result must be a full page load, because the new page differs in scripts. */
function LightPages({ isChosen }: { isChosen: boolean }) {
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
