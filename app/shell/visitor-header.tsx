import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { LanguageSwitch } from "./language-switch";
import { useRootData } from "./root-data";
import { SearchField } from "./search-field";

/**
 * The header for visitors: name, search, explore, language, links to log in and sign up; on pages
 * without top bar also for people who are signed in.
 */
export function VisitorHeader() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const root = useRootData();
  // Of a page that failed it can be unknown who reads: they may be signed in.
  const isVisitor = root?.viewer === null;
  return (
    <header className="visitor-header">
      <Link to={paths.start()} className="brand">
        <img src="/images/icon.svg" alt="" width={32} height={32} />
        <span>Popote</span>
      </Link>
      <SearchField />
      <div className="bar-end">
        <Link to={paths.explore()}>{t("shell.explore")}</Link>
        <LanguageSwitch />
        {isVisitor && pathname !== paths.login() && (
          <Link to={paths.login()}>{t("shell.logIn")}</Link>
        )}{" "}
        {isVisitor && root.canSignUp && pathname !== paths.signup() && (
          <Link to={paths.signup()}>{t("shell.signUp")}</Link>
        )}
      </div>
    </header>
  );
}
