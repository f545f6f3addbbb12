import type { Language } from "#domain/language/languages";

/** What stands above some of the ingredients or steps; nothing where they have no heading. */
export function SectionHeading({ text, language }: { text: string | null; language: Language }) {
  if (text === null) return null;
  return (
    <h3 className="section-heading" lang={language} dir="auto">
      {text}
    </h3>
  );
}
