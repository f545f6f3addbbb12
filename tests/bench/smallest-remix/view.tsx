import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { getLikes } from "#server/features/recipes/liking";
import { getRecipeWithNutrition } from "#server/features/recipes/queries";
import { type PlainRecipe, plainRecipe } from "../plain-recipe";
import { requireViewer } from "./context";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.recipe.title }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(context);
  const id = Number(new URL(request.url).searchParams.get("id"));
  const { recipe, nutrition } = await getRecipeWithNutrition(context.db, viewer, id, "en");
  const likes = await getLikes(context.db, viewer, id);
  return { recipe, nutrition, likes, origin: context.origin };
}

export default function ViewRecipe() {
  const { recipe, nutrition, likes, origin } = useLoaderData<typeof loader>();
  const plain = plainRecipe(recipe, nutrition, likes);
  const { id, language } = plain;
  return (
    <article className="recipe">
      <header className="recipe-header">
        <img
          className="recipe-photo"
          src={plain.photo}
          srcSet={`${plain.thumbnail} 400w, ${plain.photo} 1600w`}
          sizes="(max-width: 48em) 100vw, 60em"
          alt={plain.photoWords}
          width={1600}
          height={1200}
        />
        <p className="chips">
          <span className="chip">Main dish</span>
        </p>
        <h1 lang={language} dir="auto">
          {plain.title}
        </h1>
        <p className="byline">
          <Link to={`/user/view?user=${plain.author.id}`}>{plain.author.username}</Link>
          {" · "}
          <time dateTime={plain.updated.iso}>{plain.updated.words}</time>
        </p>
        <p className="lead" lang={language} dir="auto">
          {plain.description}
        </p>
        <dl className="facts">
          {plain.facts.map(({ shape, name, value }) => (
            <div key={name}>
              <Icon shape={shape} />
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Actions plain={plain} address={`${origin}/recipe/view?id=${id}`} />
      </header>
      <div className="recipe-body">
        <section id="ingredients" className="recipe-ingredients card">
          <h2>Ingredients</h2>
          <ServingsForm plain={plain} />
          <ul className="ingredients">
            {plain.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list.
              <li key={index}>
                {line.amount && <b className="amount">{line.amount}</b>}{" "}
                <span dir="auto">
                  <span>{line.name}</span>
                  {line.complement && (
                    <span lang={language} className="complement">
                      , {line.complement}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <div className="recipe-texts">
          <Texts title="Steps" texts={plain.steps} language={language} className="steps" />
          <Texts title="Tips" texts={plain.tips} language={language} className="tips" />
          <NutritionFacts plain={plain} />
          <p className="hint report-links">
            <Link to={`/report?recipe=${id}`}>Report this recipe</Link>
            {" · "}
            <Link to={`/report?recipe=${id}&image=1`}>Report its photo</Link>
          </p>
        </div>
      </div>
      <p className="recipe-address">{`${origin}/recipe/view?id=${id}`}</p>
    </article>
  );
}

function Actions({
  plain: { id, isLiked, downloads },
  address,
}: {
  plain: PlainRecipe;
  address: string;
}) {
  return (
    <div className="actions">
      <Link to={`/recipe/cook?id=${id}`} className="button button-primary">
        <Icon shape="M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z" />
        Cook
      </Link>
      <div className="like">
        <Form method="post" action={`/recipe/like?id=${id}`}>
          <input type="hidden" name="liked" value={isLiked ? "no" : "yes"} />
          <button type="submit" className="button button-quiet" aria-pressed={isLiked}>
            <Icon shape="M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 6.5-9 11.5z" />
            Like
          </button>
        </Form>
      </div>
      <button
        type="button"
        className="button button-quiet share-button"
        {...{ popovertarget: "share" }}
      >
        <Icon shape="M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2" />
        Share
      </button>
      <div id="share" className="menu button-menu" {...{ popover: "auto" }}>
        <p className="menu-text share-address">{address}</p>
      </div>
      <button type="button" className="button button-quiet" {...{ popovertarget: "more" }}>
        <Icon shape="M6 12h.01M12 12h.01M18 12h.01" />
        More
      </button>
      <div id="more" className="menu button-menu" {...{ popover: "auto" }}>
        <Link to={`/cookbook/edit?addRecipe=${id}`} className="button button-quiet">
          Add to a cookbook
        </Link>
        <details className="downloads">
          <summary className="button button-quiet">Download</summary>
          <ul>
            {downloads.map(({ address, name }) => (
              <li key={address}>
                <Link to={address} className="download-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

function ServingsForm({ plain: { id, servings } }: { plain: PlainRecipe }) {
  const addressFor = (count: number) => `/recipe/view?id=${id}&servings=${count}#ingredients`;
  return (
    <Form
      method="get"
      action={`/recipe/view?id=${id}#ingredients`}
      className="servings"
      tabIndex={-1}
    >
      <input type="hidden" name="id" value={id} />
      <label htmlFor="servings">Servings</label>
      <div className="servings-choice">
        <Link to={addressFor(servings - 1)} className="icon-button" aria-label="One serving fewer">
          −
        </Link>
        <input
          id="servings"
          name="servings"
          inputMode="numeric"
          pattern="\s*[1-9][0-9]{0,2}\s*"
          title="A whole number from 1 to 999."
          required
          autoComplete="off"
          defaultValue={servings}
        />
        <Link to={addressFor(servings + 1)} className="icon-button" aria-label="One serving more">
          +
        </Link>
        <button type="submit" className="button button-quiet">
          Adjust
        </button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {`Amounts for ${servings} servings`}
      </p>
    </Form>
  );
}

function Texts({
  title,
  texts,
  language,
  className,
}: {
  title: string;
  texts: string[];
  language: string;
  className: string;
}) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ol>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list.
          <li key={index} id={`${className}-${index + 1}`} lang={language} dir="auto">
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NutritionFacts({ plain: { nutrition, servings } }: { plain: PlainRecipe }) {
  return (
    <section className="nutrition card" aria-labelledby="nutrition">
      <h2 id="nutrition">Nutrition</h2>
      <p>{nutrition.counted}</p>
      <table aria-labelledby="nutrition">
        <thead>
          <tr>
            <td />
            <th scope="col">Per serving</th>
            <th scope="col">{`In total, ${servings} servings`}</th>
          </tr>
        </thead>
        <tbody>
          {nutrition.rows.map(({ name, perServing, total }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{perServing}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="nutrition-notes">
        {nutrition.notes.map(({ about, names }) => (
          <li key={about}>
            {about} <b dir="auto">{names}</b>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/ingredient/data">Where the figures come from</Link>
      </p>
    </section>
  );
}

function Icon({ shape }: { shape: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
