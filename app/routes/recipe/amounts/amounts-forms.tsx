import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { problem } from "#domain/form/field-problems";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import type { WantedAmounts } from "#server/features/recipes/wanted-ratio";
import { FormTheme } from "~/ui/form-theme";
import { SelectField, TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import { QueryFields } from "../parts/servings-form";
import { formatIngredient } from "./ingredients-text";

const AS_WRITTEN = { numerator: 1, denominator: 1 };

interface FormProps {
  wanted: WantedAmounts | undefined;
  address: string;
}

/** "I have 300 g of the flour." */
export function HaveForm({
  recipe: { ingredients },
  wanted,
  address,
}: FormProps & { recipe: Pick<ShownRecipe, "ingredients"> }) {
  const { t } = useTranslation("amounts");
  const sent = wanted?.by === "have" ? wanted : undefined;
  if (ingredients.length === 0) return null;
  return (
    <AmountsForm title={t("have.title")} address={address}>
      <TextField
        field={toField("have", sent?.have, sent && problem.notComparable)}
        label={t("have.amount")}
        hint={t("have.hint")}
        autoFocus={sent !== undefined}
      />
      <SelectField field={toField("line", String(sent?.line ?? 0))} label={t("have.line")}>
        {ingredients.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is its place in the list.
          <option key={index} value={index}>
            {formatIngredient(line, AS_WRITTEN)}
          </option>
        ))}
      </SelectField>
    </AmountsForm>
  );
}

/** From the recipe's tin to another. */
export function TinForm({ wanted, address }: FormProps) {
  const { t } = useTranslation("amounts");
  const sent = wanted?.by === "tin" ? wanted : undefined;
  return (
    <AmountsForm title={t("tin.title")} address={address}>
      <TextField
        field={toField("from", sent?.from, sent && problem.noTin)}
        label={t("tin.from")}
        hint={t("tin.hint")}
        autoFocus={sent !== undefined}
      />
      <TextField field={toField("tin", sent?.to)} label={t("tin.to")} />
    </AmountsForm>
  );
}

function AmountsForm({
  title,
  address,
  children,
}: {
  title: string;
  address: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("amounts");
  return (
    <FormTheme>
      <form action={address} className="card stack">
        <h2>{title}</h2>
        <QueryFields address={address} />
        {children}
        <Button type="submit">{t("show")}</Button>
      </form>
    </FormTheme>
  );
}

function toField(name: string, initialValue: string | undefined, wrong?: string) {
  return { id: name, name, initialValue, errors: wrong ? [wrong] : undefined };
}
