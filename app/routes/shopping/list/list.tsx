import { data, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { keepTickedFoods } from "#server/features/at-hand/commands";
import type { HouseholdChoice } from "#server/features/households/households";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { addTypedLines } from "#server/features/shopping/commands";
import { getShoppingList } from "#server/features/shopping/queries";
import {
  removeEntries,
  restoreEntries,
  tickEntries,
  untickEntries,
} from "#server/features/shopping/ticking";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { readForm } from "#server/http/forms/read-form";
import { returnRefusal } from "#server/http/forms/shown-refusal";
import { respond } from "#server/http/pipeline/page-response";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { useRootData } from "~/shell/root-data";
import { HouseholdSelect } from "~/ui/household-select";
import { PostForm } from "~/ui/post-form";
import { PrintButton } from "~/ui/print-button";
import { useTranslation } from "~/ui/translation";
import { KeptTicksNotice, useKeptTicks } from "../parts/kept-ticks";
import { Lines } from "../parts/lines";
import { packLines, useLines } from "../parts/packed-lines";
import { readIds, readTyped } from "../parts/read-lines";
import { AddForm } from "./add-form";
import { AsText } from "./as-text";
import "~/ui/undo-bar.css";
import "../parts/list.css";

export const handle = {
  i18n: ["shopping", "ingredient", "recipe", "export", "errors"],
  title: "shopping:title",
};

export const loader = forViewer(async (call) => {
  const { db, viewer, url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const { locale, units = "written" } = await readViewing(call);
  const list = await getShoppingList(db, viewer, { ...choice, locale, units });
  const cookbooks = await listOpenCookbooks(db, viewer);
  const shown = packLines({ ...list, ...choice, cookbooks });
  return respond(shown, { caching: { kind: "rendering" } });
});

const ACTS = { tick: tickEntries, untick: untickEntries, remove: removeEntries };

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const { fields } = await readForm(request);
  for (const [name, act] of Object.entries(ACTS))
    if (fields.has(name)) {
      await act(db, viewer, choice, readIds(fields.get(name)));
      return redirectToList(choice);
    }
  if (fields.has("restore")) {
    await restoreEntries(db, viewer, choice);
    return redirectToList(choice);
  }
  if (fields.has("keep")) return keepTicked(call, choice);
  return addTyped(call, choice, fields);
});

async function keepTicked(call: ViewerCall, choice: HouseholdChoice) {
  const { db, viewer, uiLocale } = call;
  const count = await keepTickedFoods(db, viewer, { ...choice, locale: uiLocale });
  return redirectWithFlash(call, paths.shopping({ cookbook: choice.cookbook ?? undefined }), {
    key: count > 0 ? "shopping:kept" : "shopping:keptNone",
    values: { count },
  });
}

async function addTyped(
  { db, viewer, uiLocale }: ViewerCall,
  choice: HouseholdChoice,
  fields: FormData,
) {
  const { typed, lines, after, problem } = readTyped(fields);
  if (problem) return data({ typed, problem }, { status: 400 });
  const form = { ...choice, formKey: `after ${after}`, locale: uiLocale };
  const added = await returnRefusal("shopping.full", addTypedLines(db, viewer, form, lines));
  if (added instanceof AppError)
    return data({ typed, problem: "full" as const }, { status: added.status });
  return redirectToList(choice);
}

function redirectToList({ cookbook }: HouseholdChoice) {
  return redirect(paths.shopping({ cookbook: cookbook ?? undefined }), 303);
}

export default function Shopping() {
  const { t } = useTranslation(["shopping", "ingredient"]);
  const { cookbooks, ...list } = useLoaderData<typeof loader>();
  const { cookbookName, removed } = list;
  const { aisles, basket } = useLines(list);
  const cookbook = list.cookbook ?? undefined;
  const refused = useActionData<typeof action>();
  const viewer = useRootData()?.viewer?.id;
  const offline = useKeptTicks();
  const all = aisles.flatMap(({ lines }) => lines);
  const listIds = (lines: { ids: number[] }[]) => lines.flatMap(({ ids }) => ids).join();
  return (
    <div className="shopping" data-viewer={viewer}>
      <h1>
        {cookbookName === null ? (
          t("title")
        ) : (
          <span dir="auto">{t("of", { cookbook: cookbookName })}</span>
        )}{" "}
        {all.length > 0 && (
          <small className="shopping-count">{t("toBuy", { count: all.length })}</small>
        )}
      </h1>
      {cookbooks.length > 0 && (
        <HouseholdSelect
          action={paths.shopping()}
          label={t("list")}
          mine={t("mine")}
          submit={t("show")}
          cookbooks={cookbooks}
          shown={list.cookbook}
        />
      )}
      <KeptTicksNotice {...offline} />
      <AddForm newestId={list.newestId} refused={refused} />
      {removed > 0 && (
        <PostForm className="undo-bar" data-in-place="">
          <span>{t("removed", { count: removed })}</span>
          <button type="submit" name="restore" value="last" className="button button-quiet">
            {t("restore")}
          </button>
        </PostForm>
      )}
      {all.length === 0 && basket.length === 0 && <p className="card">{t("empty")}</p>}
      <div className="shopping-aisles">
        {aisles.map(({ aisle, name, lines }) => (
          <section key={aisle} className="card" aria-labelledby={`aisle-${aisle}`}>
            <h2 id={`aisle-${aisle}`} dir="auto">
              {name || t(`ingredient:category.${aisle}`)}
            </h2>
            <Lines lines={lines} cookbook={cookbook} isTicked={false} kept={offline.kept} />
          </section>
        ))}
        {basket.length > 0 && (
          <section className="card shopping-basket" aria-labelledby="basket">
            <h2 id="basket">
              {t("basket")} <small className="shopping-count">{basket.length}</small>
            </h2>
            <p className="hint">{t("basketHint")}</p>
            <Lines lines={basket} cookbook={cookbook} isTicked kept={offline.kept} />
            <PostForm>
              <button type="submit" name="keep" value="basket" className="button button-quiet">
                {t("keep")}
              </button>
            </PostForm>
          </section>
        )}
      </div>
      <div className="actions shopping-tools">
        <PrintButton />
        <Link to={ownPaths.shoppingAisles({ cookbook })} className="button button-quiet">
          {t("aisles")}
        </Link>
        <Link to={ownPaths.atHand(cookbook)} className="button button-quiet">
          {t("whatIsAtHand")}
        </Link>
        <Link to={ownPaths.shoppingShare({ cookbook })} className="button button-quiet">
          {t("share")}
        </Link>
        {basket.length > 0 && (
          <PostForm data-in-place="">
            <button
              type="submit"
              name="remove"
              value={listIds(basket)}
              className="button button-quiet"
            >
              {t("emptyBasket")}
            </button>
          </PostForm>
        )}
        {all.length > 0 && (
          <PostForm data-in-place="">
            <button
              type="submit"
              name="remove"
              value={listIds([...all, ...basket])}
              className="button button-quiet"
            >
              {t("emptyList")}
            </button>
          </PostForm>
        )}
      </div>
      {all.length > 0 && <AsText aisles={aisles} />}
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
