import type { ShoppingList } from "#server/features/shopping/queries";
import type { ShoppingLine } from "#server/features/shopping/shown-lines";
import { CopyButton } from "~/ui/copy-button";
import { useTranslation } from "~/ui/translation";

/** The list as plain text, by aisle. */
export function AsText({ aisles }: Pick<ShoppingList, "aisles">) {
  const { t } = useTranslation(["shopping", "ingredient"]);
  const formatLine = ({ sums, isPartial }: ShoppingLine) => {
    const words = sums.map(({ parts }) => parts.map(({ text }) => text).join("")).join(" + ");
    return `- ${words}${isPartial ? ` ${t("some")}` : ""}`;
  };
  const text = aisles
    .map(({ aisle, name, lines }) =>
      [name || t(`ingredient:category.${aisle}`), ...lines.map(formatLine)].join("\n"),
    )
    .join("\n\n");
  return (
    <details className="shopping-text">
      <summary>{t("asText")}</summary>
      <textarea readOnly rows={8} aria-label={t("asText")} value={text} dir="auto" />
      <p className="actions">
        <CopyButton text={text} what="list" />
      </p>
    </details>
  );
}
