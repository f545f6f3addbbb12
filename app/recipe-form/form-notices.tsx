import type { FormMetadata } from "@conform-to/react";
import type { RecipeFormValues } from "#domain/recipe/recipe-values";
import type { ShownRecipe } from "#server/features/recipes/shown-lines";
import { RecipeConflict } from "./conflict-notice";
import { DraftNotice, OtherDrafts } from "./draft-notices";
import { ImportedNotice } from "./imported-notice";
import type { FormAddresses, InitialRecipeForm } from "./recipe-form-values";

interface FormNoticesProps {
  form: FormMetadata<RecipeFormValues>;
  loaded: InitialRecipeForm;
  current: ShownRecipe | null;
  addresses: FormAddresses;
  wasSent: boolean;
}

export function FormNotices({ form, loaded, current, addresses, wasSent }: FormNoticesProps) {
  const { draft, otherDrafts, imported, keepsDrafts } = loaded;
  return (
    <>
      {!wasSent && (
        <OtherDrafts
          drafts={otherDrafts}
          isOfThis={draft !== undefined || imported !== undefined || loaded.title !== undefined}
        />
      )}
      {draft && !wasSent && <DraftNotice {...draft} />}
      {imported && !current && (
        <ImportedNotice form={form} lines={loaded.values.ingredients} {...imported} />
      )}
      {current && <RecipeConflict {...{ current, addresses, keepsDrafts }} />}
    </>
  );
}
