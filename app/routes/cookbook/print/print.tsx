import { Link, useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { getPrintPage } from "#server/features/cookbooks/printing";
import { getCookbook } from "#server/features/cookbooks/queries";
import { getId, parseId } from "#server/http/pipeline/id-parameters";
import { readViewing } from "#server/http/pipeline/recipe-viewing";
import { forViewer } from "#server/http/pipeline/route-guards";
import { useTranslation } from "~/ui/translation";
import { PrintTools } from "../../recipe/parts/print-tools";
import { PrintedRecipe, printedRecipeId } from "../../recipe/parts/printed-recipe";
import "../../recipe/parts/printed-recipe.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["recipe", "export"],
  findName: (loaded: unknown) => (loaded as Loaded | undefined)?.cookbook.name,
};

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = forViewer(async (call) => {
  const { db, viewer, url } = call;
  const cookbook = await getCookbook(db, viewer, getId(url, "cookbook", "cookbook.notFound"));
  const part = parseId(url.searchParams.get("part")) ?? 1;
  return {
    cookbook: { id: cookbook.id, name: cookbook.name, description: cookbook.description },
    hasImages: url.searchParams.get("photos") === "1",
    ...(await getPrintPage(db, viewer, cookbook, await readViewing(call), part)),
  };
});

export default function PrintCookbook() {
  const { t } = useTranslation("export");
  const { cookbook, recipes, part, parts, hasImages } = useLoaderData<typeof loader>();
  const photos = hasImages ? 1 : undefined;
  const hasSome = recipes.some(({ imageVersion }) => imageVersion !== null);
  const other = { photos: hasImages ? undefined : (1 as const), part: part > 1 ? part : undefined };
  return (
    <>
      <PrintTools
        back={paths.cookbookView(cookbook.id)}
        photos={hasSome ? paths.cookbookPrint(cookbook.id, other) : undefined}
        hasImages={hasImages}
      />
      <header className="book">
        <h1 dir="auto">{cookbook.name}</h1>
        {cookbook.description && (
          <p className="lead" dir="auto">
            {cookbook.description}
          </p>
        )}
        {parts > 1 && <p>{t("print.part", { part, parts })}</p>}
        <Contents recipes={recipes} />
      </header>
      {recipes.map((recipe) => (
        <PrintedRecipe key={recipe.id} recipe={recipe} hasImages={hasImages} />
      ))}
      {parts > 1 && (
        <nav className="print-tools actions">
          {Array.from({ length: parts }, (_, index) => index + 1).map((each) => (
            <Link
              key={each}
              to={paths.cookbookPrint(cookbook.id, { photos, part: each })}
              className="button button-quiet"
              aria-current={each === part ? "page" : undefined}
            >
              {t("print.part", { part: each, parts })}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

function Contents({ recipes }: Pick<Loaded, "recipes">) {
  const { t } = useTranslation("export");
  if (recipes.length === 0) return <p>{t("print.empty")}</p>;
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">{t("print.contents")}</h2>
      <ol className="book-contents">
        {recipes.map(({ id, title, language }) => (
          <li key={id}>
            <a href={`#${printedRecipeId(id)}`} lang={language} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
