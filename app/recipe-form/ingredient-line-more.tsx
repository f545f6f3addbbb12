import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { type FormLine, readText } from "./form-lines";
import type { LineLabels } from "./line-labels";

interface LineProps {
  line: FormLine;
  words: LineLabels;
}

/** Moving and removing, and what the line reads as. */
export function LineMore({
  line,
  words,
  label,
  children,
}: LineProps & { label: string; children: ReactNode }) {
  const reads = readText(line, "doubtful") === "" ? readText(line, "words") : "";
  return (
    <details className="line-more">
      <summary title={label}>
        <Icon name="more" />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div>
        {reads && (
          <span className="hint" dir="auto">
            {words.t("edit.reads", { line: reads })}
          </span>
        )}
        {children}
      </div>
    </details>
  );
}

/** The cook's own words go along with the row; a doubtful line says so. */
export function CooksWords({ line, words }: LineProps) {
  const reads = readText(line, "words");
  const isDoubtful = readText(line, "doubtful") !== "";
  if (!reads) return null;
  return (
    <>
      <input type="hidden" name={`${line.name}.words`} value={reads} />
      {isDoubtful && (
        <>
          <input type="hidden" name={`${line.name}.doubtful`} value="yes" />
          <p className="doubtful">
            <strong>{words.t("edit.doubtful")}</strong>{" "}
            <span dir="auto">{words.t("edit.typed", { line: reads })}</span>
          </p>
        </>
      )}
    </>
  );
}
