/** The steps or the tips of a recipe; nothing where there are none. */
export function RecipeTexts({
  title,
  texts,
  language,
  className,
}: {
  title: string;
  texts: string[];
  language: string;
  className: string;
}) {
  if (texts.length === 0) return null;
  return (
    <section className={className}>
      <h2>{title}</h2>
      <ol>
        {texts.map((text, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list.
            key={index}
            id={className === "steps" ? `step-${index + 1}` : undefined}
            lang={language}
            dir="auto"
          >
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
