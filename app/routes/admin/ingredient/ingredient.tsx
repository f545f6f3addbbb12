import { useLoaderData } from "@remix-run/react";
import { readForm } from "#server/http/forms/read-form";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import { useTranslation } from "~/ui/translation";
import { AdminRooms } from "../parts/admin-rooms";
import { saveIngredientForm } from "../parts/save-ingredient-form";
import { deleteUnusedIngredient, mergeIngredient } from "./change-ingredient";
import { DeleteIngredient } from "./ingredient-delete";
import { IngredientForm } from "./ingredient-form";
import { MergeIngredient } from "./ingredient-merge";
import { loadIngredient, type SavedIngredient } from "./load-ingredient";
import "../parts/ingredients.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["admin", "ingredient", "errors"],
  title: "admin:ingredient.titleNew",
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.title,
};

export const loader = forAdmin(loadIngredient);

export const action = forAdmin(async (call) => {
  const { fields } = await readForm(call.request);
  switch (fields.get("intent")) {
    case null:
      return saveIngredientForm(call, fields);
    case "merge":
      return mergeIngredient(call, fields);
    case "delete":
      return deleteUnusedIngredient(call);
    default:
      throw new AppError("request.invalid");
  }
});

export default function AdminIngredient() {
  const { t } = useTranslation("admin");
  const loaded = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  const saving = reply?.form === "ingredient" ? reply : undefined;
  const sent = saving?.sent ?? loaded.sent;
  const { saved, adopting } = loaded;
  return (
    <AdminRooms>
      <h1>{loaded.title ?? t("ingredient.titleNew")}</h1>
      {reply?.form === "delete" && (
        <p className="notice" role="alert">
          {t("ingredient.inUse", { count: reply.lines })}
        </p>
      )}
      {adopting && (
        <p className="notice">
          {t("ingredient.adopting", { name: adopting.name, count: adopting.lines })}
        </p>
      )}
      {saved && <Origin saved={saved} />}
      <IngredientForm
        // Resets the form after a save, merge or deletion.
        key={`${loaded.sent.id} ${loaded.sent.editedAt}`}
        values={loaded.values}
        theirs={saving?.theirs}
        sent={sent}
        result={saving?.result}
      />
      {saved && <MergeIngredient saved={saved} />}
      {saved && <DeleteIngredient saved={saved} />}
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";

function Origin({ saved: { source, isEdited, lines } }: { saved: SavedIngredient }) {
  const { t } = useTranslation("admin");
  const facts = [
    source ?? t("ingredients.own"),
    source && isEdited && t("ingredients.edited"),
    t("ingredients.uses", { count: lines }),
  ];
  return <p className="hint">{facts.filter(Boolean).join(" · ")}</p>;
}
