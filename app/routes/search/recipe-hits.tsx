import { Link } from "@remix-run/react";
import { imagePaths, paths } from "#domain/site/paths";
import type { TextPiece } from "#domain/text/word-stems";
import type { RecipeHit } from "#server/features/search/recipe-hits";
import { useMinutesFormat } from "~/ui/duration";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/translation";

const NAMED = 4;

export function RecipeHits({ hits }: { hits: RecipeHit[] }) {
  const { t } = useTranslation("search");
  if (hits.length === 0) return null;
  return (
    <section>
      <h2>{t("recipes")}</h2>
      <ul className="hits">
        {hits.map((hit, index) => (
          <Hit key={hit.card.id} hit={hit} isFirst={index < 6} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, isFirst }: { hit: RecipeHit; isFirst: boolean }) {
  const { card, author, title, ingredients, excerpt } = hit;
  return (
    <li className="hit">
      <img
        src={imagePaths.recipeCard(card)}
        alt=""
        width={96}
        height={72}
        loading={isFirst ? undefined : "lazy"}
      />
      <div>
        <h3>
          <Link to={paths.recipeView(card.id)} dir="auto">
            <Marks pieces={title} />
          </Link>
        </h3>
        <p className="hint" dir="auto">
          {author.username}
        </p>
        <Facts card={card} />
        {ingredients.length > 0 && (
          <p dir="auto">
            {ingredients.slice(0, NAMED).map((pieces, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list.
              <span key={index}>
                {index > 0 && ", "}
                <Marks pieces={pieces} />
              </span>
            ))}
            {ingredients.length > NAMED && ", …"}
          </p>
        )}
        {excerpt && (
          <p dir="auto">
            <Marks pieces={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

function Facts({ card: { minutes, likes } }: Pick<RecipeHit, "card">) {
  const { t } = useTranslation("recipe");
  const duration = useMinutesFormat();
  if (minutes === null && likes === 0) return null;
  return (
    <p className="card-facts">
      {minutes !== null && (
        <span>
          <Icon name="clock" />
          {duration(minutes)}
        </span>
      )}{" "}
      {likes > 0 && (
        <span>
          <Icon name="heart" />
          {t("like.count", { count: likes })}
        </span>
      )}
    </p>
  );
}

function Marks({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text.
    isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
