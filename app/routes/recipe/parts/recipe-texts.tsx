import { Fragment } from "react";
import type { Language } from "#domain/language/languages";
import { type Heading, splitSections } from "#domain/recipe/headings";
import type { ShownText as Text } from "#server/features/recipes/shown-units";
import { SectionHeading } from "./section-heading";
import { ShownText } from "./shown-parts";

export function RecipeTexts({
  title,
  className,
  ...texts
}: { title: string; className: "steps" | "tips" } & Texts) {
  if (texts.texts.length + (texts.headings?.length ?? 0) === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <TextSections {...texts} toId={className === "steps" ? stepId : undefined} />
    </section>
  );
}

interface Texts {
  texts: Text[];
  headings?: Heading[];
  language: Language;
}

/** Numbered continuously across sections. */
export function TextSections({
  texts,
  headings = [],
  language,
  toId,
}: Texts & { toId?: (index: number) => string }) {
  return splitSections(texts, headings).map(({ heading, items }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the list.
    <Fragment key={place}>
      <SectionHeading text={heading} language={language} />
      {items.length > 0 && (
        <ol start={(items[0]?.index ?? 0) + 1}>
          {items.map(({ item, index }) => (
            <li key={index} id={toId?.(index)} lang={language} dir="auto">
              <ShownText text={item} language={language} />
            </li>
          ))}
        </ol>
      )}
    </Fragment>
  ));
}

function stepId(index: number): string {
  return `step-${index + 1}`;
}
