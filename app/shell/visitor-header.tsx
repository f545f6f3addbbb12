import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/site/paths";
import { LanguageSwitch } from "./language-switch";
import { useRootData } from "./root-data";
import { SearchField } from "./search-field";

/** Also shown to signed-in users, on pages without a top bar. */
export function VisitorHeader() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const root = useRootData();
  // On an error page the viewer can be unknown and may be signed in.
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
