import { Link } from "@remix-run/react";
import { adminPaths, toAdminImage } from "#domain/site/admin-paths";
import { imagePaths, paths } from "#domain/site/paths";
import type {
  Complaint,
  ReportedItem,
  ReportedRecipe,
} from "#server/features/reports/open-listing";
import { useTranslation } from "~/ui/translation";
import { Timestamp } from "../parts/timestamp";
import { ReportActions } from "./report-actions";

export function OpenReports({ things }: { things: ReportedItem[] }) {
  const { t } = useTranslation("admin");
  if (things.length === 0) return <p>{t("reports.none")}</p>;
  return (
    <ul className="admin-entries">
      {things.map((thing) => (
        <li key={thing.id}>
          <article className="card admin-entry" aria-labelledby={`report-${thing.id}`}>
            <ReportedImage thing={thing} />
            <Heading thing={thing} />
            {isImageGone(thing) && <p className="admin-trouble">{t("reports.imageGone")}</p>}
            <ul className="complaints">
              {thing.complaints.map((complaint) => (
                <ComplaintText key={complaint.id} complaint={complaint} />
              ))}
            </ul>
            {thing.count > thing.complaints.length && (
              <p className="admin-fact">
                {t("reports.more", { count: thing.count - thing.complaints.length })}
              </p>
            )}
            <ReportActions thing={thing} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function Heading({ thing: { id, kind, recipe, person } }: { thing: ReportedItem }) {
  const { t } = useTranslation(["admin", "recipe"]);
  const what = recipe && kind === "PICTURE" ? "recipeImage" : kind;
  const profile = (
    <Link to={adminPaths.user(person.id)} dir="auto">
      {person.username}
    </Link>
  );
  return (
    <>
      <p className="admin-fact">{t(`admin:reports.kind.${what}`)}</p>
      <h2 id={`report-${id}`} dir="auto">
        {recipe ? <RecipeName recipe={recipe} /> : profile}
      </h2>
      <p className="admin-fact">
        {recipe && (
          <>
            {profile}
            {" · "}
            {t(`recipe:visibilityShort.${recipe.visibility}`)}
          </>
        )}{" "}
        {person.isSuspended && <span className="chip">{t("admin:reports.isSuspended")}</span>}
      </p>
    </>
  );
}

/** No link if the administrator may not see the recipe without a grant. */
function RecipeName({ recipe: { id, title, isVisible } }: { recipe: ReportedRecipe }) {
  const { t } = useTranslation("admin");
  if (isVisible) return <Link to={paths.recipeView(id)}>{title}</Link>;
  return title ?? t("recipes.untitled", { id });
}

function ReportedImage({ thing: { recipe, person, imageVersion } }: { thing: ReportedItem }) {
  const { t } = useTranslation("admin");
  if (imageVersion === null || recipe?.isVisible === false) return null;
  const name = recipe?.title ?? person.username;
  return (
    <img
      className="admin-image"
      src={
        recipe
          ? imagePaths.recipeThumbnail(recipe.id, imageVersion)
          : toAdminImage(imagePaths.user(person.id, imageVersion))
      }
      alt={t("reports.imageOf", { name })}
      width={112}
      height={recipe ? 84 : 112}
      loading="lazy"
    />
  );
}

function isImageGone({ kind, imageVersion }: ReportedItem): boolean {
  return kind === "PICTURE" && imageVersion === null;
}

function ComplaintText({ complaint: { reason, reportedAt, reporter } }: { complaint: Complaint }) {
  const { t } = useTranslation("admin");
  return (
    <li>
      <blockquote dir="auto">{reason}</blockquote>
      <p className="admin-fact">
        {reporter ? (
          <Link to={adminPaths.user(reporter.id)} dir="auto">
            {reporter.username}
          </Link>
        ) : (
          t("reports.left")
        )}
        {" · "}
        <Timestamp at={reportedAt} />
      </p>
    </li>
  );
}
