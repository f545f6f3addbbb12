import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { ITEM_STATES, type ItemState } from "#domain/import/import";
import { paths } from "#domain/site/paths";
import type { Import, ImportItem } from "#server/features/imports/queries";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import { useImportProblem } from "./import-outcome";

export function ImportItems({
  imported,
  show,
  items,
  children,
}: {
  imported: Import;
  show: ItemState | null;
  items: ImportItem[];
  children: ReactNode;
}) {
  const { t } = useTranslation("import");
  const states = ITEM_STATES.filter((state) => imported.counts[state] > 0);
  return (
    <section className="card">
      <h2>{t("items.title")}</h2>
      {states.length > 1 && (
        <nav className="actions" aria-label={t("items.lists")}>
          {[null, ...states].map((state) => (
            <Link
              key={state}
              to={paths.importView(imported.id, { show: state ?? undefined })}
              className="chip"
              aria-current={state === show || undefined}
            >
              {state ? t(`items.state.${state}`) : t("items.all")}
            </Link>
          ))}
        </nav>
      )}
      <ol className="import-items">
        {items.map((item) => (
          <li key={item.position} value={item.position}>
            <Item item={item} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

function Item({ item }: { item: ImportItem }) {
  const { t } = useTranslation("import");
  const formatProblem = useImportProblem();
  const { position, name, state, problem, doubts, recipe, isRead } = item;
  const title = item.title || name || t("list.pasted");
  const isOpen = state === "FOUND" || state === "THERE" || (state === "FAILED" && isRead);
  return (
    <>
      <strong dir="auto">
        {state === "SAVED" && recipe ? (
          <Link to={paths.recipeView(recipe.id)}>{recipe.title}</Link>
        ) : (
          title
        )}
      </strong>{" "}
      <span className="hint">{t(`items.state.${state}`)}</span>
      {state === "THERE" && recipe && (
        <p>
          {t("items.twin")} <Link to={paths.recipeView(recipe.id)}>{recipe.title}</Link>
        </p>
      )}
      {problem && <p>{formatProblem(problem)}</p>}
      {state === "FOUND" && doubts > 0 && <p>{t("items.doubtful")}</p>}
      {state === "SAVED" && doubts > 0 && recipe && (
        <p>
          <Link to={paths.recipeEdit(recipe.id)} className="alone">
            {t("items.doubts", { count: doubts })}
          </Link>
        </p>
      )}
      {isOpen && (
        <PostForm>
          <input type="hidden" name="item" value={position} />
          <button
            type="submit"
            name="intent"
            value="open"
            className="button button-quiet"
            aria-label={t("items.openOf", { title })}
          >
            {t("items.open")}
          </button>
        </PostForm>
      )}
    </>
  );
}
