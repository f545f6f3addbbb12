import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { Language } from "#domain/language/languages";
import { cutLine, type LinePiece } from "#domain/line/line-pieces";
import { decodeParse } from "#domain/line/parse-data";
import type { Amount } from "#domain/measures/amount";
import { type Heading, splitSections } from "#domain/recipe/headings";
import { paths } from "#domain/site/paths";
import type { ShownLine } from "#server/features/recipes/shown-lines";
import { SectionHeading } from "./section-heading";

const AS_WRITTEN: Amount = { numerator: 1, denominator: 1 };

interface LineOptions {
  /** The recipe's. */
  language: Language;
  ratio?: Amount;
  hasLinks?: boolean;
}

export function IngredientList({
  lines,
  headings,
  ...reading
}: { lines: ShownLine[]; headings: Heading[] } & LineOptions) {
  return splitSections(lines, headings).map(({ heading, items }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the list.
    <Fragment key={place}>
      <SectionHeading text={heading} language={reading.language} />
      {items.length > 0 && (
        <ul className="ingredients">
          {items.map(({ item, index }) => (
            <li key={index}>
              <IngredientLine line={item} {...reading} />
            </li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}

export function IngredientLine({
  line: { words, parse, food },
  language,
  ratio = AS_WRITTEN,
  hasLinks = false,
}: { line: ShownLine } & LineOptions) {
  const line = { words, parse: decodeParse(parse) };
  const { pieces, exact } = cutLine(line, ratio);
  return (
    <span lang={line.parse.language} dir="auto">
      {pieces.map((piece, at) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line.
          key={at}
          {...{ piece, exact }}
          food={hasLinks ? food : null}
          language={language}
        />
      ))}
    </span>
  );
}

function Piece({
  piece: { text, isAmount, isFood, isForeign },
  exact,
  food,
  language,
}: {
  piece: LinePiece;
  exact: string | undefined;
  food: ShownLine["food"];
  language: Language;
}) {
  const lang = isForeign ? language : undefined;
  if (isAmount) {
    return (
      <b className="amount" title={exact} lang={lang}>
        {text}
      </b>
    );
  }
  if (isFood && food) {
    return (
      <Link to={paths.ingredientView(food.id)} title={food.name} className="food" lang={lang}>
        {text}
      </Link>
    );
  }
  return lang ? <span lang={lang}>{text}</span> : text;
}
