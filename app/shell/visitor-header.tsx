import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { LanguageSwitch } from "./language-switch";
import { useRootData } from "./root-data";
import { SearchField } from "./search-field";

/** The header for visitors: name, search, explore, language, links to log in and sign up. */
export function VisitorHeader() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // Of a page that failed it can be unknown who reads: they may be signed in.
  const root = useRootData();
  const isKnown = root !== undefined;
  return (
    <header className="visitor-header">
      <Link to={paths.start()} className="brand">
        <img src="/images/icon.svg" alt="" width={32} height={32} />
        <span>Popote</span>
      </Link>
      <SearchField />
      <Link to={paths.explore()}>{t("shell.explore")}</Link>
      <LanguageSwitch />
      {isKnown && pathname !== paths.login() && <Link to={paths.login()}>{t("shell.logIn")}</Link>}{" "}
      {root?.canSignUp && pathname !== paths.signup() && (
        <Link to={paths.signup()}>{t("shell.signUp")}</Link>
      )}
    </header>
  );
}
