import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { problem } from "#domain/form/field-problems";
import { LOCALES } from "#domain/language/locales";
import { adminPaths } from "#domain/site/admin-paths";
import { adoptCustomName } from "#server/admin/adopt-names";
import { readForm } from "#server/http/forms/read-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import { AdminRooms } from "../parts/admin-rooms";
import { parseName } from "../parts/save-ingredient-form";
import { loadName, loadNames } from "./load-names";
import { AdoptName } from "./name-adopt";
import { NamesInUse } from "./names-list";
import "../parts/ingredients.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["admin", "ingredient", "errors"],
  title: "admin:names.title",
  findName: (data: unknown) => {
    const loaded = data as Loaded | undefined;
    return loaded?.kind === "name" ? loaded.name : undefined;
  },
};

export const loader = forAdmin(async (call) => {
  const name = parseName(call.url.searchParams.get("name"));
  return name === undefined ? loadNames(call) : loadName(call, name);
});

export const action = forAdmin(async (call) => {
  const { fields } = await readForm(call.request);
  const name = parseName(fields.get("name"));
  if (name === undefined) throw new AppError("request.invalid");
  const into = parseId(fields.get("into"));
  const language = fields.get("language");
  const keepsText = fields.has("keepsText");
  if (into === undefined) {
    const sent = { language: String(language), keepsText };
    return data({ problems: { into: [problem.choice] }, sent }, { status: 400 });
  }
  const only = LOCALES.find((locale) => locale === language);
  const adoption = { name, into, locales: only ? [only] : [...LOCALES], keepsText };
  const adopted = await adoptCustomName(call.db, call.viewer, adoption);
  return redirectWithFlash(call, adminPaths.names(), {
    key: "admin:ingredient.flash.adopted",
    values: { name: adopted.name, into: adopted.into, count: adopted.lines },
  });
});

export default function AdminNames() {
  const loaded = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <AdminRooms>
      {loaded.kind === "list" ? (
        <NamesInUse page={loaded} />
      ) : (
        <AdoptName custom={loaded} reply={reply} />
      )}
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
