import { Link, useLocation } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";
import { useRootData } from "./root-data";
import { SearchField } from "./search-field";

/** Also shown to signed-in users, on pages without a top bar. */
export function VisitorHeader() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const root = useRootData();
  // On an error page the viewer can be unknown and may be signed in.
  const isVisitor = root?.viewer === null;
  // The front page has a button for it.
  const withButton: string[] = [paths.start(), paths.explore(), paths.signup()];
  return (
    <header className="visitor-header">
      <Link to={paths.start()} className="brand" aria-label="Popote">
        <img src="/images/icon.svg" alt="" width={32} height={32} />
        <span>Popote</span>
      </Link>
      <SearchField />
      <div className="bar-end">
        {isVisitor && pathname !== paths.login() && (
          <Link to={paths.login()}>{t("shell.logIn")}</Link>
        )}{" "}
        {isVisitor && root.canSignUp && !withButton.includes(pathname + search) && (
          <Link to={paths.signup()} className="sign-up">
            {t("shell.signUp")}
          </Link>
        )}
      </div>
    </header>
  );
}
