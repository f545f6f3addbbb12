import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import { type FormLine, partOf, textIn } from "./form-lines";
import type { LineWords } from "./line-words";

interface LineProps {
  line: FormLine;
  number: number;
  words: LineWords;
  autoFocus: string | undefined;
}

/** What a line may have besides amount, unit and name: on a phone it is closed. */
export function LineMore({
  line,
  number,
  words,
  nameLabel,
  autoFocus,
  onType,
  children,
}: LineProps & {
  nameLabel: string;
  onType: (details: string) => void;
  children: ReactNode;
}) {
  const complement = partOf(line, "complement");
  const isTelling = [complement, partOf(line, "written")].some(({ errors }) => errors?.length);
  const label = words.t("edit.lineMore", { label: nameLabel });
  return (
    <details className="line-more" open={isTelling || textIn(line, "typed") !== ""}>
      <summary title={label}>
        <Icon name="more" />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div>
        <TextField
          field={complement}
          label={words.parts.complement}
          aria-label={words.labelOf(number, "complement")}
          placeholder={words.parts.complement}
          autoFocus={autoFocus === "complement"}
          onType={onType}
        />
        {children}
        <CooksWords line={line} words={words} />
        <ImportedParts {...{ line, number, words, autoFocus }} />
      </div>
    </details>
  );
}

/** The line in the cook's own words, which stay until one of its parts, or the box above, is changed. */
function CooksWords({ line, words }: Pick<LineProps, "line" | "words">) {
  const reads = textIn(line, "text");
  const textOf = textIn(line, "textOf");
  if (!textOf) return null;
  return (
    <>
      <input type="hidden" name={`${line.name}.textOf`} value={textOf} />
      {reads && <input type="hidden" name={`${line.name}.text`} value={reads} />}
      {reads && !textIn(line, "line") && (
        <p className="line-beside hint" dir="auto">
          {words.t("edit.reads", { line: reads })}
        </p>
      )}
    </>
  );
}

/** What only an imported line has: the amount in the author's words, and the line that was read. */
function ImportedParts({ line, number, words, autoFocus }: LineProps) {
  const typed = textIn(line, "typed");
  const written = textIn(line, "written");
  if (!written && !typed) return null;
  return (
    <div className="line-beside">
      {written && (
        <TextField
          field={partOf(line, "written")}
          label={words.parts.written}
          aria-label={words.labelOf(number, "written")}
          autoFocus={autoFocus === "written"}
        />
      )}
      {typed && <Doubtful name={`${line.name}.typed`} line={typed} words={words} />}
    </div>
  );
}

/** Marks a line whose reading is doubtful, and shows the text that it was read from. */
function Doubtful({ name, line, words }: { name: string; line: string; words: LineWords }) {
  const { t } = words;
  return (
    <p className="doubtful">
      <input type="hidden" name={name} value={line} />
      <strong>{t("edit.doubtful")}</strong> <span dir="auto">{t("edit.typed", { line })}</span>
    </p>
  );
}
