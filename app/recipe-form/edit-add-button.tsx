import { Button } from "@mantine/core";
import type { ComponentProps } from "react";
import { useTranslation } from "~/ui/translation";

export function AddButton({
  count,
  most,
  label,
  full,
  insert,
}: {
  count: number;
  most: number;
  label: string;
  full: "edit.mostIngredients" | "edit.mostSteps" | "edit.mostTips";
  insert: ComponentProps<typeof Button<"button">>;
}) {
  const { t } = useTranslation("recipeForm");
  if (count >= most) return <p className="hint">{t(full, { most })}</p>;
  return (
    <Button type="submit" variant="default" {...insert}>
      {label}
    </Button>
  );
}
