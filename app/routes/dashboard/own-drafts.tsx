import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { DraftSummary } from "#server/features/recipes/draft-queries";
import { DraftTime } from "~/ui/draft-time";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function OwnDrafts({ drafts }: { drafts: DraftSummary[] }) {
  const { t } = useTranslation("dashboard");
  if (drafts.length === 0) return null;
  return (
    <section className="card requests drafts">
      <h2>{t("drafts.title")}</h2>
      <p className="hint">{t("drafts.hint")}</p>
      <ul>
        {drafts.map(({ key, recipeId, title, updatedAt }) => {
          const name = title || t("drafts.untitled");
          return (
            <li key={key}>
              <Link to={paths.recipeEdit(recipeId ?? undefined, key)} dir="auto">
                {name}
              </Link>
              <span className="hint">
                <DraftTime at={updatedAt} />
              </span>
              <PostForm>
                <input type="hidden" name="draft" value={key} />
                <button
                  type="submit"
                  name="intent"
                  value="dropDraft"
                  className="button button-quiet"
                  aria-label={t("drafts.dropOf", { title: name })}
                >
                  {t("drafts.drop")}
                </button>
              </PostForm>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
