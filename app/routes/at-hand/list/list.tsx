import { data, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { keepFoods, removeFood, setStaple } from "#server/features/at-hand/commands";
import { getFoodsAtHand, listSuggestedStaples } from "#server/features/at-hand/queries";
import type { HouseholdChoice } from "#server/features/households/households";
import { listOpenCookbooks } from "#server/features/recipe-acts/cookbook-choices";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { readForm } from "#server/http/forms/read-form";
import { returnRefusal } from "#server/http/forms/shown-refusal";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forViewer, type ViewerCall } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";
import { HouseholdSelect } from "~/ui/household-select";
import { useTranslation } from "~/ui/translation";
import { AddForm } from "./add-form";
import { Foods } from "./foods";
import "./list.css";
import { readNames } from "./read-names";
import { Suggestion } from "./suggestion";

export const handle = { i18n: ["atHand", "errors"], title: "atHand:title" };

export const loader = forViewer(async ({ db, viewer, url, uiLocale }) => {
  const choice = readHouseholdChoice(url.searchParams);
  const kitchen = await getFoodsAtHand(db, viewer, { ...choice, locale: uiLocale });
  const hasStaples = kitchen.foods.some(({ isStaple }) => isStaple);
  return {
    ...kitchen,
    ...choice,
    suggested: hasStaples ? [] : listSuggestedStaples(uiLocale),
    cookbooks: await listOpenCookbooks(db, viewer),
  };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const { fields } = await readForm(request);
  if (fields.has("add")) return addTyped(call, choice, fields);
  if (fields.has("suggested")) await keepSuggested(call, choice);
  else if (fields.has("remove")) await removeFood(db, viewer, choice, readId(fields, "remove"));
  else if (fields.has("staple"))
    await setStaple(db, viewer, choice, readId(fields, "staple"), true);
  else await setStaple(db, viewer, choice, readId(fields, "unstaple"), false);
  return redirect(ownPaths.atHand(choice.cookbook ?? undefined), 303);
});

async function addTyped(
  { db, viewer, uiLocale }: ViewerCall,
  choice: HouseholdChoice,
  fields: FormData,
) {
  const { typed, names, problem } = readNames(fields);
  if (problem) return data({ typed, problem }, { status: 400 });
  const isStaple = fields.get("add") === "staples";
  const kept = keepFoods(db, viewer, { ...choice, locale: uiLocale, isStaple }, names);
  const refused = await returnRefusal("atHand.full", kept);
  if (refused) return data({ typed, problem: "full" as const }, { status: refused.status });
  return redirect(ownPaths.atHand(choice.cookbook ?? undefined), 303);
}

async function keepSuggested({ db, viewer, uiLocale }: ViewerCall, choice: HouseholdChoice) {
  const kitchen = { ...choice, locale: uiLocale, isStaple: true };
  await keepFoods(db, viewer, kitchen, listSuggestedStaples(uiLocale));
}

function readId(fields: FormData, name: string): number {
  const id = parseId(fields.get(name));
  if (id === undefined) throw new AppError("request.invalid");
  return id;
}

export default function AtHand() {
  const { t } = useTranslation("atHand");
  const { foods, suggested, cookbooks, cookbookName, ...kitchen } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const cookbook = kitchen.cookbook ?? undefined;
  const ids = foods.map(({ id }) => id).join();
  return (
    <div className="at-hand">
      <h1>
        {cookbookName === null ? (
          t("title")
        ) : (
          <span dir="auto">{t("of", { cookbook: cookbookName })}</span>
        )}
      </h1>
      <p className="hint">{t("hint")}</p>
      {cookbooks.length > 0 && (
        <HouseholdSelect
          action={ownPaths.atHand()}
          label={t("whose")}
          mine={t("mine")}
          submit={t("show")}
          cookbooks={cookbooks}
          shown={kitchen.cookbook}
        />
      )}
      <AddForm key={ids} refused={refused} />
      {suggested.length > 0 && <Suggestion names={suggested} />}
      <div className="at-hand-groups">
        <Foods foods={foods.filter(({ isStaple }) => !isStaple)} isStaple={false} />
        <Foods foods={foods.filter(({ isStaple }) => isStaple)} isStaple />
      </div>
      <div className="actions">
        <Link to={paths.search({ hand: 1, cookbook })} className="button button-quiet">
          {t("cook")}
        </Link>
        <Link to={paths.shopping({ cookbook })} className="button button-quiet">
          {t("shopping")}
        </Link>
      </div>
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
