import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/language/languages";
import { scaledFigure, shownAmount } from "#domain/line/amount-shown";
import { scaledWords } from "#domain/line/scaled-words";
import { type Amount, formatAmount, scaleAmount } from "#domain/measures/amount";
import { toLargestMeasure } from "#domain/measures/convert-measures";
import type { Unit } from "#domain/measures/units";
import { type Heading, splitSections } from "#domain/recipe/headings";
import { paths } from "#domain/site/paths";
import type { RecipeLine } from "#server/features/recipes/lines";
import { SectionHeading } from "./section-heading";

/** Ordered by size, as toLargestMeasure expects. */
const SPOONS: Unit[] = ["TEASPOON", "TABLESPOON", "CUP"];

const AS_WRITTEN: Amount = { numerator: 1, denominator: 1 };

interface LineOptions {
  language: Language;
  ratio?: Amount;
  /** Use catalogue names in the viewer's language. */
  isByNames?: boolean;
  hasLinks?: boolean;
}

export function IngredientList({
  lines,
  headings,
  ...reading
}: { lines: RecipeLine[]; headings: Heading[] } & LineOptions) {
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

export function IngredientLine(line: { line: RecipeLine } & LineOptions) {
  const { text, ingredientId } = line.line;
  if (line.isByNames && ingredientId !== null) return <CatalogueLine {...line} />;
  return text ? <CooksLine {...line} /> : <LineByParts {...line} />;
}

function CooksLine({
  line,
  language,
  ratio = AS_WRITTEN,
  hasLinks = false,
}: { line: RecipeLine } & LineOptions) {
  const { measure, rest, exact } = scaledWords(line, ratio, language);
  const words = rest.trimStart();
  return (
    <span lang={language} dir="auto">
      {measure && (
        <b className="amount" title={exact}>
          {measure}
        </b>
      )}
      {measure && rest !== words && " "}
      {hasLinks && line.ingredientId !== null ? (
        <Link to={paths.ingredientView(line.ingredientId)} title={line.name} className="food">
          {words}
        </Link>
      ) : (
        words
      )}
    </span>
  );
}

function CatalogueLine({ line, ratio = AS_WRITTEN }: { line: RecipeLine } & LineOptions) {
  const format = useAmountFormat();
  const { amount, unit, name } = line;
  return (
    <>
      {amount && <b className="amount">{format(amount, unit, ratio)}</b>} {name}
    </>
  );
}

function LineByParts({ line, language, ratio = AS_WRITTEN }: { line: RecipeLine } & LineOptions) {
  const format = useAmountFormat();
  const { amount, unit, written } = line;
  return (
    <>
      {amount ? (
        <b className="amount">{format(amount, unit, ratio)}</b>
      ) : (
        written && (
          <b className="amount" lang={language}>
            {written}
          </b>
        )
      )}{" "}
      <span dir="auto">
        <span lang={line.ingredientId === null ? language : undefined}>{line.name}</span>
        {amount && written && isAsWritten(ratio) && (
          <span lang={language} className="complement">
            {" "}
            ({written})
          </span>
        )}
        {line.complement && (
          <span lang={language} className="complement">
            , {line.complement}
          </span>
        )}
      </span>
    </>
  );
}

/** A verbal measure is valid only unscaled. */
function isAsWritten({ numerator, denominator }: Amount): boolean {
  return numerator === denominator;
}

function useAmountFormat(): (amount: Amount, unit: Unit, ratio: Amount) => string {
  const { t, i18n } = useTranslation("recipe");
  return (amount, written, ratio) => {
    const exact = scaleAmount(amount, ratio);
    const place = SPOONS.indexOf(written);
    const isCarried = place >= 0 && !isAsWritten(ratio);
    const held = isCarried
      ? toLargestMeasure(exact, place, SPOONS.length)
      : { amount: exact, size: place };
    const unit = SPOONS[held.size] ?? written;
    const figure = isAsWritten(ratio)
      ? formatAmount(shownAmount(amount, unit, ratio), unit, i18n.language)
      : scaledFigure(held.amount, unit, i18n.language);
    if (unit === "NONE" || unit === "UNIT") return figure;
    const count = Math.max(1, held.amount.numerator / held.amount.denominator);
    return `${figure}\u00a0${t(`unit.${unit}`, { count })}`;
  };
}
