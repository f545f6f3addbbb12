import { Link } from "@remix-run/react";
import type { Language } from "#domain/language/languages";
import { scalePieces } from "#domain/line/scaled-pieces";
import type { Amount } from "#domain/measures/amount";
import type { ShownPart, ShownText as Text } from "#server/features/recipes/marked-parts";
import type { ShownLine } from "#server/features/recipes/shown-lines";

export const AS_WRITTEN: Amount = { numerator: 1, denominator: 1 };

interface PartsOptions {
  /** The recipe's. */
  language: Language;
  /** Of the words, apart from those marked as the recipe's. */
  spoken?: Language;
  ratio?: Amount | undefined;
  /** To link to. */
  food?: ShownLine["food"];
}

export function ShownParts({ parts, ...options }: { parts: ShownPart[] } & PartsOptions) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the words.
  return parts.map((part, place) => <Part key={place} part={part} {...options} />);
}

function Part({ part, ...options }: { part: ShownPart } & PartsOptions) {
  if (!Array.isArray(part)) {
    const { tag: Tag, parts, link } = part;
    return (
      <Tag {...link}>
        <ShownParts parts={parts} {...options} />
      </Tag>
    );
  }
  const [mark, pieces, own] = part;
  const { language, spoken = language, ratio = AS_WRITTEN, food } = options;
  const scaling = { ratio, language: spoken };
  const text = scalePieces(pieces, scaling);
  const told =
    own || isScaled(ratio) ? scalePieces(own ?? pieces, { ...scaling, isExact: true }) : undefined;
  const title = told === text ? undefined : told;
  if (mark === "a" && text) {
    return (
      <b className="amount" title={title}>
        {text}
      </b>
    );
  }
  if (own) return <span title={title}>{text}</span>;
  if (mark === "x") return <span lang={language}>{text}</span>;
  return mark && food ? (
    <Link to={food.address} title={food.name} className="food">
      {text}
    </Link>
  ) : (
    text
  );
}

export function ShownText({ text, ...options }: { text: Text } & PartsOptions) {
  return typeof text === "string" ? text : <ShownParts parts={text} {...options} />;
}

/** A paragraph cannot hold the lists that a text may have. */
export function ShownParagraph({
  className,
  ...shown
}: { className: string; text: Text } & PartsOptions) {
  const { text, language } = shown;
  const Tag = typeof text === "string" ? "p" : "div";
  return (
    text.length > 0 && (
      <Tag className={className} lang={language} dir="auto">
        <ShownText {...shown} />
      </Tag>
    )
  );
}

/** Only where the recipe is scaled. */
export function StepsNote({ note, ratio }: { note?: string; ratio?: Amount }) {
  return note && isScaled(ratio) && <p className="hint">{note}</p>;
}

function isScaled({ numerator, denominator }: Amount = AS_WRITTEN): boolean {
  return numerator !== denominator;
}
