import { useLoaderData } from "@remix-run/react";
import { LISTED_ACTS, MAX_CHOSEN } from "#domain/recipe/recipe-acts";
import { toListQuery } from "#domain/recipe/recipe-filters";
import { isTag, isTagShort, MAX_TAG } from "#domain/recipe/tags";
import { paths } from "#domain/site/paths";
import { listChosen } from "#server/features/recipe-acts/chosen-queries";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { type Act, type ActOutcome, runAct } from "#server/features/recipe-acts/run-act";
import { type Undone, undoAct } from "#server/features/recipe-acts/undo";
import { getSavedFilters } from "#server/features/recipes/saved-filters";
import { listKnownTags } from "#server/features/recipes/tag-suggestions";
import { checkTags, listTagsOn } from "#server/features/recipes/tags";
import { readForm } from "#server/http/forms/read-form";
import { readConfirmed, readTicked } from "#server/http/forms/ticked-recipes";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import type { Db } from "#server/platform/db/open";
import { useCountFormat } from "~/ui/count";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";
import { ActForm } from "./act-form";
import "./many.css";
import { readAct, readKind } from "./read-choice";
import { MAX_TYPED_TAG } from "./tag-forms";

export const handle = { i18n: ["acts", "recipe"], title: "acts:title" };

const NAMED = 10;

/** Lists what was chosen in the list; changes nothing. */
export const loader = forViewer(async (call) => {
  const { db, viewer, url } = call;
  const kind = readKind(url.searchParams, LISTED_ACTS);
  const { ids, isCut } = await readTicked(call);
  const { recipes, notYours, unfound } = await listChosen(db, viewer, kind, ids);
  const name = ({ title, language }: (typeof recipes)[number]) => ({ title, language });
  return {
    kind,
    isCut,
    unfound,
    ids: recipes.map(({ id }) => id),
    named: recipes.slice(0, NAMED).map(name),
    notYours: { count: notYours.length, named: notYours.slice(0, NAMED).map(name) },
    cookbooks: kind === "COOKBOOK" ? await listOpenCookbooks(db, viewer) : [],
    tags: kind === "TAG" ? await loadTags(call, recipes) : null,
  };
});

async function loadTags({ db, viewer, url }: ViewerCall, recipes: { id: number }[]) {
  return {
    typed: url.searchParams.get("tag") ?? "",
    known: await listKnownTags(db, viewer),
    used: await listTagsOn(
      db,
      recipes.map(({ id }) => id),
    ),
  };
}

export const action = forViewer(async (call) => {
  const { db, viewer, request } = call;
  const { fields } = await readForm(request);
  const undo = parseId(fields.get("undo"));
  if (undo) return flashUndone(call, await undoAct(db, viewer, undo));
  const ids = readConfirmed(fields);
  const act = readAct(fields);
  const problem = act.kind === "TAG" && (await findTagProblem(db, act.name));
  if (problem) {
    const tag = act.name.slice(0, MAX_TYPED_TAG);
    const again = paths.recipeMany({ act: act.kind, recipes: ids.join(), tag });
    return redirectWithFlash(call, again, { ...problem, isRefusal: true });
  }
  return flashOutcome(call, act, await runAct(db, viewer, act, ids));
});

async function findTagProblem(db: Db, name: string) {
  if (!isTagShort(name)) return { key: "errors:field.tagAtMost", values: { a: MAX_TAG } };
  if (!isTag(name)) return { key: "flash:acts.oneTag" };
  const { forbidden } = await checkTags(db, [name], undefined);
  return forbidden.length > 0 && { key: "errors:field.tagForbidden", values: { a: name } };
}

/** Leads back to the list as it was filtered. */
async function redirectToList(
  call: ViewerCall,
  flash: { key: string; values: Record<string, string | number> },
) {
  const filters = await getSavedFilters(call.db, call.viewer);
  return redirectWithFlash(call, paths.recipeList(toListQuery(filters)), flash);
}

function flashOutcome(call: ViewerCall, act: Act, { changed, already, refused }: ActOutcome) {
  const done = act.kind === "AUDIENCE" ? `AUDIENCE.${act.visibility}` : act.kind;
  const left = already + refused;
  const key = `flash:acts.${left > 0 ? "doneSome" : "done"}.${done}`;
  return redirectToList(call, { key, values: { count: changed, left } });
}

function flashUndone(call: ViewerCall, { restored, left }: Undone) {
  const values = { count: restored, left: left.length, titles: left.slice(0, NAMED).join(", ") };
  const key = `flash:acts.${left.length > 0 ? "undoneSome" : "undone"}`;
  return redirectToList(call, { key, values });
}

export default function ManyRecipes() {
  const { t } = useTranslation("acts");
  const formatCount = useCountFormat();
  const loaded = useLoaderData<typeof loader>();
  const { kind, ids, named, notYours, unfound, isCut } = loaded;
  const more = ids.length - named.length;
  return (
    <section className="card narrow-card many">
      <h1>{t(`heading.${kind}`)}</h1>
      <p>
        {ids.length > 0
          ? t("chosen", { count: ids.length, shown: formatCount(ids.length) })
          : t("none")}
      </p>
      {isCut && <p>{t("cut", { max: formatCount(MAX_CHOSEN) })}</p>}
      <Titles recipes={named} />
      {more > 0 && <p>{t("more", { count: more, shown: formatCount(more) })}</p>}
      {notYours.count > 0 && (
        <>
          <p>{t("notYours", { count: notYours.count })}</p>
          <Titles recipes={notYours.named} />
        </>
      )}
      {unfound > 0 && <p>{t("unfound", { count: unfound })}</p>}
      {kind === "DELETE" && ids.length > 0 && <p>{t("deleteHint")}</p>}
      {ids.length > 0 && <ActForm {...loaded} />}
      <LinkButton to={paths.recipeList()} variant="quiet">
        {t("back")}
      </LinkButton>
    </section>
  );
}

function Titles({ recipes }: { recipes: { title: string; language: string }[] }) {
  return (
    <ul>
      {recipes.map(({ title, language }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is fixed
        <li key={at} lang={language} dir="auto">
          {title}
        </li>
      ))}
    </ul>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
