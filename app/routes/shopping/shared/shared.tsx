import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownPaths } from "#domain/site/own-paths";
import { getSharedList, tickSharedEntries } from "#server/features/shopping/shared-list";
import { readForm } from "#server/http/forms/read-form";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { useTranslation } from "~/ui/translation";
import { Lines } from "../parts/lines";
import { packLines, useLines } from "../parts/packed-lines";
import { readIds } from "../parts/read-lines";
import "../parts/list.css";

export const handle = { i18n: ["shopping", "ingredient", "errors"], title: "shopping:title" };

/** For whoever has the secret address: the lines, to be ticked and nothing else. */
export const loader = forAnyone(async (call) => {
  const { locale, units = "written", key } = await readViewing(call);
  return packLines(await getSharedList(call.db, call.viewer, key ?? "", { locale, units }));
});

export const action = forAnyone(async ({ db, viewer, request, url }) => {
  const key = url.searchParams.get("key") ?? "";
  const { fields } = await readForm(request);
  const isTicked = fields.has("tick");
  const ids = readIds(fields.get(isTicked ? "tick" : "untick"));
  await tickSharedEntries(db, viewer, { key, isTicked }, ids);
  return redirect(ownPaths.shoppingShared(key), 303);
});

export default function SharedList() {
  const { t } = useTranslation(["shopping", "ingredient"]);
  const { aisles, basket } = useLines(useLoaderData<typeof loader>());
  const count = aisles.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div className="shopping">
      <h1>
        {t("title")}{" "}
        {count > 0 && <small className="shopping-count">{t("toBuy", { count })}</small>}
      </h1>
      {count === 0 && basket.length === 0 && <p className="card">{t("sharedEmpty")}</p>}
      <div className="shopping-aisles">
        {aisles.map(({ aisle, name, lines }) => (
          <section key={aisle} className="card" aria-labelledby={`aisle-${aisle}`}>
            <h2 id={`aisle-${aisle}`} dir="auto">
              {name || t(`ingredient:category.${aisle}`)}
            </h2>
            <Lines lines={lines} isTicked={false} isForGuests />
          </section>
        ))}
        {basket.length > 0 && (
          <section className="card shopping-basket" aria-labelledby="basket">
            <h2 id="basket">
              {t("basket")} <small className="shopping-count">{basket.length}</small>
            </h2>
            <Lines lines={basket} isTicked isForGuests />
          </section>
        )}
      </div>
    </div>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
