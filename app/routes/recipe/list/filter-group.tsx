import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon";

interface FilterGroupProps {
  label: string;
  isOpen: boolean;
  children: ReactNode;
}

export function FilterGroup({ label, isOpen, children }: FilterGroupProps) {
  const { t } = useTranslation("recipeList");
  return (
    <details className="filter" name="filter" open={isOpen}>
      <summary>
        {label}
        <Icon name="down" />
      </summary>
      <div className="card">
        {children}
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t("apply")}
          </button>
        </div>
      </div>
    </details>
  );
}
