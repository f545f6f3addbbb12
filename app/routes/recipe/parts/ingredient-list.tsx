import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { Language } from "#domain/language/languages";
import { scalePieces } from "#domain/line/scaled-pieces";
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
  line: { parts, language: spoken, food },
  language,
  ratio = AS_WRITTEN,
  hasLinks = false,
}: { line: ShownLine } & LineOptions) {
  const isScaled = ratio.numerator !== ratio.denominator;
  return (
    <span lang={spoken} dir="auto">
      {parts.map(([mark, pieces], key) => {
        const write = (isExact = false) =>
          scalePieces(pieces, { ratio, language: spoken, isExact });
        const text = write();
        if (mark === "a" && text) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
            <b key={key} className="amount" title={isScaled ? write(true) : undefined}>
              {text}
            </b>
          );
        }
        if (mark === "x") {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
            <span key={key} lang={language}>
              {text}
            </span>
          );
        }
        return mark && food && hasLinks ? (
          <Link
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the line.
            key={key}
            to={paths.ingredientView(food.id)}
            title={food.name}
            className="food"
          >
            {text}
          </Link>
        ) : (
          text
        );
      })}
    </span>
  );
}
