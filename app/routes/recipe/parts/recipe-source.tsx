import { useTranslation } from "react-i18next";
import { sourceAddress } from "#domain/source-address";

/** Where a recipe comes from: a link where that is an address; nothing where it is the author's own. */
export function RecipeSource({ source }: { source: string }) {
  const { t } = useTranslation("recipe");
  if (source === "") return null;
  const address = sourceAddress(source);
  return (
    <p className="recipe-source">
      {t("view.source")}{" "}
      {address ? (
        <a href={address.href} rel="nofollow ugc noopener">
          {address.host.replace(/^www\./, "")}
        </a>
      ) : (
        <span dir="auto">{source}</span>
      )}
    </p>
  );
}
