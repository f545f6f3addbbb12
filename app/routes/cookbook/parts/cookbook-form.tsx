import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import type { CookbookContent } from "#domain/cookbook/cookbook";
import { imagePaths, paths } from "#domain/site/paths";
import type { Cookbook } from "#server/features/cookbooks/queries";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { ImageField } from "~/ui/image-field";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { TextAreaField, TextField } from "~/ui/text-field";
import { useTranslation } from "~/ui/translation";
import type { CookbookFormState } from "./save-cookbook-form";

interface CookbookFormProps {
  cookbook: Cookbook | null;
  sent: CookbookFormState;
  result: SubmissionResult | undefined;
  addresses?: { cancel: string; image: string };
}

export function CookbookForm({
  cookbook,
  sent,
  result,
  addresses = ownAddresses(cookbook),
}: CookbookFormProps) {
  const { t } = useTranslation(["cookbook", "recipeForm"]);
  const [form, fields] = useForm<CookbookContent>({
    id: "cookbook",
    defaultValue: cookbook ?? { name: "", description: "" },
    lastResult: result,
  });
  const labels = new Map([
    ["name", t("cookbook:field.name")],
    ["description", t("cookbook:field.description")],
    ["image", t("recipeForm:field.image")],
  ]);
  const formatLabel = (field: string) => labels.get(field) ?? field;
  const first = firstWrongField(form);
  const hasImage = cookbook !== null && cookbook.imageVersion !== null;
  return (
    <FormTheme>
      <PostForm encType="multipart/form-data" id={form.id} noValidate className="card stack">
        <h1>{cookbook ? t("cookbook:edit.title") : t("cookbook:edit.titleNew")}</h1>
        <ErrorSummary form={form} formatLabel={formatLabel} />
        <input type="hidden" name="formKey" value={sent.formKey} />
        {sent.pendingImage && <input type="hidden" name="pendingImage" value={sent.pendingImage} />}
        <TextField field={fields.name} label={formatLabel("name")} autoFocus={first === "name"} />
        <TextAreaField
          field={fields.description}
          label={formatLabel("description")}
          rows={3}
          autoFocus={first === "description"}
        />
        <ImageField
          formId={form.id}
          saved={hasImage ? addresses.image : undefined}
          pendingImage={sent.pendingImage}
          removeImage={sent.removeImage}
          problem={form.allErrors.image?.[0]}
          autoFocus={first === "image"}
        />
        <p className="actions">
          <Button type="submit" name="intent" value="save">
            {t("cookbook:edit.save")}
          </Button>
          <LinkButton variant="quiet" to={addresses.cancel}>
            {t("cookbook:edit.cancel")}
          </LinkButton>
        </p>
      </PostForm>
    </FormTheme>
  );
}

function ownAddresses(cookbook: Cookbook | null) {
  return {
    cancel: cookbook ? paths.cookbookView(cookbook.id) : paths.cookbookList(),
    image: imagePaths.cookbook(cookbook?.id ?? 0, cookbook?.imageVersion ?? null),
  };
}
