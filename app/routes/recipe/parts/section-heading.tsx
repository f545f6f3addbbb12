import type { Language } from "#domain/language/languages";

export function SectionHeading({ text, language }: { text: string | null; language: Language }) {
  if (text === null) return null;
  return (
    <h3 className="section-heading" lang={language} dir="auto">
      {text}
    </h3>
  );
}
