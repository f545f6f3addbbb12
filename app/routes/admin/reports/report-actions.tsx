import { adminPaths } from "#domain/site/admin-paths";
import type { ReportedItem } from "#server/features/reports/open-listing";
import { Confirmation } from "~/ui/confirmation";
import { LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

export function ReportActions({ thing }: { thing: ReportedItem }) {
  const { t } = useTranslation("admin");
  const { id, kind, recipe, person, imageVersion } = thing;
  const untitled = recipe && t("recipes.untitled", { id: recipe.id });
  const name = recipe?.title ?? untitled ?? person.username;
  const removal = kind === "PICTURE" ? "removeImage" : "removeRecipe";
  const canRemove = kind === "RECIPE" || (kind === "PICTURE" && imageVersion !== null);
  return (
    <div className="actions">
      <PostForm>
        <input type="hidden" name="report" value={id} />
        <button type="submit" name="intent" value="dismiss" className="button button-quiet">
          {t("reports.dismiss")}
          <span className="visually-hidden"> {name}</span>
        </button>
      </PostForm>
      {recipe && (
        <LinkButton to={adminPaths.access({ recipe: recipe.id })} variant="quiet">
          {t("access.submit")}
          <span className="visually-hidden"> {name}</span>
        </LinkButton>
      )}
      {canRemove && (
        <Confirmation
          id={`remove-${id}`}
          intent="remove"
          fields={{ report: id }}
          texts={{
            ask: t(`reports.${removal}.ask`),
            title: t(`reports.${removal}.title`, { name }),
            text: t(`reports.${removal}.text`),
            confirm: t("reports.remove"),
            cancel: t("reports.cancel"),
          }}
        />
      )}
      {!person.isAdmin && !person.isSuspended && (
        <Confirmation
          id={`suspend-${id}`}
          intent="suspend"
          fields={{ report: id }}
          texts={{
            ask: t("reports.suspend.ask", { username: person.username }),
            title: t("reports.suspend.title", { username: person.username }),
            text: t("reports.suspend.text"),
            confirm: t("reports.suspend.confirm"),
            cancel: t("reports.cancel"),
          }}
        />
      )}
    </div>
  );
}
