import { Link } from "@remix-run/react";
import { imagePaths, paths } from "#domain/site/paths";
import type { RelatedPerson } from "#server/features/follows/relations";
import type { LatestRecipe } from "#server/features/recipes/latest-of-authors";
import { Avatar } from "~/ui/avatar";
import { useLight } from "~/ui/light";
import { More } from "~/ui/more";
import { useTranslation } from "~/ui/translation";
import { PersonActions } from "../parts/person-actions";
import { PersonTools } from "../parts/person-tools";
import "~/ui/rows.css";

type DatedRecipe = LatestRecipe & { createdOn: string };

export function PeopleRows({ people, latest }: { people: RelatedPerson[]; latest: DatedRecipe[] }) {
  return (
    <ul className="rows people">
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          recipes={latest.filter(({ authorId }) => authorId === person.id)}
        />
      ))}
    </ul>
  );
}

function PersonRow({ person, recipes }: { person: RelatedPerson; recipes: DatedRecipe[] }) {
  const { t } = useTranslation("user");
  const [newest] = recipes;
  return (
    <li className="person">
      <Avatar person={person} size={44} />
      <p>
        <Link to={paths.userView(person.id)} dir="auto">
          {person.username}
        </Link>
        {person.following === "PENDING" && <span className="hint"> {t("list.requested")}</span>}
        {newest && <span className="hint">{t("list.wrote", { date: newest.createdOn })}</span>}
      </p>
      <PersonPhotos recipes={recipes} />
      <div className="person-actions">
        <PersonActions person={person} />
        {!person.isBlocked && (
          <More label={t("list.moreOf", { username: person.username })}>
            <PersonTools person={person} />
          </More>
        )}
      </div>
    </li>
  );
}

function PersonPhotos({ recipes }: { recipes: LatestRecipe[] }) {
  const isLight = useLight() !== null;
  if (isLight || recipes.length === 0) return null;
  return (
    <span className="person-photos">
      {recipes.map((recipe) => (
        <img
          key={recipe.id}
          src={imagePaths.recipeCard(recipe)}
          alt=""
          width={64}
          height={48}
          loading="lazy"
        />
      ))}
    </span>
  );
}
