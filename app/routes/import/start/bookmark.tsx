import { useCallback } from "react";
import { paths } from "#domain/site/paths";
import { useHasScript } from "~/ui/has-script";
import { useTranslation } from "~/ui/translation";

/** A bookmarklet that opens the current page in the import form. */
export function Bookmark({ origin }: { origin: string }) {
  const { t } = useTranslation("import");
  const target = JSON.stringify(`${origin}${paths.imports()}?address=`);
  const code = `javascript:location.href=${target}+encodeURIComponent(location.href)`;
  // React does not render javascript: URLs; clicked here, the link would only lead back.
  const prepare = useCallback(
    (link: HTMLAnchorElement | null) => {
      link?.setAttribute("href", code);
      link?.addEventListener("click", (event) => event.preventDefault());
    },
    [code],
  );
  if (!useHasScript()) return null;
  return (
    <section className="card">
      <h2>{t("bookmark.title")}</h2>
      <p id="bookmark-how">{t("bookmark.how")}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: it gets its address above. */}
        <a ref={prepare} className="button button-quiet" aria-describedby="bookmark-how">
          {t("bookmark.link")}
        </a>
      </p>
    </section>
  );
}
