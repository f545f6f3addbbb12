import { Fragment } from "react";
import type { Language } from "#domain/language/languages";
import { type Heading, sectionsOf } from "#domain/recipe/headings";
import { SectionHeading } from "./section-heading";

/** The steps or the tips of a recipe; nothing where there are none. */
export function RecipeTexts({
  title,
  className,
  ...texts
}: { title: string; className: "steps" | "tips" } & Texts) {
  if (texts.texts.length + (texts.headings?.length ?? 0) === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <TextSections {...texts} idOf={className === "steps" ? stepId : undefined} />
    </section>
  );
}

interface Texts {
  texts: string[];
  headings?: Heading[];
  language: Language;
}

/** Numbered through, under their headings. */
export function TextSections({
  texts,
  headings = [],
  language,
  idOf,
}: Texts & { idOf?: (index: number) => string }) {
  return sectionsOf(texts, headings).map(({ heading, items }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place in the list.
    <Fragment key={place}>
      <SectionHeading text={heading} language={language} />
      {items.length > 0 && (
        <ol start={(items[0]?.index ?? 0) + 1}>
          {items.map(({ item, index }) => (
            <li key={index} id={idOf?.(index)} lang={language} dir="auto">
              {item}
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
