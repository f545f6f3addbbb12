import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import { buildField, type FormLine, readText } from "./form-lines";
import type { LineLabels } from "./line-labels";

interface LineProps {
  line: FormLine;
  number: number;
  words: LineLabels;
  autoFocus: string | undefined;
}

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
  const complement = buildField(line, "complement");
  const isTelling = [complement, buildField(line, "written")].some(({ errors }) => errors?.length);
  const label = words.t("edit.lineMore", { label: nameLabel });
  return (
    <details className="line-more" open={isTelling || readText(line, "typed") !== ""}>
      <summary title={label}>
        <Icon name="more" />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div>
        <TextField
          field={complement}
          label={words.parts.complement}
          aria-label={words.formatLabel(number, "complement")}
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

function CooksWords({ line, words }: Pick<LineProps, "line" | "words">) {
  const reads = readText(line, "text");
  const textOf = readText(line, "textOf");
  if (!textOf) return null;
  return (
    <>
      <input type="hidden" name={`${line.name}.textOf`} value={textOf} />
      {reads && <input type="hidden" name={`${line.name}.text`} value={reads} />}
      {reads && !readText(line, "line") && (
        <p className="line-beside hint" dir="auto">
          {words.t("edit.reads", { line: reads })}
        </p>
      )}
    </>
  );
}

function ImportedParts({ line, number, words, autoFocus }: LineProps) {
  const typed = readText(line, "typed");
  const written = readText(line, "written");
  if (!written && !typed) return null;
  return (
    <div className="line-beside">
      {written && (
        <TextField
          field={buildField(line, "written")}
          label={words.parts.written}
          aria-label={words.formatLabel(number, "written")}
          autoFocus={autoFocus === "written"}
        />
      )}
      {typed && <Doubtful name={`${line.name}.typed`} line={typed} words={words} />}
    </div>
  );
}

function Doubtful({ name, line, words }: { name: string; line: string; words: LineLabels }) {
  const { t } = words;
  return (
    <p className="doubtful">
      <input type="hidden" name={name} value={line} />
      <strong>{t("edit.doubtful")}</strong> <span dir="auto">{t("edit.typed", { line })}</span>
    </p>
  );
}
