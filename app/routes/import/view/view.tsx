import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ITEM_STATES } from "#domain/import/import";
import { VISIBILITIES, type Visibility } from "#domain/recipe/recipe";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { serverPaths } from "#domain/site/server-paths";
import { deleteImport, pauseImport, queueItems } from "#server/features/imports/commands";
import { listImportFolders, makeFolderCookbooks } from "#server/features/imports/folders";
import { changeImportedReaders } from "#server/features/imports/imported-readers";
import { saveItemPhotos } from "#server/features/imports/item-image";
import { getImport, isSingleRecipe, listItems } from "#server/features/imports/queries";
import { readForm } from "#server/http/forms/read-form";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/translation";
import { ImportItems } from "./import-items";
import { ImportOutcome } from "./import-outcome";
import { ImportProgress } from "./import-progress";
import "../parts/import.css";

export const handle = { i18n: ["import", "recipe"], title: "import:view.title" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const id = getId(url, "import", "import.notFound");
  const cursor = url.searchParams.get("cursor");
  const show = ITEM_STATES.find((each) => each === url.searchParams.get("show"));
  const imported = await getImport(db, viewer, id);
  if (imported.state === "READY" && isSingleRecipe(imported))
    throw redirect(serverPaths.importItem(id, 1), 303);
  if (imported.state === "READY" && imported.table === "unmatched")
    throw redirect(ownPaths.importColumns(id), 303);
  const page = await listItems(db, viewer, id, show, cursor);
  const folders = await listImportFolders(db, viewer, id);
  return { imported, folders, show: show ?? null, isFirstPage: cursor === null, ...page };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url, context } = call;
  const id = getId(url, "import", "import.notFound");
  const { fields } = await readForm(request);
  const item = parseId(fields.get("item"));
  switch (fields.get("intent")) {
    case "save":
    case "saveTwins":
      await queueItems(db, viewer, id, {
        which: fields.get("intent") === "save" ? "FOUND" : "THERE",
        visibility: readVisibility(fields),
      });
      context.imports.wake();
      return redirect(paths.importView(id), 303);
    case "change": {
      const values = await changeImportedReaders(db, viewer, id, readVisibility(fields));
      return redirectWithFlash(call, paths.importView(id), { key: "import:view.changed", values });
    }
    case "folders": {
      const names = fields.getAll("folder").map(String);
      const values = await makeFolderCookbooks(db, viewer, id, names);
      const key = values.count > 0 ? "import:folders.made" : "import:folders.none";
      return redirectWithFlash(call, paths.importView(id), { key, values });
    }
    case "pause":
      await pauseImport(db, viewer, id);
      return redirect(paths.importView(id), 303);
    case "open":
      if (item === undefined) throw new AppError("import.notFound");
      await saveItemPhotos(db, context.files, viewer, id, item, context.outgoing);
      return redirect(serverPaths.importItem(id, item), 303);
    case "drop":
      await deleteImport(db, context.files, viewer, id);
      return redirectWithFlash(call, paths.imports(), { key: "import:view.dropped" });
    default:
      throw new AppError("request.invalid");
  }
});

/** Nothing chosen means that only their owner reads them. */
function readVisibility(fields: FormData): Visibility {
  return VISIBILITIES.find((each) => each === fields.get("visibility")) ?? "PRIVATE";
}

export default function ViewImport() {
  const { t } = useTranslation("import");
  const { imported, folders, show, items, next, isFirstPage } = useLoaderData<typeof loader>();
  const isAtWork = imported.state === "READING" || imported.state === "SAVING";
  const at = (cursor?: string) =>
    paths.importView(imported.id, { show: show ?? undefined, cursor });
  return (
    <div className="import stack">
      <h1>{t("view.title")}</h1>
      <section className="card">
        <p dir="auto">
          <strong>{imported.name || t("list.pasted")}</strong>
        </p>
        {isAtWork ? (
          <ImportProgress imported={imported} />
        ) : (
          <ImportOutcome imported={imported} folders={folders} />
        )}
      </section>
      {(items.length > 0 || show) && (
        <ImportItems imported={imported} show={show} items={items}>
          <Pager first={isFirstPage ? null : at()} next={next && at(next)} />
        </ImportItems>
      )}
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
