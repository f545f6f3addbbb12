import { parseSourceAddress } from "#domain/recipe/source-address";
import { useTranslation } from "~/ui/translation";

export function RecipeSource({ source }: { source: string }) {
  const { t } = useTranslation("recipe");
  if (source === "") return null;
  const address = parseSourceAddress(source);
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
