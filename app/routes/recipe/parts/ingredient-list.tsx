import { Fragment } from "react";
import type { Language } from "#domain/language/languages";
import type { Amount } from "#domain/measures/amount";
import { type Heading, splitSections } from "#domain/recipe/headings";
import type { ShownLine } from "#server/features/recipes/shown-lines";
import { SectionHeading } from "./section-heading";
import { ShownParts } from "./shown-parts";

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
  hasLinks,
  ...reading
}: { line: ShownLine } & LineOptions) {
  return (
    <span lang={spoken} dir="auto">
      <ShownParts {...reading} parts={parts} spoken={spoken} food={hasLinks ? food : null} />
    </span>
  );
}
