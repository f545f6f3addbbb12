import { Fragment, type ReactNode } from "react";
import type { Language } from "#domain/language/languages";
import type { Amount } from "#domain/measures/amount";
import { type Heading, splitSections } from "#domain/recipe/headings";
import type { ShownText as Text } from "#server/features/recipes/marked-parts";
import { SectionHeading } from "./section-heading";
import { ShownText, StepsNote } from "./shown-parts";

export function RecipeTexts({
  title,
  className,
  note,
  ...texts
}: { title: string; className: "steps" | "tips"; note?: string } & Texts) {
  if (texts.texts.length + (texts.headings?.length ?? 0) === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <StepsNote note={note} ratio={texts.ratio} />
      <TextSections {...texts} toId={className === "steps" ? stepId : undefined} />
    </section>
  );
}

interface Texts {
  texts: Text[];
  headings?: Heading[];
  language: Language;
  ratio?: Amount;
  /** What stands below a text, by its index. */
  after?: (index: number) => ReactNode;
}

/** Numbered continuously across sections. */
export function TextSections({
  texts,
  headings = [],
  language,
  ratio,
  after,
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
              <ShownText text={item} language={language} ratio={ratio} />
              {after?.(index)}
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
