import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/paths";
import { deleteIngredient } from "#server/admin/ingredient-commands";
import { mergeIngredients } from "#server/admin/merging-ingredients";
import { AppError } from "#server/errors";
import { readForm } from "#server/http/forms/form";
import { asId, idFrom } from "#server/http/pipeline/id-parameters";
import { forAdmin, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { useReply } from "~/ui/form-reply";
import { AdminNav } from "../parts/admin-nav";
import { saveSent } from "../parts/save-ingredient-form";
import { DeleteIngredient } from "./ingredient-delete";
import { IngredientForm } from "./ingredient-form";
import { MergeIngredient } from "./ingredient-merge";
import { loadIngredient } from "./load-ingredient";
import "../parts/ingredients.css";

export { ErrorBoundary } from "~/shell/error-boundary";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["admin", "ingredient"],
  title: "admin:ingredient.titleNew",
  nameOf: (found: unknown) => (found as Loaded | undefined)?.title,
};

export const loader = forAdmin(loadIngredient);

export const action = forAdmin(async (call) => {
  const { fields } = await readForm(call.request);
  switch (fields.get("intent")) {
    case null:
      return saveSent(call, fields);
    case "merge":
      return merge(call, fields);
    case "delete":
      return remove(call);
    default:
      throw new AppError("request.invalid");
  }
});

async function merge(call: ViewerCall, fields: FormData) {
  const into = asId(fields.get("into"));
  if (into === undefined) throw new AppError("request.invalid");
  const id = idFrom(call.url, "ingredient", "ingredient.notFound");
  const merged = await mergeIngredients(call.db, call.viewer, { id, into });
  return redirectWithFlash(call, paths.adminIngredient({ ingredient: into }), {
    key: "admin:ingredient.flash.merged",
    values: { name: merged.name, into: merged.into, count: merged.lines },
  });
}

async function remove(call: ViewerCall) {
  const id = idFrom(call.url, "ingredient", "ingredient.notFound");
  const outcome = await deleteIngredient(call.db, call.viewer, id);
  if (outcome.kind === "inUse") {
    call.context.hasFormErrors = true;
    return data({ form: "delete" as const, lines: outcome.lines }, { status: 409 });
  }
  const values = { name: outcome.name };
  return redirectWithFlash(call, paths.adminIngredients(), {
    key: "admin:ingredient.flash.deleted",
    values,
  });
}

export default function AdminIngredient() {
  const { t } = useTranslation("admin");
  const loaded = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const saving = reply?.form === "ingredient" ? reply : undefined;
  const sent = saving?.sent ?? loaded.sent;
  const { kept, adopting } = loaded;
  return (
    <>
      <AdminNav />
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
      {kept && <Origin kept={kept} />}
      <IngredientForm
        // What was merged or deleted meanwhile is a new one; one that was saved is filled anew.
        key={`${loaded.sent.id} ${loaded.sent.editedAt}`}
        values={loaded.values}
        theirs={saving?.theirs}
        sent={sent}
        result={saving?.result}
      />
      {kept && <MergeIngredient kept={kept} />}
      {kept && <DeleteIngredient kept={kept} />}
    </>
  );
}

export type Kept = NonNullable<Loaded["kept"]>;

function Origin({ kept: { source, isEdited, lines } }: { kept: Kept }) {
  const { t } = useTranslation("admin");
  const facts = [
    source ?? t("ingredients.own"),
    source && isEdited && t("ingredients.edited"),
    t("ingredients.uses", { count: lines }),
  ];
  return <p className="hint">{facts.filter(Boolean).join(" · ")}</p>;
}
