import { Link } from "@remix-run/react";
import type { RecipeCard } from "#domain/recipe/recipe";
import { imagePaths, paths } from "#domain/site/paths";
import type { DraftSummary } from "#server/features/recipes/draft-queries";
import { DraftTime } from "~/ui/draft-time";
import { useMinutesFormat } from "~/ui/duration";
import { LinkButton } from "~/ui/link-button";
import { useTranslation } from "~/ui/translation";

interface TodayProps {
  draft: DraftSummary | undefined;
  suggested: RecipeCard | undefined;
}

/** What to do next: go on with a draft, else cook a recipe in season. */
export function Today({ draft, suggested }: TodayProps) {
  if (draft) return <DraftToday draft={draft} />;
  return suggested ? <SeasonToday {...suggested} /> : null;
}

function DraftToday({ draft: { key, recipeId, title, updatedAt } }: { draft: DraftSummary }) {
  const { t } = useTranslation("home");
  const to = paths.recipeEdit(recipeId ?? undefined, key);
  return (
    <article className="card today-card">
      <div>
        <p className="eyebrow">{t("draft.title")}</p>
        <h2>
          <Link to={to} dir="auto">
            {title || t("draft.untitled")}
          </Link>
        </h2>
        <p className="hint">
          {t("draft.since")} <DraftTime at={updatedAt} />
        </p>
        <p className="actions">
          <LinkButton to={to}>{t("draft.continue")}</LinkButton>
          <LinkButton to={paths.dashboard()} variant="quiet">
            {t("draft.all")}
          </LinkButton>
        </p>
      </div>
    </article>
  );
}

function SeasonToday(recipe: RecipeCard) {
  const { id, title, language, author, minutes } = recipe;
  const { t } = useTranslation("home");
  const duration = useMinutesFormat()(minutes);
  return (
    <article className="card today-card">
      <img src={imagePaths.recipeCard(recipe)} alt="" width={400} height={300} />
      <div>
        <p className="eyebrow">{t("season.title")}</p>
        <h2>
          <Link to={paths.recipeView(id)} lang={language} dir="auto">
            {title}
          </Link>
        </h2>
        <p className="hint">
          <bdi>{author.username}</bdi>
          {duration && ` · ${duration}`}
        </p>
        <p className="actions">
          <LinkButton to={paths.recipeView(id)}>{t("season.see")}</LinkButton>
          <LinkButton to={paths.explore({ season: "north" })} variant="quiet">
            {t("season.all")}
          </LinkButton>
        </p>
      </div>
    </article>
  );
}
