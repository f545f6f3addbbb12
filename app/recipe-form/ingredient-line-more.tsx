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
  const isOpen = Boolean(complement.errors?.length) || readText(line, "doubtful") !== "";
  const label = words.t("edit.lineMore", { label: nameLabel });
  return (
    <details className="line-more" open={isOpen}>
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
      </div>
    </details>
  );
}

function CooksWords({ line, words }: Pick<LineProps, "line" | "words">) {
  const reads = readText(line, "words");
  const isDoubtful = readText(line, "doubtful") !== "";
  if (!reads) return null;
  const key = isDoubtful ? "edit.typed" : "edit.reads";
  return (
    <>
      <input type="hidden" name={`${line.name}.words`} value={reads} />
      {isDoubtful && <input type="hidden" name={`${line.name}.doubtful`} value="yes" />}
      <p className={isDoubtful ? "line-beside doubtful" : "line-beside hint"}>
        {isDoubtful && <strong>{words.t("edit.doubtful")}</strong>}{" "}
        <span dir="auto">{words.t(key, { line: reads })}</span>
      </p>
    </>
  );
}
