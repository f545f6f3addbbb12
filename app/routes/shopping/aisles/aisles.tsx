import { redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { MAX_AISLE_NAME } from "#domain/shopping/shopping";
import { ownPaths } from "#domain/site/own-paths";
import { paths } from "#domain/site/paths";
import { listAisles, saveAisles } from "#server/features/shopping/aisles";
import { readHouseholdChoice } from "#server/http/forms/household-choice";
import { readForm } from "#server/http/forms/read-form";
import { forViewer } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { readAisles } from "./read-aisles";
import "./aisles.css";

export const handle = { i18n: ["shopping", "ingredient"], title: "shopping:aisles" };

export const loader = forViewer(async ({ db, viewer, url }) => {
  const choice = readHouseholdChoice(url.searchParams);
  return { ...choice, aisles: await listAisles(db, viewer, choice) };
});

export const action = forViewer(async (call) => {
  const { db, viewer, request, url } = call;
  const choice = readHouseholdChoice(url.searchParams);
  const { fields } = await readForm(request);
  const { aisles, moved } = readAisles(fields);
  await saveAisles(db, viewer, choice, aisles);
  const query = { cookbook: choice.cookbook ?? undefined };
  if (moved) return redirect(`${ownPaths.shoppingAisles(query)}#${moved}`, 303);
  return redirectWithFlash(call, paths.shopping(query), { key: "shopping:saved" });
});

export default function ShoppingAisles() {
  const { t } = useTranslation(["shopping", "ingredient"]);
  const { aisles, ...list } = useLoaderData<typeof loader>();
  return (
    <section className="shopping-shop">
      <h1>{t("aisles")}</h1>
      <p className="hint">{t("aislesHint")}</p>
      <PostForm key={aisles.map(({ aisle }) => aisle).join()}>
        <input type="hidden" name="order" value={aisles.map(({ aisle }) => aisle).join()} />
        <ol>
          {aisles.map(({ aisle, name }, at) => {
            const label = t(`ingredient:category.${aisle}`);
            return (
              <li key={aisle} id={aisle} className="inline-form">
                <input
                  type="text"
                  name={`name-${aisle}`}
                  aria-label={t("aisleName", { aisle: label })}
                  placeholder={label}
                  defaultValue={name}
                  maxLength={MAX_AISLE_NAME}
                  dir="auto"
                />
                <button
                  type="submit"
                  name="up"
                  value={aisle}
                  className="icon-button"
                  aria-label={t("up", { aisle: label })}
                  disabled={at === 0}
                >
                  <Icon name="up" />
                </button>
                <button
                  type="submit"
                  name="down"
                  value={aisle}
                  className="icon-button"
                  aria-label={t("down", { aisle: label })}
                  disabled={at === aisles.length - 1}
                >
                  <Icon name="down" />
                </button>
              </li>
            );
          })}
        </ol>
        <div className="actions">
          <button type="submit" className="button button-primary">
            {t("save")}
          </button>
          <Link
            to={paths.shopping({ cookbook: list.cookbook ?? undefined })}
            className="button button-quiet"
          >
            {t("back")}
          </Link>
        </div>
      </PostForm>
    </section>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
