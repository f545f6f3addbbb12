import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/ui/icon";

type ListName = "ingredients" | "steps" | "tips";

/** Up, down and remove for one line: submit buttons that the server understands without script. */
export function ListButtons({
  form,
  name,
  index,
  count,
  label,
  children,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: the buttons serve lists of any shape.
  form: FormMetadata<any>;
  name: ListName;
  index: number;
  count: number;
  label: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation("recipeForm");
  const move = (to: number, text: string, icon: IconName) => (
    <IntentButton
      {...form.reorder.getButtonProps({ name, from: index, to })}
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
        {...form.remove.getButtonProps({ name, index })}
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
