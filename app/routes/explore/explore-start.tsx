import { Link } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import type { ExploreStart as Start } from "#server/features/explore/queries";
import { LinkButton } from "~/ui/link-button";
import { Shelf } from "~/ui/shelf";
import { useTranslation } from "~/ui/translation";
import { CategoryTiles } from "./category-tiles";
import { Cooks } from "./cooks";
import { FrontHero } from "./front-hero";
import "./explore.css";
import "./front.css";

interface ExploreStartProps extends Start {
  seasonTitle: string;
  isVisitor: boolean;
}

export function ExploreStart({ seasonTitle, isVisitor, ...start }: ExploreStartProps) {
  const { newest, inSeason, cooks, isNew, ...choices } = start;
  const { t } = useTranslation("explore");
  const isEmpty = newest.length === 0;
  return (
    <>
      {isVisitor ? (
        <FrontHero recipes={newest} isNew={isNew} />
      ) : (
        <>
          <h1>{t("title")}</h1>
          <p>{t("intro")}</p>
        </>
      )}
      {isEmpty && !isNew && <Nothing isVisitor={isVisitor} />}
      {!isEmpty && <CategoryTiles {...choices} />}
      <Shelf
        title={seasonTitle}
        recipes={inSeason}
        more={{ to: paths.explore({ season: "north" }), label: t("all.season") }}
        isBelow={isVisitor}
      />
      <Shelf
        title={t("sort.new")}
        recipes={newest}
        more={{ to: paths.explore({ sort: "new" }), label: t("all.new") }}
        isDouble
        isBelow
      />
      {cooks.length > 0 && (
        <section className="shelf">
          <div className="shelf-head">
            <h2>{t("cooks")}</h2>
            <Link to={paths.explore({ show: "cooks" })} className="alone">
              {t("allCooks")}
            </Link>
          </div>
          <Cooks cooks={cooks} />
        </section>
      )}
    </>
  );
}

function Nothing({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation("explore");
  return (
    <>
      <p>{t("nothing")}</p>
      {!isVisitor && (
        <p className="actions">
          <LinkButton to={paths.recipeEdit()}>{t("write")}</LinkButton>
        </p>
      )}
    </>
  );
}
