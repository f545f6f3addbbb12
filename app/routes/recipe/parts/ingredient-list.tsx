import { Fragment } from "react";
import type { Language } from "#domain/language/languages";
import type { Amount } from "#domain/measures/amount";
import { type Heading, splitSections } from "#domain/recipe/headings";
import type { ShownLine, ShownSubRecipe } from "#server/features/recipes/shown-lines";
import { SectionHeading } from "./section-heading";
import { AS_WRITTEN, ShownParts } from "./shown-parts";

interface LineOptions {
  /** The recipe's. */
  language: Language;
  ratio?: Amount;
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
              {item.inside && <SubRecipe inside={item.inside} ratio={reading.ratio} />}
            </li>
          ))}
        </ul>
      )}
    </Fragment>
  ));
}

export function IngredientLine({
  line: { parts, language: spoken, food },
  ...reading
}: { line: ShownLine } & LineOptions) {
  return (
    <span lang={spoken} dir="auto">
      <ShownParts {...reading} parts={parts} spoken={spoken} food={food} />
    </span>
  );
}

/** In the amounts of the line that stands for it. */
function SubRecipe({
  inside: { title, share, ...list },
  ratio = AS_WRITTEN,
}: {
  inside: ShownSubRecipe;
  ratio?: Amount | undefined;
}) {
  return (
    <details>
      <summary lang={list.language} dir="auto">
        {title}
      </summary>
      <IngredientList
        {...list}
        headings={[]}
        ratio={{
          numerator: ratio.numerator * share.numerator,
          denominator: ratio.denominator * share.denominator,
        }}
      />
    </details>
  );
}
