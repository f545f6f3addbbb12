import { Link } from "@remix-run/react";
import { Fragment, useEffect, useState } from "react";
import { paths } from "#domain/site/paths";
import type { ShoppingLine } from "#server/features/shopping/shown-lines";
import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";
import type { KeptTicks } from "./kept-ticks";

interface LinesProps {
  lines: ShoppingLine[];
  cookbook?: number | undefined;
  isTicked: boolean;
  kept?: KeptTicks;
  /** They tick lines and neither remove them nor see where they come from. */
  isForGuests?: boolean;
}

export function Lines({ lines, ...of }: LinesProps) {
  return (
    <PostForm data-in-place="">
      <ul className="shopping-lines">
        {lines.map((line) => (
          <Line key={line.ids.join()} line={line} {...of} />
        ))}
      </ul>
    </PostForm>
  );
}

function Line({
  line,
  cookbook,
  kept,
  isForGuests = false,
  ...sent
}: { line: ShoppingLine } & Omit<LinesProps, "lines">) {
  const { t } = useTranslation("shopping");
  const isKept = kept && line.ids.every((id) => kept.get(id) === !sent.isTicked);
  const isTicked = isKept ? !sent.isTicked : sent.isTicked;
  // What it was when pressed: shown the other way until the server, or the worker, has the tick.
  const [pressed, setPressed] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the line has changed.
  useEffect(() => setPressed(undefined), [isTicked]);
  const ids = line.ids.join();
  return (
    <li>
      <div className="shopping-row">
        <button
          type="submit"
          name={isTicked ? "untick" : "tick"}
          value={ids}
          className="shopping-line"
          aria-pressed={isTicked !== (pressed === isTicked)}
          onClick={() => setPressed(isTicked)}
        >
          <span>
            <Words line={line} />
          </span>
        </button>
        {!isForGuests && (
          <button
            type="submit"
            name="remove"
            value={ids}
            className="icon-button"
            aria-label={t("remove", { food: line.foodName })}
          >
            <Icon name="remove" />
          </button>
        )}
      </div>
      {!isForGuests && <Sources line={line} isShared={cookbook !== undefined} />}
    </li>
  );
}

function Words({ line: { sums, isPartial } }: { line: ShoppingLine }) {
  const { t } = useTranslation("shopping");
  return (
    <>
      {sums.map(({ parts, language }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sums of a line are fixed
        <Fragment key={at}>
          {at > 0 && " + "}
          <span lang={language} dir="auto">
            {parts.map(({ text, isAmount }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
              isAmount ? <strong key={place}>{text}</strong> : text,
            )}
          </span>
        </Fragment>
      ))}
      {isPartial && ` ${t("some")}`}
    </>
  );
}

/** Where the amounts come from: a recipe at once, several behind a press. */
function Sources({ line: { sources }, isShared }: { line: ShoppingLine; isShared: boolean }) {
  const { t } = useTranslation("shopping");
  const [only, another] = sources;
  if (only && !another) {
    const isTold = only.recipe || (isShared && only.addedBy);
    return isTold ? (
      <small className="shopping-origin">
        <Origin source={only} isShared={isShared} />
      </small>
    ) : null;
  }
  return (
    <details className="shopping-sources">
      <summary>
        <span className="visually-hidden">{t("sources", { count: sources.length })}</span>
        <span aria-hidden="true">{sources.length}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {sources.map((source, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in them keeps a state
          <li key={at}>
            <span lang={source.words?.language} dir="auto">
              {source.words?.text}
            </span>{" "}
            <small>
              <Origin source={source} isShared={isShared} />
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Origin({
  source: { recipe, addedBy },
  isShared,
}: {
  source: ShoppingLine["sources"][number];
  isShared: boolean;
}) {
  const { t } = useTranslation("shopping");
  return (
    <>
      {recipe && (
        <>
          {t("for")}{" "}
          <Link to={paths.recipeView(recipe.id)} lang={recipe.language} dir="auto">
            {recipe.title}
          </Link>
        </>
      )}{" "}
      {isShared && addedBy && <span>{t("byCook", { username: addedBy })}</span>}
    </>
  );
}
