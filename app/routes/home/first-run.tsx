import { Link } from "@remix-run/react";
import { imagePaths, paths } from "#domain/site/paths";
import { useTranslation } from "~/ui/translation";

/** Three ways to begin, for somebody with neither recipes nor people to follow. */
export function FirstRun() {
  const { t } = useTranslation("home");
  const ways = [
    { name: "write" as const, to: paths.recipeEdit(), category: "OTHER" as const },
    { name: "import" as const, to: paths.imports(), category: "DESERT" as const },
    {
      name: "people" as const,
      to: paths.userList({ show: "find" }),
      category: "SALTY_SNACK" as const,
    },
  ];
  return (
    <section>
      <p className="lead">{t("first.text")}</p>
      <ul className="ways">
        {ways.map(({ name, to, category }, index) => (
          <li key={name} className="recipe-card">
            <img
              src={imagePaths.recipeCard({ id: index, imageVersion: null, category })}
              alt=""
              width={400}
              height={300}
            />
            <h2>
              <Link to={to}>{t(`first.${name}`)}</Link>
            </h2>
            <p className="card-facts">{t(`first.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
