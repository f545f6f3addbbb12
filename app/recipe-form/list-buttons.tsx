import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import { Icon, type IconName } from "~/ui/icon";
import type { useTranslation } from "~/ui/translation";

type ListName = "ingredients" | "photos" | "steps" | "tips";

/** The intents that row buttons need, read once: each access creates two proxies. */
type ListIntents = Pick<FormMetadata<RecipeFormValues>, "reorder" | "remove">;

export function ListButtons({
  intents: { reorder, remove },
  t,
  name,
  index,
  count,
  label,
  children,
}: {
  intents: ListIntents;
  t: ReturnType<typeof useTranslation<"recipeForm">>["t"];
  name: ListName;
  index: number;
  count: number;
  label: string;
  children?: ReactNode;
}) {
  const move = (to: number, text: string, icon: IconName) => (
    <IntentButton
      {...reorder.getButtonProps({ name, from: index, to })}
      text={text}
      icon={icon}
      isUseless={to < 0 || to >= count}
    />
  );
  return (
    <div className="line-buttons">
      {move(index - 1, t("edit.moveUp", { label }), "up")}
      {move(index + 1, t("edit.moveDown", { label }), "down")}
      <IntentButton
        {...remove.getButtonProps({ name, index })}
        text={t("edit.remove", { label })}
        icon="remove"
      />
      {children}
    </div>
  );
}

function IntentButton({
  text,
  icon,
  isUseless = false,
  ...button
}: {
  name: string;
  value: string;
  form?: string;
  formNoValidate?: boolean;
  text: string;
  icon: IconName;
  isUseless?: boolean;
}) {
  const { name, value, form, formNoValidate } = button;
  return (
    <button
      type="submit"
      {...{ name, value, form, formNoValidate }}
      className="icon-button"
      title={text}
      disabled={isUseless}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{text}</span>
    </button>
  );
}
