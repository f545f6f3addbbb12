import type { SubmissionResult } from "@conform-to/dom";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { UnitChoice } from "#domain/measures/unit-choice";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import type { Theme } from "#domain/site/theme";
import type { WeekStart } from "#domain/time/week-start";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { type LoadedAccess, OpenLinks, Sessions } from "./settings-access";
import {
  LanguageChoice,
  LightPages,
  ThemeChoice,
  UnitsChoice,
  WeekStartChoice,
} from "./settings-choices";
import { EmailForm } from "./settings-email";
import { GoogleSettings, type GoogleState } from "./settings-google";

export interface LoadedSettings extends LoadedAccess {
  email: string;
  units: UnitChoice;
  weekStart: WeekStart;
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
      <Section title={t("settings.units")}>
        <UnitsChoice units={loaded.units} />
      </Section>
      <Section title={t("settings.weekStart")}>
        <WeekStartChoice weekStart={loaded.weekStart} />
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
      <a href={ownPaths.accountData()} className="button button-quiet" download>
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
