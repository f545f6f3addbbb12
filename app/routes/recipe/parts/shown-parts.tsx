import { Link } from "@remix-run/react";
import type { Language } from "#domain/language/languages";
import type { LinePart } from "#domain/line/cut-line";
import { scalePieces } from "#domain/line/scaled-pieces";
import type { Amount } from "#domain/measures/amount";
import { paths } from "#domain/site/paths";
import type { ShownLine } from "#server/features/recipes/shown-lines";
import type { ShownText as Text } from "#server/features/recipes/shown-units";

const AS_WRITTEN: Amount = { numerator: 1, denominator: 1 };

interface PartsOptions {
  /** The recipe's. */
  language: Language;
  /** Of the words, apart from those marked as the recipe's. */
  spoken?: Language;
  ratio?: Amount | undefined;
  /** To link to. */
  food?: ShownLine["food"];
}

export function ShownParts({ parts, ...options }: { parts: LinePart[] } & PartsOptions) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the words.
  return parts.map((part, place) => <Part key={place} part={part} {...options} />);
}

function Part({
  part: [mark, pieces, own],
  language,
  spoken = language,
  ratio = AS_WRITTEN,
  food,
}: { part: LinePart } & PartsOptions) {
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
    <Link to={paths.ingredientView(food.id)} title={food.name} className="food">
      {text}
    </Link>
  ) : (
    text
  );
}

export function ShownText({ text, ...options }: { text: Text } & PartsOptions) {
  return typeof text === "string" ? text : <ShownParts parts={text} {...options} />;
}

/** Only where the recipe is scaled. */
export function StepsNote({ note, ratio }: { note?: string; ratio?: Amount }) {
  return note && isScaled(ratio) && <p className="hint">{note}</p>;
}

function isScaled({ numerator, denominator }: Amount = AS_WRITTEN): boolean {
  return numerator !== denominator;
}
